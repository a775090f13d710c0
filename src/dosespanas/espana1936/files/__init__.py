"""The data files: reading, typed models, and the checks an owner's correction has to pass."""
