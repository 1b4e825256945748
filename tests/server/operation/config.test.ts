import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkConfig } from '#server/admin/config-check.ts';
import { carrierByHand } from '#server/carriers/carriers.ts';
import { configuredCarrier } from '#server/carriers/configured-carrier.ts';
import { readConfig } from '#server/config/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('§faults without any setting the server runs on this machine alone, in the folder data', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    publicBaseUrl: 'http://127.0.0.1:4321',
    termsVersion: '2026-11-01',
    production: false,
    holidayState: '',
    corsOrigins: [],
  });
  expect(config.dataDir).toBe(`${process.cwd()}/data`);
  expect(config.databaseUrl).toBeUndefined();
  expect(Object.isFrozen(config)).toBe(true);
});

test('§faults settings are read from the environment; empty ones count as missing', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/portal',
    DATABASE_URL: '',
    PUBLIC_BASE_URL: 'https://portal.example.com/',
    CORS_ORIGINS: 'https://a.example.com, https://b.example.com',
    PUBLIC_HOLIDAY_STATE: 'BY',
    NODE_ENV: 'production',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/portal',
    keysFile: '/srv/portal/keys.json',
    publicBaseUrl: 'https://portal.example.com',
    corsOrigins: ['https://a.example.com', 'https://b.example.com'],
    holidayState: 'BY',
    production: true,
  });
  expect(config.databaseUrl).toBeUndefined();
});

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'portal',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('§faults files and the library are in a store only if the settings name one', () => {
  expect(readConfig({})).toMatchObject({ s3: undefined, libraryBucket: undefined, libraryIsOwn: true });
  expect(readConfig(s3)).toMatchObject({ s3: { bucket: 'portal', pathStyle: true }, libraryBucket: undefined });
  expect(readConfig({ ...s3, LIBRARY_S3_PREFIX: '/documents/2026/' })).toMatchObject({
    libraryBucket: { prefix: 'documents/2026', settings: { bucket: 'portal' }, poll: 2000 },
    libraryIsOwn: false,
  });
  const apart = readConfig({ ...s3, LIBRARY_S3_PREFIX: '/', LIBRARY_S3_BUCKET: 'editors' });
  expect(apart.libraryBucket).toMatchObject({ prefix: '', settings: { bucket: 'editors' } });
});

const gateway = {
  CARRIER_GATEWAY_URL: 'https://gateway.example.com/messages',
  CARRIER_GATEWAY_TOKEN: 'token-of-the-gateway',
  CARRIER_CODE: 'DEU.ABC',
  CARRIER_PKI: 'D007',
};

test('§porting carriers are reached over a gateway only if the settings name one, else by hand', () => {
  const production = { NODE_ENV: 'production' };
  expect(readConfig(gateway).carrier).toEqual({
    own: { code: 'DEU.ABC', pki: 'D007' },
    gateway: { url: gateway.CARRIER_GATEWAY_URL, token: gateway.CARRIER_GATEWAY_TOKEN },
  });
  expect(configuredCarrier(readConfig({ ...production, ...gateway }))).toHaveProperty('fetch');
  const byHand = configuredCarrier(readConfig({ ...production, CARRIER_CODE: 'DEU.ABC', CARRIER_PKI: 'D007' }));
  expect([byHand.code, byHand.pki, 'fetch' in byHand]).toEqual(['DEU.ABC', 'D007', false]);
  expect(configuredCarrier(readConfig(production))).toEqual(carrierByHand);
});

