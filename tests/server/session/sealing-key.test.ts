import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { secondFactors } from '#server/db/tables/second-factor-tables.ts';
import { addSealingKey } from '#server/session/keys.ts';
import { unseal } from '#server/session/seal.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';
import { type FactorCalls, factorCalls } from '../support/second-factor.ts';

let portal: Portal;
let calls: FactorCalls;
let app: Awaited<ReturnType<FactorCalls['addApp']>>;
const owner = '1001/sp.admin';
beforeEach(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'http://127.0.0.1:4321' });
  calls = factorCalls(portal);
  app = await calls.addApp((await portal.as(owner)).token);
  portal.pass(minute);
});
afterEach(() => portal.close());

const status = async (...proof: Parameters<FactorCalls['prove']>) => (await calls.prove(...proof)).statusCode;

describe('the sealing key is replaced', () => {
  const keyFile = () => JSON.parse(readFileSync(portal.config.keysFile, 'utf8')) as { sealing: string };
  const storedKey = async () =>
    (await portal.services.db.select().from(secondFactors).where(eq(secondFactors.id, app.id)))[0]?.key ?? '';
  const opens = (sealing: string, sealed: string) =>
    unseal(Buffer.from(sealing, 'base64url'), `factor:${app.id}`, sealed) !== undefined;

  test('keys reseal keeps apps working, and what a copy of the old key opens is gone', async () => {
    const before = { ...keyFile(), sealed: await storedKey() };
    expect(opens(before.sealing, before.sealed)).toBe(true);
    expect((await runCommand(portal.services, ['keys', 'reseal'])).lines).toEqual([
      'Sealed 1 secrets with a new key; the one of before is dropped.',
    ]);
    const after = await storedKey();
    expect([opens(before.sealing, after), opens(keyFile().sealing, after)]).toEqual([false, true]);
    expect(Object.keys(keyFile()).sort()).toEqual(['keys', 'push', 'sealing']);
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(200);
  });

  test('after an interruption both keys open, and another run ends it; a lost secret is named', async () => {
    const before = keyFile();
    addSealingKey(portal.config.keysFile);
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(200);
    await runCommand(portal.services, ['keys', 'rotate']);
    await runCommand(portal.services, ['keys', 'reseal']);
    expect(opens(before.sealing, await storedKey())).toBe(false);
    portal.pass(minute);
    expect(await status(await calls.stepOf(owner), { code: calls.codeOf(app.secret) })).toBe(200);
    await portal.services.db.update(secondFactors).set({ key: 'x' }).where(eq(secondFactors.id, app.id));
    const { lines } = await runCommand(portal.services, ['keys', 'reseal']);
    expect(lines.at(-1)).toContain('1 secrets open with no key');
  });
});
