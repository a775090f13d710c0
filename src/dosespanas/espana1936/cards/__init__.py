"""Events and what cards do (EVT, CRD)."""