test.each([
  [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  [{ LIBRARY_S3_PREFIX: 'library' }, 'LIBRARY_S3_PREFIX needs S3_ENDPOINT'],
  [{ MAIL_REPLY_ADDRESS: 'tickets@x.de' }, 'MAIL_REPLY_ADDRESS needs IMAP_URL or INCOMING_MAIL_SECRET'],
  [{ IMAP_URL: 'imaps://a:b@mail.example.com' }, 'IMAP_URL needs MAIL_REPLY_ADDRESS'],
  [{ IMAP_URL: 'mail.example.com', MAIL_REPLY_ADDRESS: 'tickets@x.de' }, 'IMAP_URL must be an address such as'],
  [{ CARRIER_GATEWAY_URL: gateway.CARRIER_GATEWAY_URL }, 'CARRIER_GATEWAY_URL needs CARRIER_GATEWAY_TOKEN'],
  [{ ...gateway, CARRIER_PKI: '' }, 'CARRIER_GATEWAY_URL needs CARRIER_PKI'],
  [{ ...gateway, CARRIER_GATEWAY_URL: '' }, 'CARRIER_GATEWAY_TOKEN needs CARRIER_GATEWAY_URL'],
  [{ CARRIER_CODE: 'DEU.ABC' }, 'CARRIER_CODE needs CARRIER_PKI'],
  [{ ...gateway, CARRIER_GATEWAY_URL: 'https://a:b@gateway.example.com/' }, 'must be an address alone'],
  [{ ...gateway, CARRIER_GATEWAY_URL: 'https://gateway.example.com/?key=a' }, 'must be an address alone'],
  [{ ...gateway, CARRIER_GATEWAY_TOKEN: 'short' }, 'CARRIER_GATEWAY_TOKEN must be at least 16 characters'],
  [{ ...gateway, CARRIER_CODE: 'ETC' }, 'CARRIER_CODE is "ETC"; it must be DEU.'],
  [{ ...gateway, CARRIER_PKI: '231' }, 'CARRIER_PKI is "231"; it must be D and three digits'],
  [{ ...s3, LIBRARY_S3_PREFIX: 'files' }, 'LIBRARY_S3_PREFIX must keep away'],
  [{ ...s3, LIBRARY_S3_PREFIX: '/' }, 'LIBRARY_S3_PREFIX must keep away'],
])('§faults settings that need others are named: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PUBLIC_BASE_URL', 'portal'],
  ['PUBLIC_HOLIDAY_STATE', 'Bayern'],
  ['LOG_LEVEL', 'loud'],
  ['SHUTDOWN_GRACE', '-1'],
])('§faults an unusable %s is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test.each([
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['DATABASE_URL', 'localhost/portal'],
  ['MAIL_FROM', 'Partnerportal'],
  ['CORS_ORIGINS', 'https://a.example.com/portal'],
  ['TERMS_VERSION', '2031-01-01'],
  ['SCANNER_URL', 'clamd'],
  ['S3_ENDPOINT', 'https://s3.example.com'],
])('§faults %s = %s ends the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

const site = { SITE_DIR: folder, CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'data') };
writeFileSync(join(folder, 'index.html'), '');
const check = async (env: Record<string, string>, ...args: string[]) => {
  const { code, lines } = await checkConfig({ ...site, ...env }, args);
  return { code, text: lines.join('\n') };
};

test('§faults config check reports all wrong settings at once, with valid values, no passwords', async () => {
  const { code, text } = await check({
    PORT: 'abc',
    LOG_LEVEL: 'loud',
    SMTP_URL: 'mail:geheim@x',
    SHUTDOWN_GRACE: '-1',
    SCANNER_URL: 'tcp:geheim',
  });
  expect(code).toBe(1);
  expect(text.split('\n')).toEqual([
    'Unusable configuration:',
    '- PORT is "abc"; it must be a number from 0 to 65535',
    '- LOG_LEVEL is "loud"; it must be fatal, error, warn, info, debug, trace or silent',
    '- SCANNER_URL must be unix:/path/of/clamd.sock or tcp://host:3310',
    '- SHUTDOWN_GRACE is "-1"; it must be seconds from 0 to 600',
    '- SMTP_URL must be an address such as smtps://user:password@mail.example.com',
  ]);
});

