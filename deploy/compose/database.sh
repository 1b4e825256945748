#!/bin/sh
# Runs once, on an empty database of the image of PostgreSQL.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -f /roles.sql
psql -v ON_ERROR_STOP=1 -U postgres -v password="$(cat /run/secrets/database_password)" <<'SQL'
alter role portal password :'password';
SQL
