import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { loadKeys } from '#server/session/keys.ts';
import { browsersOf, openBrowser, openWithPushService, turnOn } from '../support/push-service.ts';

const newFile = (content: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'push-key-')), 'keys.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const earlier = { keys: [{ kid: 'a', secret: 'x'.repeat(43) }], sealing: 'y'.repeat(43) };

test('a file of an earlier version gets a key for push messages, and keeps all others', () => {
  const file = newFile(earlier);
  const { push } = loadKeys(file, 'x', Date.now);
  expect(push).toMatchObject({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    privateKey: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...earlier, push });
  expect(loadKeys(file, 'x', Date.now).push).toEqual(push);
});

test.skipIf(process.getuid?.() === 0)('a file that may only be read goes without one, and the server starts', () => {
  const file = newFile(earlier);
  chmodSync(join(file, '..'), 0o500);
  expect(loadKeys(file, 'x', Date.now).push).toBeUndefined();
});

test('§notifications.browsers keys rotate-push makes another key, ends browsers, and leaves sessions', async () => {
  const { portal, service } = await openWithPushService();
  const me = await portal.as('1001/sp.admin');
  const { key } = await turnOn(me, openBrowser(service));
  for (const name of ['rotate', 'reseal']) await runCommand(portal.services, ['keys', name]);
  expect((await me.get('/me/push')).json()).toMatchObject({ key, items: [{}] });
  expect((await runCommand(portal.services, ['keys', 'rotate-push'])).lines).toEqual([
    'Made a new key for push messages; 1 browsers have to be turned on again.',
  ]);
  expect(await browsersOf(me)).toEqual([]);
  const { key: next } = await turnOn(me, openBrowser(service));
  expect(next).not.toBe(key);
  await service.close();
  await portal.close();
});
