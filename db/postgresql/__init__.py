"""The store on a PostgreSQL server. Only this package needs `psycopg`."""
