"""What answers about accounts look like."""

from pydantic import Field

from dosespanas.server.http.common_schemas import Answer


class AccountView(Answer):
    """One's own account."""

    handle: str = Field(description="The name that others see")
    created: int = Field(description="Milliseconds since 1970, UTC")
    language: str
    zone: str = Field(description="Time zone, such as `Europe/Madrid`")