test.each([
  [{ PUBLIC_BASEURL: 'x' }, 'Warning: PUBLIC_BASEURL is not known and does nothing; is PUBLIC_BASE_URL meant?\n'],
  [{ UPLOAD_MAXIMUM: '1' }, 'Warning: UPLOAD_MAXIMUM is not known and does nothing.\n'],
  [{ DATA_DRI: 'x' }, 'is DATA_DIR meant?'],
  [{ SITE_DIR: join(folder, 'nowhere') }, 'there is no site in SITE_DIR'],
  [{ LIBRARY_DIR: join(folder, 'nowhere') }, 'LIBRARY_DIR'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod" and counts as development'],
  [{ NODE_ENV: 'production' }, 'links in mails lead to http://127.0.0.1:4321'],
  [{ NODE_ENV: 'production' }, 'SMTP_URL is not set'],
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://a:b@db.example.com/p' },
    'DATABASE_URL leads to another machine',
  ],
  [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL leads to another machine'],
  [
    {
      ...{ NODE_ENV: 'production', S3_ENDPOINT: 'http://s3.example.com', S3_BUCKET: 'a' },
      ...{ S3_ACCESS_KEY_ID: 'b', S3_SECRET_ACCESS_KEY: 'c' },
    },
    'S3_ENDPOINT leads to another machine and does not demand TLS',
  ],
])('§faults config check warns of %j', async (env, warning) => {
  const { code, text } = await check(env as Record<string, string>);
  expect([code, text]).toEqual([0, expect.stringContaining(warning)]);
});

test.each([
  { DATABASE_URL: 'postgres://a:b@db.example.com/p?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://a:b@127.0.0.1/p' },
  { DATABASE_URL: 'postgres://a:b@%2Frun%2Fpostgresql/p' },
  { DATABASE_URL: 'postgres:///p?host=/run/postgresql' },
  { SMTP_URL: 'smtps://mail.example.com' },
  { SMTP_URL: 'smtp://mail.example.com?requireTLS=true' },
  { SMTP_URL: 'smtp://localhost' },
])('§faults config check takes %j as safe from listeners', async (env) => {
  const { text } = await check({ NODE_ENV: 'production', ...(env as Record<string, string>) });
  expect(text).not.toContain('leads to another machine');
});

test('§faults config check prints nothing if all is right, and sends a test mail on request', async () => {
  const env = { PATH: '/usr/bin', HOME: '/root', HOSTNAME: 'a', EARLIER_SITE: 'x' };
  expect(await check(env)).toEqual({ code: 0, text: 'The settings can be used.' });
  expect((await check({}, '--mail', 'someone@example.com')).code).toBe(0);
  const outbox = join(site.DATA_DIR, 'outbox');
  const [mail = ''] = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  expect(mail).toContain('To: someone@example.com');
  const refusal = await check({ SMTP_URL: 'smtp://127.0.0.1:1' }, '--mail', 'someone@example.com');
  expect(refusal).toEqual({ code: 1, text: expect.stringContaining('could not be sent') });
});

test('§faults config check --connect exits with 1 if a configured service cannot be used', async () => {
  const refusal = await check({ SMTP_URL: 'smtp://127.0.0.1:1' }, '--connect');
  expect(refusal).toEqual({ code: 1, text: expect.stringContaining('Mails CANNOT BE USED') });
  const { code, text } = await check({}, '--connect');
  expect([code, text]).toEqual([0, expect.stringMatching(/Mails: written[\s\S]*The settings can be used\.$/)]);
});

test('§faults what the site was built with is named where the environment says something else', async () => {
  mkdirSync(site.CONTENT_DIR, { recursive: true });
  const built = { PUBLIC_COMPANY: 'Muster AG', PUBLIC_BASE_URL: 'https://portal.example.com' };
  writeFileSync(join(site.CONTENT_DIR, 'settings.json'), JSON.stringify(built));
  const { text } = await check({ PUBLIC_COMPANY: 'Andere AG', PUBLIC_BASE_URL: 'https://other.example.com' });
  expect(text).toContain('PUBLIC_COMPANY is "Andere AG" here and "Muster AG" in the built site');
  expect(text).toContain('PUBLIC_BASE_URL is "https://other.example.com" here');
  expect(await check({ PUBLIC_COMPANY: 'Muster AG' })).toEqual({ code: 0, text: 'The settings can be used.' });
});
