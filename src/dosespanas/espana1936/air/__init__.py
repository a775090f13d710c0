"""Air combat (ADF): who meets whom, and what becomes of them."""
