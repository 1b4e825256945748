import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { healthy } from '../support/build.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { openS3Server, type S3Server, silent } from '../support/s3-server.ts';

let store: S3Server;
let leader: Portal;
let other: Portal;
beforeAll(async () => {
  store = await openS3Server();
  const env = { ...store.env, LIBRARY_S3_PREFIX: 'library' };
  leader = await openPortal(env);
  // One that does not follow the library, and so never looks at its place.
  other = await openPortal(env);
  leader.services.library.start();
});
afterAll(async () => {
  await other.close();
  await leader.close();
  await store.down();
});
beforeEach(() => store.disturb());

const unreachable = { ...healthy, files: 'unreachable', library: 'unreachable' };
const health = async (portal: Portal) => (await portal.call('GET', '/health')).json();

test.each<[what: string, disturb: () => void]>([
  [
    'missing',
    () =>
      store.disturb((_request, response) =>
        Boolean(response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')),
      ),
  ],
  ['refusing', () => store.disturb((_request, response) => Boolean(response.writeHead(403).end()))],
  ['busy', () => store.disturb((_request, response) => Boolean(response.writeHead(503).end()))],
  ['silent', () => store.disturb(silent)],
])('§faults a bucket that is %s shows in the health of every process', async (_what, disturb) => {
  for (const portal of [leader, other]) await expect.poll(() => health(portal)).toEqual(healthy);
  disturb();
  for (const portal of [leader, other]) {
    await expect.poll(() => health(portal)).toEqual(unreachable);
    const ready = await portal.call('GET', '/health/ready');
    expect([ready.statusCode, ready.headers['retry-after'], ready.json()]).toEqual([
      503,
      '2',
      expect.objectContaining({ _error: 503, _errorMessage: 'Der Speicher der Dateien ist nicht erreichbar.' }),
    ]);
    expect((await portal.call('GET', '/health/live')).json()).toEqual({ status: 'ok' });
  }
  store.disturb();
  for (const portal of [leader, other])
    await expect.poll(async () => (await portal.call('GET', '/health/ready')).statusCode).toBe(200);
});

test('§faults a silent database does not restart the process: live answers, ready and health fail', async () => {
  other.database.silence.begin();
  const answers = await Promise.all(['', '/ready', '/live'].map((path) => other.call('GET', `/health${path}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
  expect(answers[1]?.json()._errorMessage).toBe('Die Datenbank antwortet nicht.');
  other.database.silence.end();
  await expect.poll(async () => (await other.call('GET', '/health/ready')).statusCode).toBe(200);
});
