import { termsVersion } from '#domain/access/terms-version.ts';

export interface SettingIssue {
  readonly name: string;
  readonly message: string;
}
type Given = Readonly<Record<string, string | undefined>>;

/** What a variable may be, in words. */
const allowed: Readonly<Record<string, string>> = {
  PORT: 'a number from 0 to 65535',
  PUBLIC_BASE_URL: 'an address such as https://portal.example.com',
  PUBLIC_HOLIDAY_STATE: 'the two capitals of a federal state, such as BY, or empty',
  UPLOAD_MAX_FILE_SIZE: 'a whole number of bytes',
  UPLOAD_MAX_TOTAL_SIZE: 'a whole number of bytes',
  UPLOAD_WAITING_FILES_PER_USER: 'a whole number',
  UPLOAD_WAITING_SIZE_PER_USER: 'a whole number of bytes',
  UPLOAD_WAITING_FILES_PER_ACCOUNT: 'a whole number',
  UPLOAD_WAITING_SIZE_PER_ACCOUNT: 'a whole number of bytes',
  DATABASE_POOLER: 'none or transaction',
  DATABASE_SILENCE_TIMEOUT: 'seconds from 0.1 to 60',
  DATABASE_STATEMENT_TIMEOUT: 'seconds from 0.1 to 3600',
  SILENCE_TIMEOUT: 'seconds from 0.1 to 600',
  MAX_CONNECTIONS_PER_ADDRESS: 'a whole number from 1',
  MAX_CALLS_IN_WORK: 'a whole number from 1',
  SHUTDOWN_GRACE: 'seconds from 0 to 600',
  LIBRARY_RESCAN: 'seconds from 1 to 86400',
  LIBRARY_KEEP_UP_TO: 'a whole number of bytes',
  SESSION_MAX_DAYS: 'a whole number of days from 1 to 3650',
  AUDIT_KEEP_DAYS: 'a whole number of days, 0 for ever',
  ACCOUNT_ERASE_DAYS: 'a whole number of days',
  LIBRARY_S3_POLL: 'seconds from 0.1 to 3600',
  S3_ENDPOINT: 'an address that begins with http:// or https://',
  S3_PATH_STYLE: 'true or false',
  SECOND_FACTOR_FOR_EMPLOYEES: 'true or false',
  PRIVATE_CUSTOMERS_BY_LINK: 'true or false',
  PUBLIC_SECURITY_CONTACT: 'an address such as mailto:security@example.com or https://example.com/security',
  SCANNER_URL: 'unix:/path/of/clamd.sock or tcp://host:3310',
  TRUST_PROXY: 'addresses or networks with commas between, or how many proxies there are in a row',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
};

/** Addresses may hold passwords. */
const isSecret = /URL$|SECRET|TOKEN|PASSWORD|KEY_ID/;
const shown = (name: string, value: string | undefined) =>
  isSecret.test(name) ? name : `${name} is ${JSON.stringify(value)}; it`;

function urlFault(name: string, value: string | undefined, protocols: readonly string[], example: string) {
  if (value === undefined) return [];
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isFine = url && protocols.includes(url.protocol) && (url.hostname !== '' || name === 'DATABASE_URL');
  return isFine ? [] : [`${name} must be an address such as ${example}`];
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** What no single value says: addresses of other servers, and settings that need each other. */
function together(given: Given): string[] {
  const faults = [
    ...urlFault('SMTP_URL', given.SMTP_URL, ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
    ...urlFault('DATABASE_URL', given.DATABASE_URL, ['postgres:', 'postgresql:'], 'postgres://user:password@host/name'),
  ];
  const store = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (given.S3_ENDPOINT && store.some((name) => !given[name]))
    faults.push('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  if (given.LIBRARY_S3_PREFIX && !given.S3_ENDPOINT) faults.push('LIBRARY_S3_PREFIX needs S3_ENDPOINT');
  if (
    given.MAIL_FROM !== undefined &&
    !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(given.MAIL_FROM)
  )
    faults.push('MAIL_FROM must be a mail address, or a name and one: Partnerportal <portal@example.com>');
  for (const origin of (given.CORS_ORIGINS ?? '').split(',').map((part) => part.trim()))
    if (origin && !isOrigin(origin))
      faults.push(`CORS_ORIGINS: ${JSON.stringify(origin)} is no origin such as https://portal.example.com`);
  if (given.TERMS_VERSION !== undefined && given.TERMS_VERSION !== termsVersion)
    faults.push(
      `TERMS_VERSION is ${JSON.stringify(given.TERMS_VERSION)}; the text that stands in the site is ${termsVersion}`,
    );
  if (Number(given.UPLOAD_MAX_FILE_SIZE) > Number(given.UPLOAD_MAX_TOTAL_SIZE))
    faults.push('UPLOAD_MAX_FILE_SIZE is larger than UPLOAD_MAX_TOTAL_SIZE');
  return faults;
}

/** Every setting that cannot be used, with what it may be. */
export const faultsOfValues = (given: Given, issues: readonly SettingIssue[]): string[] => [
  ...issues.map(({ name, message }) => `${shown(name, given[name])} must be ${allowed[name] ?? message}`),
  ...together(given),
];
