import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { editDistance } from '#domain/text/edit-distance.ts';
import { type Config, settingNames } from './config.ts';
import { buildVariables, toolVariables } from './other-variables.ts';
import { fileVariableOf, secretNames } from './secret-files.ts';
import { builtSettings } from './site-settings.ts';

type RawSettings = Readonly<Record<string, string | undefined>>;

/** Read by the build and by the programs around the server. */
const elsewhere = [...Object.keys(buildVariables), ...Object.keys(toolVariables), ...secretNames.map(fileVariableOf)];
const ownBeginnings = /^(?:PUBLIC|LIBRARY|UPLOAD|S3|SMTP|SCANNER|TERMS)_/;
/** Shorter names are near to too much that other programs read. */
const longEnough = 6;

function unknownNames(env: RawSettings): string[] {
  const knownNames = [...settingNames, ...elsewhere];
  return Object.keys(env).flatMap((name) => {
    if (knownNames.includes(name)) return [];
    const near =
      name.length < longEnough
        ? undefined
        : knownNames.find((one) => one.length >= longEnough && editDistance(name, one) <= 2);
    if (near === undefined && !ownBeginnings.test(name)) return [];
    return [`${name} is not known and does nothing${near ? `; is ${near} meant?` : '.'}`];
  });
}

function otherThanBuilt(env: RawSettings, config: Config): string[] {
  const built = builtSettings(config);
  if (!built) return [];
  return ['PUBLIC_COMPANY', 'PUBLIC_HOLIDAY_STATE', 'PUBLIC_BASE_URL'].flatMap((name) => {
    const here = env[name];
    const there = built[name] ?? '';
    if (here === undefined || here === there || (name === 'PUBLIC_BASE_URL' && there === '')) return [];
    const follows =
      name === 'PUBLIC_BASE_URL' ? 'mails name the first, pages the second' : 'the server follows the site';
    return [
      `${name} is ${JSON.stringify(here)} here and ${JSON.stringify(there)} in the built site; ${follows}. Build anew.`,
    ];
  });
}

/** A path is a socket of this machine. */
const isThisMachine = (host: string) => /^(?:|localhost|127(?:\.\d+){3}|\[::1\]|%2f.*)$/i.test(host);

const isOpenStore = ({ protocol }: URL) => protocol === 'http:';
const isOpenMail = ({ protocol, searchParams }: URL) =>
  protocol === 'smtp:' && searchParams.get('requireTLS') !== 'true';
const isOpenDatabase = ({ searchParams }: URL) =>
  !/^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '');

/** What goes to other machines without TLS, or only perhaps with it. */
function openLines({ databaseUrl, replicaUrl, smtpUrl, s3, backups, carrier }: Config): string[] {
  const lines = [
    ['DATABASE_URL', databaseUrl, isOpenDatabase, 'add ?sslmode=verify-full'],
    ['DATABASE_REPLICA_URL', replicaUrl, isOpenDatabase, 'add ?sslmode=verify-full'],
    ['SMTP_URL', smtpUrl, isOpenMail, 'take smtps://, or add ?requireTLS=true'],
    ['S3_ENDPOINT', s3?.endpoint, isOpenStore, 'take https://'],
    ['BACKUP_S3_ENDPOINT', backups.bucket?.settings.endpoint, isOpenStore, 'take https://'],
    ['CARRIER_GATEWAY_URL', carrier.gateway?.url, isOpenStore, 'take https://'],
  ] as const;
  return lines.flatMap(([name, address, isOpen, cure]) => {
    const url = address === undefined ? undefined : new URL(address);
    if (!url || isThisMachine(url.hostname) || !isOpen(url)) return [];
    return [
      `${name} leads to another machine and does not demand TLS: ${cure}, unless the network between belongs to the portal alone.`,
    ];
  });
}

/** Valid settings that are probably mistakes: each a sentence. */
export function configWarnings(env: RawSettings, config: Config): string[] {
  const warnings = [...unknownNames(env), ...otherThanBuilt(env, config)];
  const { siteDir, corsOrigins, production, libraryDir, libraryBucket, libraryIsOwn } = config;
  if (corsOrigins.length === 0 && !existsSync(join(siteDir, 'index.html')))
    warnings.push(
      `there is no site in SITE_DIR (${siteDir}): only the API is served. Build it, or name where it is in CORS_ORIGINS.`,
    );
  if (!libraryBucket && !libraryIsOwn && !existsSync(libraryDir))
    warnings.push(`LIBRARY_DIR (${libraryDir}) does not exist; is the drive there?`);
  if (!['development', 'production', 'test', undefined, ''].includes(env.NODE_ENV))
    warnings.push(
      `NODE_ENV is ${JSON.stringify(env.NODE_ENV)} and counts as development: demo data are loaded. It may be production or development.`,
    );
  if (production && !env.PUBLIC_BASE_URL)
    warnings.push(`PUBLIC_BASE_URL is not set: links in mails lead to ${config.publicBaseUrl}.`);
  if (production) warnings.push(...openLines(config));
  if (production && !config.smtpUrl)
    warnings.push('SMTP_URL is not set: mails are not sent but written to files in DATA_DIR/outbox.');
  return warnings;
}
