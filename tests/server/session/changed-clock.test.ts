import { describe, expect, onTestFinished, test } from 'vitest';
import { sweepUploads } from '#server/files/uploads/sweep-uploads.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { insertMail } from '#server/queries/outbox.ts';
import { throttled } from '#server/session/throttle.ts';
import { billing, callback, fileCalls } from '../support/file-calls.ts';
import { day, demoPassword, hour, minute, openPortal, ticketOf } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

const key = { 'idempotency-key': '5f0c4c1e-6a0e-4c57-9f43-0d7a4f0f7a11' };
const better = 'Regenschirm-1-Kobalt';

describe.each([
  ['back', -day],
  ['forward', day],
])('§sessions a clock that is set %s by a day and then right again', (_way, wrong) => {
  test('refuses no correct password, loses no session or waiting work, and repeats nothing', async () => {
    const portal = await openPortal();
    onTestFinished(() => portal.close());
    const from = async (remoteAddress: string, userId: string, password = demoPassword) => {
      const payload = { _ticket: ticketOf(userId, password), timeout: hour };
      return portal.app.inject({ method: 'POST', url: '/api/jwt_token', remoteAddress, payload });
    };
    const status = async (...login: Parameters<typeof from>) => (await from(...login)).statusCode;
    const asks = async (token: string) => (await portal.call('GET', '/foundation', { token })).statusCode;
    /** Wrong ones, until none is looked at any more, and right ones meanwhile and afterwards. */
    async function guessAndSignIn(round: number) {
      const guesser = `203.0.113.${round}`;
      for (let count = 0; count < 12; count += 1) await from(guesser, '1001/sp.admin', 'wrong');
      expect(await status('192.0.2.7', '1001/sp.admin')).toBe(200);
      expect(await status(`198.51.100.${round}`, '1001/sp.admin')).toBe(200);
      portal.pass(15 * minute);
      expect(await status(guesser, '1001/sp.admin')).toBe(200);
      for (let count = 0; count < 9; count += 1) await from(guesser, '1001/sp.admin', 'wrong');
    }
    async function clean() {
      await deleteExpired(portal.services.db, portal.now());
      await sweepUploads(portal.services);
    }
    const send = (token: string) =>
      portal.call('POST', '/foundation/1001/data', { token, body: callback, headers: key });

    portal.pass(2 * day);
    await status('192.0.2.7', '1001/sp.admin');
    const me = await fileCalls(portal);
    const old = await fileCalls(portal);
    const upload = await old.upload('a.pdf', pdf());
    const other = await old.upload('b.pdf', pdf());
    portal.pass(30 * hour);
    const here = await portal.as('1001/sp.admin');
    const stolen = await portal.as('1001/sp.user');
    const left = await portal.as('2001/ws.user');
    await left.delete('/jwt_token');
    const { id } = (await send(here.token)).json();
    await portal.call('POST', '/password/reset-request', { body: { userId: '2002/spws.user' } });
    const mails = (await portal.mails()).length;
    const link = (await portal.mails()).at(-1)?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const secret = /token=([\w-]+)/.exec(link)?.[1] ?? '';
    await insertMail(portal.services.db, { recipient: 'x@example.com', subject: 'x', body: 'x' }, portal.now());
    await guessAndSignIn(1);

    portal.pass(wrong);
    await clean();
    await guessAndSignIn(2);
    portal.services.sendMails();
    expect(await portal.mails()).toHaveLength(mails + 1);
    const meanwhile = await portal.as('1001/sp.admin');
    expect(await asks(meanwhile.token)).toBe(200);
    expect((await send(meanwhile.token)).json().id).toBe(id);
    const changing = await portal.as('1001/sp.user');
    const change = await changing.post('/password/change', { current: demoPassword, password: better });
    expect(change.statusCode).toBe(204);
    expect(await asks(stolen.token)).toBe(401);
    expect(await asks((await from('192.0.2.9', '1001/sp.user', better)).json().token)).toBe(200);
    await clean();

    portal.pass(-wrong);
    await guessAndSignIn(3);
    // One of an hour that lies a day back has ended, as far as anybody can tell.
    expect([await asks(here.token), await asks(meanwhile.token)]).toEqual([200, wrong > 0 ? 200 : 401]);
    expect([await asks(left.token), await asks(stolen.token), await asks(changing.token)]).toEqual([401, 401, 401]);
    const again = (await from('192.0.2.9', '1001/sp.user', better)).json();
    expect(await asks(again.token)).toBe(200);
    expect((await send(here.token)).json().id).toBe(id);
    const attach = { token: here.token, body: billing([upload, other]) };
    expect((await portal.call('POST', '/foundation/1001/data', attach)).statusCode).toBe(201);
    const reset = await portal.call('POST', '/password/reset', { body: { token: secret, password: better } });
    expect(reset.statusCode).toBe(204);
    portal.services.sendMails();
    // The waiting one, and one about each new password.
    expect(await portal.mails()).toHaveLength(mails + 3);
    expect(await asks(me.token)).toBe(401);
  });
});

test('§sessions a download under way is checked on by a clock that was set back', async () => {
  let now = 10 * day;
  let checks = 0;
  const check = throttled(
    () => now,
    async () => {
      checks += 1;
    },
  );
  await check();
  now -= day;
  await check();
  await check();
  expect(checks).toBe(1);
});
