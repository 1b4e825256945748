import { termsVersion } from '#domain/access/terms-version.ts';
import { fileVariableOf, secretNames } from './secret-files.ts';
import { descriptionOf } from './setting.ts';
import { environment } from './settings.ts';

export interface SettingIssue {
  readonly name: string;
  readonly message: string;
}
type RawSettings = Readonly<Record<string, string | undefined>>;

/** Which values a variable takes, in words. */
const allowed = new Map<string, string>(
  Object.entries(environment.shape).map(([name, parser]) => [name, descriptionOf(parser).allowed]),
);

/** Any address may hold a password. */
const mayHoldSecret = (name: string) => secretNames.includes(name) || name.endsWith('URL');
const describeSetting = (name: string, value: string | undefined) =>
  mayHoldSecret(name) ? name : `${name} is ${JSON.stringify(value)}; it`;

function urlFault(name: string, value: string | undefined, protocols: readonly string[], example: string) {
  if (value === undefined) return [];
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isFine = url && protocols.includes(url.protocol) && (url.hostname !== '' || name.startsWith('DATABASE_'));
  return isFine ? [] : [`${name} must be an address such as ${example}`];
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const isSet = (settings: RawSettings, name: string) => Boolean(settings[name] || settings[fileVariableOf(name)]);

function backupFaults(settings: RawSettings): string[] {
  if (!settings.BACKUP_S3_BUCKET) return [];
  const needs = ['ENDPOINT', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].filter(
    (name) => !isSet(settings, `BACKUP_S3_${name}`) && !isSet(settings, `S3_${name}`),
  );
  return [
    ...needs.map((name) => `BACKUP_S3_BUCKET needs BACKUP_S3_${name} or S3_${name}`),
    ...(isSet(settings, 'BACKUP_KEY') ? [] : ['BACKUP_S3_BUCKET needs BACKUP_KEY']),
    ...(settings.BACKUP_DIR ? ['BACKUP_DIR and BACKUP_S3_BUCKET exclude each other'] : []),
  ];
}

/** Answers that go nowhere would be lost. */
function replyFaults(settings: RawSettings): string[] {
  const waysIn = ['IMAP_URL', 'INCOMING_MAIL_SECRET'];
  if (settings.MAIL_REPLY_ADDRESS)
    return waysIn.some((name) => isSet(settings, name))
      ? []
      : ['MAIL_REPLY_ADDRESS needs IMAP_URL or INCOMING_MAIL_SECRET'];
  return waysIn.filter((name) => isSet(settings, name)).map((name) => `${name} needs MAIL_REPLY_ADDRESS`);
}

/** A gateway needs all of it, and without one a token would be for nothing. */
function carrierFaults(settings: RawSettings): string[] {
  const needs = (name: string, ...others: string[]) =>
    isSet(settings, name)
      ? others.filter((other) => !isSet(settings, other)).map((other) => `${name} needs ${other}`)
      : [];
  const { CARRIER_GATEWAY_URL: address = '' } = settings;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return [
    ...needs('CARRIER_GATEWAY_URL', 'CARRIER_GATEWAY_TOKEN', 'CARRIER_CODE', 'CARRIER_PKI'),
    ...needs('CARRIER_GATEWAY_TOKEN', 'CARRIER_GATEWAY_URL'),
    ...(isSet(settings, 'CARRIER_GATEWAY_URL')
      ? []
      : [...needs('CARRIER_CODE', 'CARRIER_PKI'), ...needs('CARRIER_PKI', 'CARRIER_CODE')]),
    ...(url && (url.username || url.password || url.search || url.hash)
      ? [
          'CARRIER_GATEWAY_URL must be an address alone: no user, password, query or fragment; the token has its own setting',
        ]
      : []),
  ];
}

/** What no single value says: addresses of other servers, and settings that need each other. */
function together(rawSettings: RawSettings): string[] {
  const faults = [
    ...urlFault('SMTP_URL', rawSettings.SMTP_URL, ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com'),
    ...urlFault('IMAP_URL', rawSettings.IMAP_URL, ['imap:', 'imaps:'], 'imaps://user:password@mail.example.com/INBOX'),
    ...['DATABASE_URL', 'DATABASE_REPLICA_URL'].flatMap((name) =>
      urlFault(name, rawSettings[name], ['postgres:', 'postgresql:'], 'postgres://user:password@host/name'),
    ),
  ];
  if (rawSettings.DATABASE_REPLICA_URL && !rawSettings.DATABASE_URL && !rawSettings[fileVariableOf('DATABASE_URL')])
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL');
  const store = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if (rawSettings.S3_ENDPOINT && store.some((name) => !rawSettings[name] && !rawSettings[fileVariableOf(name)]))
    faults.push('S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  faults.push(...backupFaults(rawSettings), ...replyFaults(rawSettings), ...carrierFaults(rawSettings));
  if (rawSettings.AVAILABILITY_SOURCE === 'gateway' && !rawSettings.AVAILABILITY_GATEWAY_URL)
    faults.push('AVAILABILITY_SOURCE=gateway needs AVAILABILITY_GATEWAY_URL');
  if (rawSettings.LIBRARY_S3_PREFIX && !rawSettings.S3_ENDPOINT) faults.push('LIBRARY_S3_PREFIX needs S3_ENDPOINT');
  if (
    rawSettings.MAIL_FROM !== undefined &&
    !/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(rawSettings.MAIL_FROM)
  )
    faults.push('MAIL_FROM must be a mail address, or a name and one: Partnerportal <portal@example.com>');
  for (const origin of (rawSettings.CORS_ORIGINS ?? '').split(',').map((part) => part.trim()))
    if (origin && !isOrigin(origin))
      faults.push(`CORS_ORIGINS: ${JSON.stringify(origin)} is no origin such as https://portal.example.com`);
  if (rawSettings.TERMS_VERSION !== undefined && rawSettings.TERMS_VERSION !== termsVersion)
    faults.push(
      `TERMS_VERSION is ${JSON.stringify(rawSettings.TERMS_VERSION)}; the text that stands in the site is ${termsVersion}`,
    );
  if (rawSettings.ERP_WEBHOOK_URL && !isSet(rawSettings, 'ERP_WEBHOOK_SECRET'))
    faults.push('ERP_WEBHOOK_URL needs ERP_WEBHOOK_SECRET');
  if (rawSettings.STATEMENT_INBOX_DIR && rawSettings.STATEMENT_INBOX_DIR === rawSettings.COMMISSION_INBOX_DIR)
    faults.push('STATEMENT_INBOX_DIR and COMMISSION_INBOX_DIR must be different folders');
  if (Number(rawSettings.UPLOAD_MAX_FILE_SIZE) > Number(rawSettings.UPLOAD_MAX_TOTAL_SIZE))
    faults.push('UPLOAD_MAX_FILE_SIZE is larger than UPLOAD_MAX_TOTAL_SIZE');
  return faults;
}

/** Every setting that cannot be used, with what it may be. */
export const faultsOfValues = (rawSettings: RawSettings, issues: readonly SettingIssue[]): string[] => [
  ...issues.map(
    ({ name, message }) => `${describeSetting(name, rawSettings[name])} must be ${allowed.get(name) ?? message}`,
  ),
  ...together(rawSettings),
];
