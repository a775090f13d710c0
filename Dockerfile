# A server in a container: `docker compose up --build` (docs/hosting.md). The rules are compiled while it is built.
FROM python:3.11-bookworm AS build
WORKDIR /src
COPY . .
RUN make wheel

FROM python:3.11-slim-bookworm
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 8936 --home-dir /data --create-home --shell /usr/sbin/nologin dosespanas
COPY requirements.lock requirements-postgres.lock requirements-accounts.lock /tmp/locks/
COPY --from=build /src/dist/ /tmp/dist/
RUN pip install --no-cache-dir -r /tmp/locks/requirements.lock \
    && pip install --no-cache-dir -r /tmp/locks/requirements-postgres.lock \
    && pip install --no-cache-dir -r /tmp/locks/requirements-accounts.lock \
    && pip install --no-cache-dir --no-deps /tmp/dist/dosespanas-*.whl \
    && rm -r /tmp/locks /tmp/dist
USER dosespanas
WORKDIR /data
VOLUME /data
ENV DOSESPANAS_DATABASE=sqlite:////data/games.db MALLOC_ARENA_MAX=2
EXPOSE 8936
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8936/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["dosespanas", "serve", "--no-browser", "--json-log", "--host", "0.0.0.0"]
