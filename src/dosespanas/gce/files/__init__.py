"""The data files: typed models, and the checks an owner's correction has to pass."""
