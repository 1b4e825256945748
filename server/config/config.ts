import { join, resolve } from 'node:path';
import type * as z from 'zod/mini';
import { CannotStart } from '../core/cannot-start.ts';
import { defaultCompany } from './company-settings.ts';
import { faultsOfValues, type SettingIssue } from './config-faults.ts';
import type { S3Settings } from './s3-settings.ts';
import { readSecretFiles } from './secret-files.ts';
import { environment } from './settings.ts';

/**
 * The proxies that may name the client by `X-Forwarded-For`: a number of proxies in a row before this server, or those
 * with these addresses or networks. Never all of them, because then any client could claim any address.
 */
function readTrust(text: string): false | string[] | ((address: string, hop: number) => boolean) {
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return text === '' ? false : addresses;
}

/** Settings that cannot be used; the message names all of them, with what they may be. */
export class UnusableConfig extends CannotStart {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['Unusable configuration:', ...faults.map((fault) => `- ${fault}`)].join('\n'));
    this.faults = faults;
  }
}

/** The store that files are kept in, where one is named. */
function readS3(read: z.infer<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = read;
  if (endpoint === undefined) {
    return undefined;
  }
  if (!bucket || !id || !secret) return undefined;
  const common = {
    endpoint: endpoint.replace(/\/+$/, ''),
    region: read.S3_REGION,
    pathStyle: read.S3_PATH_STYLE === 'true',
  };
  return { ...common, bucket, accessKeyId: id, secretAccessKey: secret };
}

/** Tops of what the portal itself keeps in its bucket. */
const ownPrefixes = ['files', 'files-parts', 'library-copies', 'quarantine', 'health'];

const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const withoutSlashes = (path: string) => path.replace(/^\/+|\/+$/g, '');

/** The bucket of backups, where one is named. */
function readBackupBucket(read: z.infer<typeof environment>) {
  const { BACKUP_S3_BUCKET: bucket } = read;
  const endpoint = read.BACKUP_S3_ENDPOINT ?? read.S3_ENDPOINT;
  const accessKeyId = read.BACKUP_S3_ACCESS_KEY_ID ?? read.S3_ACCESS_KEY_ID;
  const secretAccessKey = read.BACKUP_S3_SECRET_ACCESS_KEY ?? read.S3_SECRET_ACCESS_KEY;
  if (!bucket || !endpoint || !accessKeyId || !secretAccessKey) return undefined;
  const settings: S3Settings = {
    ...{ bucket, accessKeyId, secretAccessKey, endpoint: withoutSlashes(endpoint) },
    ...{ region: read.BACKUP_S3_REGION ?? read.S3_REGION, pathStyle: read.S3_PATH_STYLE === 'true' },
  };
  const prefix = withoutSlashes(read.BACKUP_S3_PREFIX);
  if (ownPrefixes.includes(prefix.split('/')[0] ?? ''))
    throw new UnusableConfig(['BACKUP_S3_PREFIX must keep away from what the portal keeps in S3_BUCKET']);
  return { settings, prefix: prefix && `${prefix}/` };
}

/** How lines are checked; a gateway has an address. */
function readAvailability(read: z.infer<typeof environment>) {
  const { AVAILABILITY_GATEWAY_URL: url, AVAILABILITY_GATEWAY_TOKEN: token } = read;
  const usual = read.NODE_ENV === 'production' ? ('manual' as const) : ('script' as const);
  return {
    source: read.AVAILABILITY_SOURCE ?? (url === undefined ? usual : ('gateway' as const)),
    gateway: url === undefined ? undefined : { url, token },
    checksPerDay: read.AVAILABILITY_CHECKS_PER_DAY,
  };
}

/** Where in the store the library lies; editors must not reach the files that the portal itself keeps there. */
function readLibraryPlace(read: z.infer<typeof environment>, s3: S3Settings | undefined) {
  if (!s3 || read.LIBRARY_S3_PREFIX === undefined) return undefined;
  const prefix = withoutSlashes(read.LIBRARY_S3_PREFIX);
  const bucket = read.LIBRARY_S3_BUCKET ?? s3.bucket;
  const [top = ''] = prefix.split('/');
  if (bucket === s3.bucket && ['', ...ownPrefixes].includes(top)) {
    throw new UnusableConfig(['LIBRARY_S3_PREFIX must keep away from what the portal keeps in S3_BUCKET']);
  }
  return { settings: { ...s3, bucket }, prefix, poll: read.LIBRARY_S3_POLL * 1000 };
}

