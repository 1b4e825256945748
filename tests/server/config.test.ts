import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';

test('A.2 without any setting the server runs on this machine alone, in the folder data', () => {
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

test('A.2 settings are read from the environment; empty ones count as missing', () => {
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

test('A.2 files are kept in a store only where one is named, and the library where its prefix is', () => {
  expect(readConfig({})).toMatchObject({ s3: undefined, libraryBucket: undefined, libraryIsOwn: true });
  expect(readConfig(s3)).toMatchObject({ s3: { bucket: 'portal', pathStyle: true }, libraryBucket: undefined });
  expect(readConfig({ ...s3, LIBRARY_S3_PREFIX: '/documents/2026/' })).toMatchObject({
    libraryBucket: { prefix: 'documents/2026', settings: { bucket: 'portal' }, poll: 2000 },
    libraryIsOwn: false,
  });
  const apart = readConfig({ ...s3, LIBRARY_S3_PREFIX: '/', LIBRARY_S3_BUCKET: 'editors' });
  expect(apart.libraryBucket).toMatchObject({ prefix: '', settings: { bucket: 'editors' } });
});

test.each([
  [{ S3_ENDPOINT: 's3.example.com' }, 'S3_ENDPOINT'],
  [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY'],
  [{ LIBRARY_S3_PREFIX: 'library' }, 'LIBRARY_S3_PREFIX needs S3_ENDPOINT'],
  [{ ...s3, LIBRARY_S3_PREFIX: 'files' }, 'LIBRARY_S3_PREFIX must keep away'],
  [{ ...s3, LIBRARY_S3_PREFIX: '/' }, 'LIBRARY_S3_PREFIX must keep away'],
])('A.2 an unusable store is named: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PUBLIC_BASE_URL', 'portal'],
  ['PUBLIC_HOLIDAY_STATE', 'Bayern'],
  ['LOG_LEVEL', 'loud'],
  ['SHUTDOWN_GRACE', '-1'],
])('A.2 an unusable %s is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
