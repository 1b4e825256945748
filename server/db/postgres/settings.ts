/**
 * For small machines: the operating system's cache holds what is not in the buffers. A process of PostgreSQL for each of
 * the pool's connections is all that works, so none work beside them but those that keep the tables in order.
 */
export const settings = [
  'shared_buffers=32MB',
  'wal_buffers=1MB',
  'min_wal_size=16MB',
  'max_wal_size=128MB',
  'huge_pages=off',
  'io_method=sync',
  'max_worker_processes=2',
  'max_parallel_workers_per_gather=0',
  'max_wal_senders=2',
  'autovacuum_worker_slots=2',
  'autovacuum_max_workers=1',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // Refused statements are the server's to log, without the data that are in them.
  'log_min_messages=log',
  'log_min_error_statement=panic',
];
