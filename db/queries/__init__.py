"""All SQL, as functions of the raw connection by topic, which `Store.read` and `Store.write` run."""