/** Every variable that the server reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Reads the server's settings from environment variables; throws with the names of those it cannot use. */
export function readConfig(env: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { settings, faults: fileFaults } = readSecretFiles(filled);
  const parsed = environment.safeParse(settings);
  const issues = (parsed.error?.issues ?? []).map(
    ({ path, message }): SettingIssue => ({ name: path.join('.'), message }),
  );
  const faults = [...fileFaults, ...faultsOfValues(settings, issues)];
  if (faults.length > 0 || !parsed.success) throw new UnusableConfig(faults);
  const read = parsed.data;
  const dataDir = resolve(read.DATA_DIR);
  const production = read.NODE_ENV === 'production';
  const s3 = readS3(read);
  const libraryBucket = readLibraryPlace(read, s3);
  return Object.freeze({
    port: read.PORT,
    host: read.HOST,
    dataDir,
    siteDir: resolve(read.SITE_DIR),
    /** What the build wrote for the server alone. */
    contentDir: resolve(read.CONTENT_DIR ?? `${read.SITE_DIR.replace(/\/+$/, '')}.content`),
    databaseUrl: read.DATABASE_URL,
    replicaUrl: read.DATABASE_REPLICA_URL,
    database: {
      silenceMs: read.DATABASE_SILENCE_TIMEOUT * 1000,
      statementMs: read.DATABASE_STATEMENT_TIMEOUT * 1000,
      poolSize: read.DATABASE_POOL_SIZE,
      isPooled: read.DATABASE_POOLER === 'transaction',
    },
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailReplyTo: read.MAIL_REPLY_TO,
    /** How answers to tickets come by mail; without an address they do not. */
    incomingMail: {
      address: read.MAIL_REPLY_ADDRESS,
      imapUrl: read.IMAP_URL,
      secret: read.INCOMING_MAIL_SECRET,
      authserv: read.MAIL_AUTHSERV_ID,
    },
    /** Where links in mails lead; never taken from a request. */
    publicBaseUrl: (read.PUBLIC_BASE_URL ?? `http://${read.HOST}:${read.PORT}`).replace(/\/$/, ''),
    /** Those of the site go before them, see `siteSettings`. */
    company: read.PUBLIC_COMPANY,
    provider: { address: read.PROVIDER_ADDRESS, contact: read.PROVIDER_CONTACT, creditorId: read.CREDITOR_ID },
    /** The contact in `security.txt`. */
    securityContact: read.PUBLIC_SECURITY_CONTACT,
    defaultCompany,
    holidayState: read.PUBLIC_HOLIDAY_STATE,
    /** Origins of a site that is served from elsewhere, such as a CDN. */
    corsOrigins: namesIn(read.CORS_ORIGINS),
    /** Not of the public internet, yet webhooks may reach them. */
    webhookNetworks: namesIn(read.WEBHOOK_ALLOWED_NETWORKS),
    /** Browsers are told by these services alone; without any, notifications in browsers are off. */
    push: {
      services: namesIn(read.PUSH_SERVICES).filter((name) => name !== 'none'),
      contact: read.PUSH_CONTACT ?? read.PUBLIC_SECURITY_CONTACT,
      networks: namesIn(read.PUSH_ALLOWED_NETWORKS),
    },
    /** Where orders go, and from which moment on. */
    erp: {
      folder: read.ERP_ORDERS_DIR === undefined ? undefined : resolve(read.ERP_ORDERS_DIR),
      webhook:
        read.ERP_WEBHOOK_URL === undefined || read.ERP_WEBHOOK_SECRET === undefined
          ? undefined
          : { url: read.ERP_WEBHOOK_URL, secret: read.ERP_WEBHOOK_SECRET },
      moment: read.ERP_ORDERS_ON,
    },
    /** What other carriers know us by, and the gateway to them, where they are set. */
    carrier: {
      own:
        read.CARRIER_CODE === undefined || read.CARRIER_PKI === undefined
          ? undefined
          : { code: read.CARRIER_CODE, pki: read.CARRIER_PKI },
      gateway:
        read.CARRIER_GATEWAY_URL === undefined || read.CARRIER_GATEWAY_TOKEN === undefined
          ? undefined
          : { url: read.CARRIER_GATEWAY_URL, token: read.CARRIER_GATEWAY_TOKEN },
    },
    availability: readAvailability(read),
    /** Not of the public internet, yet the sign-on provider of the employees may lie there. */
    signOnNetworks: namesIn(read.SIGN_ON_ALLOWED_NETWORKS),
    keysFile: read.KEYS_FILE ?? join(dataDir, 'keys.json'),
    termsVersion: read.TERMS_VERSION,
    demoPassword: read.DEMO_PASSWORD,
    hasDemoWeek: read.DEMO_DATA === 'full',
    uploads: {
      maxFileSize: read.UPLOAD_MAX_FILE_SIZE,
      maxTotalSize: read.UPLOAD_MAX_TOTAL_SIZE,
      /** Uploads that belong to no ticket yet. */
      perUser: { files: read.UPLOAD_WAITING_FILES_PER_USER, bytes: read.UPLOAD_WAITING_SIZE_PER_USER },
      perAccount: { files: read.UPLOAD_WAITING_FILES_PER_ACCOUNT, bytes: read.UPLOAD_WAITING_SIZE_PER_ACCOUNT },
    },
    /** Where uploads are looked through for malware before anybody may attach them. */
    scannerUrl: read.SCANNER_URL,
    distributor: read.DISTRIBUTOR_TRID,
    /** Private customers may place an order by the link of a mail. */
    privateCustomersByLink: read.PRIVATE_CUSTOMERS_BY_LINK === 'true',
    /** Employees without a second factor must set one up before anything else is answered; so in production unless told otherwise. */
    secondFactorForEmployees: (read.SECOND_FACTOR_FOR_EMPLOYEES ?? String(production)) === 'true',
    metricsToken: read.METRICS_TOKEN,
    trustProxy: readTrust(read.TRUST_PROXY),
    /** Calls worked on at once; more are asked to come again. */
    maxInWork: read.MAX_CALLS_IN_WORK,
    /** How long a client may take for its headers, or say nothing in the middle of a body, in ms. */
    silence: read.SILENCE_TIMEOUT * 1000,
    connectionsPerAddress: read.MAX_CONNECTIONS_PER_ADDRESS,
    /** How long calls under way may take to end when the server is told to, in ms; then their connections are cut. */
    shutdownGrace: read.SHUTDOWN_GRACE * 1000,
    libraryDir: resolve(read.LIBRARY_DIR ?? join(dataDir, 'library')),
    /** True if the library lies at the default place and may be filled with demo files. */
    libraryIsOwn: read.LIBRARY_DIR === undefined && libraryBucket === undefined,
    /** Where files are kept in place of the data folder. */
    s3,
    /** Where the library lies in place of a folder; `poll`: ms until it is listed again. */
    libraryBucket,
    /** How often the whole library is looked at, in ms: what watching misses, as on network drives, is found then. */
    libraryRescan: read.LIBRARY_RESCAN * 1000,
    /** Largest file of the library, in bytes, of which earlier versions are kept. */
    libraryKeepUpTo: read.LIBRARY_KEEP_UP_TO,
    /** The folder from which statements of operators are taken. */
    commissionInbox: read.COMMISSION_INBOX_DIR === undefined ? undefined : resolve(read.COMMISSION_INBOX_DIR),
    /** The folder that operators fill; what was taken from it moves on. */
    statementInbox: read.STATEMENT_INBOX_DIR === undefined ? undefined : resolve(read.STATEMENT_INBOX_DIR),
    /** How long (ms) a session goes on by renewed tokens before the user has to sign in again. */
    sessionMaxMs: read.SESSION_MAX_DAYS * 86_400_000,
    employeeSessionMaxMs: (read.EMPLOYEE_SESSION_MAX_HOURS ?? read.SESSION_MAX_DAYS * 24) * 3_600_000,
    /** How long (ms) a token counts that is not renewed. */
    sessionIdleMs: read.SESSION_IDLE_MINUTES * 60_000,
    apiKeyCallsPerMinute: read.API_KEY_CALLS_PER_MINUTE,
    backups: {
      folder: read.BACKUP_DIR,
      bucket: readBackupBucket(read),
      key: read.BACKUP_KEY === undefined ? undefined : Buffer.from(read.BACKUP_KEY, 'base64'),
      retention: {
        daily: read.BACKUP_KEEP_DAILY,
        weekly: read.BACKUP_KEEP_WEEKLY,
        monthly: read.BACKUP_KEEP_MONTHLY,
      },
    },
    /** Days after which entries of the audit log are deleted; 0 keeps them for ever. */
    auditKeepDays: read.AUDIT_KEEP_DAYS,
    /** Days for which an account that is to be deleted is locked before its data are erased. */
    accountEraseDays: read.ACCOUNT_ERASE_DAYS,
    production,
    logLevel: read.LOG_LEVEL,
  });
}

export type Config = ReturnType<typeof readConfig>;
