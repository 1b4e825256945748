import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/db/tables/tables.ts';
import { billing, type FileCalls, fetchFile, fileCalls } from '../support/file-calls.ts';
import { hour, minute, openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

const second = 1000;
const bytes = pdf(200_000);

let portal: Portal;
let me: FileCalls;
let path: string;

beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
  const ids = [await me.upload('Vertrag.pdf', bytes), await me.upload('Nachweis.pdf', bytes)];
  const ticket = (await me.post('/foundation/1001/data', billing(ids))).json<{ id: string }>();
  path = `home1001_${ticket.id}/${ids[0]}`;
});
afterAll(() => portal.close());

let signedIn = Number.NEGATIVE_INFINITY;
/** A session that lives, although tests move the clock further than one does. */
async function session(): Promise<FileCalls> {
  if (portal.now() - signedIn > 50 * minute) {
    me = await fileCalls(portal);
    signedIn = portal.now();
  }
  return me;
}
const grant = async () => (await session()).grant({ _action: 'downloadFile', path });

describe('§7-16 a one-time token', () => {
  test('serves repeated and range requests for 15 minutes after its first use, then expires', async () => {
    const { token } = await grant();
    portal.pass(59 * second);
    expect((await fetchFile(portal, token)).statusCode).toBe(200);
    expect((await fetchFile(portal, token)).statusCode).toBe(200);
    portal.pass(15 * minute - second);
    expect((await fetchFile(portal, token, { range: 'bytes=100-' })).statusCode).toBe(206);
    portal.pass(second);
    expect((await fetchFile(portal, token)).statusCode).toBe(410);
    portal.pass(hour);
    expect((await fetchFile(portal, token)).statusCode).toBe(410);
  });

  test('must be used within a minute', async () => {
    const { token } = await grant();
    portal.pass(minute);
    expect((await fetchFile(portal, token)).statusCode).toBe(410);
  });

  test('is not used up by scanners that ask for the headers only', async () => {
    const { token } = await grant();
    for (let count = 0; count < 20; count += 1) {
      const { statusCode, headers, body } = await fetchFile(portal, token, {}, 'HEAD');
      expect([statusCode, body, headers['content-length']]).toEqual([200, '', String(bytes.length)]);
    }
    portal.pass(59 * second);
    expect((await fetchFile(portal, token)).statusCode).toBe(200);
  });

  test('still serves the user within 15 minutes after 20 link scanners have fetched it', async () => {
    const { token } = await grant();
    for (let count = 0; count < 20; count += 1) {
      expect((await fetchFile(portal, token, {}, 'HEAD')).statusCode).toBe(200);
      expect((await fetchFile(portal, token)).rawPayload.equals(bytes)).toBe(true);
      expect((await fetchFile(portal, token, { range: 'bytes=0-99' })).statusCode).toBe(206);
      expect((await fetchFile(portal, token, { 'sec-purpose': 'prefetch' })).statusCode).toBe(200);
      portal.pass(40 * second);
    }
    expect((await fetchFile(portal, token)).rawPayload.equals(bytes)).toBe(true);
  });

  test('of a user who was disabled opens nothing', async () => {
    const { token } = await grant();
    await fetchFile(portal, token);
    await portal.services.db.update(users).set({ disabled: true });
    try {
      expect((await fetchFile(portal, token)).statusCode).toBe(410);
    } finally {
      await portal.services.db.update(users).set({ disabled: false });
    }
  });

  test('ends with the session that asked for it, and only with that one', async () => {
    const [here, there] = [await fileCalls(portal), await fileCalls(portal)];
    const ask = { _action: 'downloadFile', path };
    const [used, unused, other] = [await here.grant(ask), await here.grant(ask), await there.grant(ask)];
    await fetchFile(portal, used.token);
    expect((await portal.call('DELETE', '/jwt_token', { token: here.token })).statusCode).toBe(204);
    expect((await fetchFile(portal, used.token)).statusCode).toBe(410);
    expect((await fetchFile(portal, unused.token)).statusCode).toBe(410);
    expect((await fetchFile(portal, other.token)).statusCode).toBe(200);
  });

  test.each(['', 'x', '0'.repeat(43), '../../keys.json', "' or 1=1 --"])(
    'that was never given, %j, is over',
    async (token) => {
      const answer = await fetchFile(portal, token);
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({ _error: 410, requestId: expect.any(String) });
    },
  );

  test('that is over says so in a page of its own where a browser asks, in the language it prefers', async () => {
    const accept = 'text/html,application/xhtml+xml';
    const german = await fetchFile(portal, 'x', { accept, 'accept-language': 'fr,de;q=0.8,en;q=0.5' });
    const english = await fetchFile(portal, 'x', { accept, 'accept-language': 'en-GB,de;q=0.5' });
    expect([german.statusCode, english.statusCode]).toEqual([410, 410]);
    expect(german.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(german.headers['content-security-policy']).toContain("default-src 'none'");
    expect(german.body).toContain('gilt nicht mehr');
    expect(english.body).toContain('no longer valid');
    expect(german.body).toMatch(/<a href="http[^"]+\/my-portal">Zum Portal<\/a>/);
    expect(english.body).toMatch(/<a href="http[^"]+\/en\/my-portal">/);
  });

  test('is kept as a hash only and never logged', async () => {
    const { token } = await grant();
    await fetchFile(portal, token);
    const stored = await portal.services.db.execute('select * from download_tokens');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(portal.logLines.join()).not.toContain(token);
  });
});
