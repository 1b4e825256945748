import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { termsVersion } from '../src/domain/terms-version.ts';
import { maxFileSize, maxTotalSize } from '../src/domain/upload-rules.ts';

const optional = z.optional(z.string().check(z.minLength(1)));
const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.minimum(0)), fallback);
const setting = (fallback: string) => z._default(z.string().check(z.minLength(1)), fallback);

const environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 4321),
  HOST: setting('127.0.0.1'),
  DATA_DIR: setting('./data'),
  SITE_DIR: setting('./dist'),
  CONTENT_DIR: optional,
  DATABASE_URL: optional,
  SMTP_URL: optional,
  MAIL_FROM: setting('Partnerportal <portal@etc.example.com>'),
  PUBLIC_BASE_URL: z.optional(z.url()),
  PUBLIC_COMPANY: setting('ETC Distribution GmbH'),
  PUBLIC_HOLIDAY_STATE: z._default(z.string().check(z.regex(/^([A-Z]{2})?$/)), ''),
  CORS_ORIGINS: z._default(z.string(), ''),
  KEYS_FILE: optional,
  TERMS_VERSION: setting(termsVersion),
  DEMO_PASSWORD: setting('Portal-Demo-2026!'),
  UPLOAD_MAX_FILE_SIZE: count(maxFileSize),
  UPLOAD_MAX_TOTAL_SIZE: count(maxTotalSize),
  MAX_CALLS_IN_WORK: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 250),
  SHUTDOWN_GRACE: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600)), 10),
  LIBRARY_DIR: optional,
  LIBRARY_RESCAN: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(86_400)), 300),
  LIBRARY_KEEP_UP_TO: count(256 * 1024 ** 2),
  NODE_ENV: setting('development'),
  METRICS_TOKEN: optional,
  TRUST_PROXY: z._default(z.string().check(z.regex(/^(\d{1,2}|[\da-f.:/, ]+)?$/i)), ''),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/**
 * Which proxies may say by `X-Forwarded-For` whom they speak for: so many in a row before this server, or those with
 * these addresses or networks. Never all of them, because then anybody could claim any address.
 */
function readTrust(text: string): false | string[] | ((address: string, hop: number) => boolean) {
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return text === '' ? false : addresses;
}

/** Reads the server's settings from environment variables; throws with the names of those it cannot use. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Unusable configuration: ${wrong.join('; ')}`);
  }
  const read = parsed.data;
  const dataDir = resolve(read.DATA_DIR);
  return Object.freeze({
    port: read.PORT,
    host: read.HOST,
    dataDir,
    siteDir: resolve(read.SITE_DIR),
    /** What the build wrote for the server alone. */
    contentDir: resolve(read.CONTENT_DIR ?? `${read.SITE_DIR.replace(/\/+$/, '')}.content`),
    databaseUrl: read.DATABASE_URL,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    /** Where links in mails lead; never taken from a request. */
    publicBaseUrl: (read.PUBLIC_BASE_URL ?? `http://${read.HOST}:${read.PORT}`).replace(/\/$/, ''),
    company: read.PUBLIC_COMPANY,
    holidayState: read.PUBLIC_HOLIDAY_STATE,
    /** Origins of a site that is served from elsewhere, such as a CDN. */
    corsOrigins: read.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    keysFile: read.KEYS_FILE ?? join(dataDir, 'keys.json'),
    termsVersion: read.TERMS_VERSION,
    demoPassword: read.DEMO_PASSWORD,
    uploads: { maxFileSize: read.UPLOAD_MAX_FILE_SIZE, maxTotalSize: read.UPLOAD_MAX_TOTAL_SIZE },
    metricsToken: read.METRICS_TOKEN,
    trustProxy: readTrust(read.TRUST_PROXY),
    /** Calls worked on at once; more are asked to come again. */
    maxInWork: read.MAX_CALLS_IN_WORK,
    /** How long calls under way may take to end when the server is told to, in ms; then their connections are cut. */
    shutdownGrace: read.SHUTDOWN_GRACE * 1000,
    libraryDir: resolve(read.LIBRARY_DIR ?? join(dataDir, 'library')),
    /** True where the library lies where nobody chose it, and may be filled with demo files. */
    libraryIsOwn: read.LIBRARY_DIR === undefined,
    /** How often the whole library is looked at, in ms: what watching misses, as on network drives, is found then. */
    libraryRescan: read.LIBRARY_RESCAN * 1000,
    /** Largest file of the library, in bytes, of which earlier versions are kept. */
    libraryKeepUpTo: read.LIBRARY_KEEP_UP_TO,
    production: read.NODE_ENV === 'production',
    logLevel: read.LOG_LEVEL,
  });
}

export type Config = ReturnType<typeof readConfig>;
