import * as z from 'zod/mini';
import { maxFileSize, maxTotalSize } from '#domain/documents/upload-rules.ts';
import { backups } from './backup-settings.ts';
import { commissions, company, retention } from './company-settings.ts';
import { integrations } from './integration-settings.ts';
import { mail } from './mail-settings.ts';
import { sessions } from './session-settings.ts';
import {
  bytes,
  count,
  countFromOne,
  flag,
  folder,
  oneOf,
  optional,
  pattern,
  poolSize,
  port,
  seconds,
  secret,
  setting,
  text,
  url,
  wholeSeconds,
} from './setting.ts';

const MiB = 1024 ** 2;

const addresses = {
  NODE_ENV: setting(
    { ...text, allowed: 'production or development' },
    'development',
    '`production` loads no demo data and requires a second factor of employees.',
  ),
  PORT: setting(port, 4321, 'Port on which the server listens.'),
  HOST: setting({ ...text, allowed: 'a host name or an address' }, '127.0.0.1', 'Address on which the server listens.'),
  PUBLIC_BASE_URL: optional(
    url('https://portal.example.com'),
    'Public address of the portal: links in mails lead there, and sessions hold for it. A build that knows it tells search engines the address of each public page in the other language.',
    '`http://HOST:PORT`',
  ),
  CORS_ORIGINS: setting(
    { parser: z.string(), allowed: 'origins with commas between' },
    '',
    'Origins of a site that is served from elsewhere.',
  ),
  TRUST_PROXY: setting(
    pattern(
      /^(\d{1,2}|[\da-f.:/, ]+)?$/i,
      'addresses or networks with commas between, or how many proxies there are in a row',
    ),
    '',
    'Proxies that may name their client by `X-Forwarded-For`. Behind a proxy it must be set, else all users share one address when logins are throttled.',
  ),
  METRICS_TOKEN: optional(
    secret(text),
    'Bearer token that opens `/api/metrics`.',
    'only calls from this machine are answered',
  ),
  LOG_LEVEL: setting(
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
    'Least severe lines that the log holds.',
  ),
};

const folders = {
  DATA_DIR: setting(folder, './data', 'Database, files, keys and mails; one process at a time.'),
  SITE_DIR: setting(folder, './dist', 'The built site.'),
  CONTENT_DIR: optional(
    folder,
    'What the build wrote for the server alone: entries with roles or a period, answers of quizzes.',
    '`SITE_DIR` with `.content` appended',
  ),
  KEYS_FILE: optional(
    folder,
    'Keys that sign the sessions, and one that seals the secrets of authenticator apps. All servers of a portal share one.',
    '`DATA_DIR/keys.json`',
  ),
};

const database = {
  DATABASE_URL: optional(
    secret({ ...text, allowed: 'an address such as postgres://user:password@host/name' }),
    'A PostgreSQL (15 or newer) in place of the one that the server starts in `DATA_DIR`.',
    'the embedded PostgreSQL',
  ),
  DATABASE_REPLICA_URL: optional(
    secret({ ...text, allowed: 'an address such as postgres://user:password@host/name' }),
    'A streaming replica of the database that `DATABASE_URL` names. Lists, searches and exports are read from it as soon as it has what their user wrote; from the database itself while it is down, or more than five seconds behind.',
    'everything is read from the database itself',
  ),
  DATABASE_POOLER: setting(
    oneOf('none', 'transaction'),
    'none',
    '`transaction`: `DATABASE_URL` leads to a pooler that gives each transaction another connection (PgBouncer). Nothing is kept in a session then, and the time limits are those of the pooler.',
  ),
  DATABASE_POOL_SIZE: setting(
    poolSize,
    10,
    'Connections for calls of users. Lists open six for each ten more, background work six: 22 for each server by default. The database must admit those of all servers, and some for commands.',
  ),
  DATABASE_SILENCE_TIMEOUT: setting(
    seconds(0.1, 60),
    2,
    'How long the database may be silent; then calls get 503 at once until it answers again.',
  ),
  DATABASE_STATEMENT_TIMEOUT: setting(
    seconds(0.1, 3600),
    30,
    'Longest time for a statement of a call. Imports, indexes and maintenance have no such limit.',
  ),
};

