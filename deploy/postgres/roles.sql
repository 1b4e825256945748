-- Roles and database of the portal. Run once by an administrator of PostgreSQL 15 or newer:
--   psql -v ON_ERROR_STOP=1 -f roles.sql
-- Set the passwords afterwards, so that none stands in a file or a history: \password portal

-- The servers and the commands. It owns its database, so that they can make and change the tables; nothing else.
create role portal login nosuperuser nocreatedb nocreaterole noreplication connection limit 200;
-- Backups: reads every row, writes none.
create role portal_backup login nosuperuser nocreatedb nocreaterole noreplication connection limit 5;
grant pg_read_all_data to portal_backup;
alter role portal_backup set default_transaction_read_only = on;
-- Watching of PostgreSQL itself: figures, no rows of the portal.
create role portal_monitor login nosuperuser nocreatedb nocreaterole noreplication connection limit 5;
grant pg_monitor to portal_monitor;

create database portal owner portal encoding 'UTF8' template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';
revoke all on database portal from public;
grant connect on database portal to portal_backup, portal_monitor;
