"""For whoever runs a server: settings, metrics, health, quotas."""