const bucket = {
  S3_ENDPOINT: optional(
    { ...url('', /^https?$/), allowed: 'an address that begins with http:// or https://' },
    'An S3-compatible store in place of the folders below `DATA_DIR`: uploads, attachments and copies of documents, below `files/`, `files-parts/` and `library-copies/` of the bucket.',
    'files in `DATA_DIR`',
  ),
  S3_BUCKET: optional(text, 'Its bucket.'),
  S3_ACCESS_KEY_ID: optional(secret(text), 'Key of an account that may list, get, put and delete objects.'),
  S3_SECRET_ACCESS_KEY: optional(secret(text), 'Secret of that key.'),
  S3_REGION: setting(text, 'us-east-1', 'Region of the bucket.'),
  S3_PATH_STYLE: setting(flag, 'true', '`false` if the name of the bucket is part of the host name.'),
};

const library = {
  LIBRARY_DIR: optional(
    folder,
    'The documents, a folder that editors maintain. Only the default folder is filled with demo files.',
    '`DATA_DIR/library`',
  ),
  LIBRARY_RESCAN: setting(
    wholeSeconds(1, 86_400),
    300,
    'Interval at which the whole library is compared with its index, in whole minutes. Changes are seen at once where the system reports them; on network drives, at this interval.',
  ),
  LIBRARY_KEEP_UP_TO: setting(
    bytes,
    256 * MiB,
    'Largest document of which a copy is kept for downloads and as an earlier version.',
  ),
  LIBRARY_S3_PREFIX: optional(
    text,
    'The library lies below this prefix of a bucket in place of `LIBRARY_DIR`; `/` is the whole of a bucket of its own.',
  ),
  LIBRARY_S3_BUCKET: optional(text, 'Bucket of the library.', '`S3_BUCKET`'),
  LIBRARY_S3_POLL: setting(
    seconds(0.1, 3600),
    2,
    'Pause between two listings of the bucket. A listing is one call per thousand objects. If it takes more than 1.7 s, the bucket is listed half of the time, and changes need more than 5 s.',
  ),
};

const uploads = {
  UPLOAD_MAX_FILE_SIZE: setting(bytes, maxFileSize, 'Limit for one file.'),
  UPLOAD_MAX_TOTAL_SIZE: setting(bytes, maxTotalSize, 'Limit for all files of a request.'),
  UPLOAD_WAITING_FILES_PER_USER: setting(count, 300, 'Uploads of one user that belong to no ticket yet.'),
  UPLOAD_WAITING_SIZE_PER_USER: setting(bytes, 500 * MiB, 'Their size.'),
  UPLOAD_WAITING_FILES_PER_ACCOUNT: setting(count, 3000, 'The same for all users of an account.'),
  UPLOAD_WAITING_SIZE_PER_ACCOUNT: setting(bytes, 2048 * MiB, 'Their size.'),
  SCANNER_URL: optional(
    pattern(/^(unix:\/.+|tcp:\/\/[^/\s]+)$/, 'unix:/path/of/clamd.sock or tcp://host:3310'),
    'Malware scanner that uploads must pass (protocol of clamd).',
    'uploads are not scanned',
  ),
};

const limits = {
  MAX_CALLS_IN_WORK: setting(
    countFromOne,
    250,
    'Calls processed at once at most; more get 503 with `Retry-After`. A server that is full takes as many as it answers in 0.4 seconds.',
  ),
  SILENCE_TIMEOUT: setting(
    seconds(0.1, 600),
    10,
    'Longest time that a client may need for its headers, or be silent within a body; then its connection is closed.',
  ),
  MAX_CONNECTIONS_PER_ADDRESS: setting(
    countFromOne,
    2000,
    'Connections that one address may hold at once. Does not count behind a proxy (`TRUST_PROXY`), which has its own limits.',
  ),
  SHUTDOWN_GRACE: setting(
    wholeSeconds(0, 600),
    10,
    'Time that downloads and uploads get to end after SIGTERM; then their connections are cut, and clients resume later. Idle connections are closed at once.',
  ),
};

/** Every setting of the server, by topic. */
export const settingsByTopic = {
  'Address, proxy, log': addresses,
  Folders: folders,
  Database: database,
  'Files in a bucket': bucket,
  Library: library,
  Mail: mail,
  'Sign-in': sessions,
  Uploads: uploads,
  'Limits and shutdown': limits,
  Backups: backups,
  Retention: retention,
  Company: company,
  'Commission statements': commissions,
  Integrations: integrations,
};

export const environment = z.object({
  ...addresses,
  ...folders,
  ...database,
  ...bucket,
  ...library,
  ...mail,
  ...sessions,
  ...uploads,
  ...limits,
  ...backups,
  ...retention,
  ...company,
  ...commissions,
  ...integrations,
});
