import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#contract/me/settings.ts';
import { mailSubscriptions } from '#server/db/tables/notification-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { day, minute, type Session } from '../support/portal.ts';
import { openNotices, read, toMorning, unread } from './notices.ts';

describe('unsubscribe', () => {
  const linkOf = (mail = '') => /^List-Unsubscribe: <(.*)>$/m.exec(mail)?.[1] ?? '';
  const pathOf = (mail = '') => new URL(linkOf(mail)).pathname.replace('/api', '');
  const mailsOf = async (me: Session) => (await me.get('/me/settings')).json<{ mails: Record<string, string> }>().mails;
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };

  test('§notifications one click ends mails of one kind for the user, opening the link changes nothing', async () => {
    const { mail, portal, me, wake, notifyMe } = await openNotices();
    await notifyMe('Eins');
    await wake();
    const [first = ''] = mail.received;
    expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(read(first)).toContain(linkOf(first));
    const offer = 'E-Mails „Vorgänge und Anfragen“ abbestellen / Unsubscribe from e-mails “Processes and requests”:';
    expect(read(first)).toContain(offer);
    for (let looks = 0; looks < 3; looks += 1) {
      const page = await portal.call('GET', pathOf(first), { headers: { 'accept-language': 'en' } });
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toContain('<form method="post">');
      expect(page.body).toContain('Do you no longer want e-mails “Processes and requests”?');
    }
    expect((await portal.call('HEAD', pathOf(first))).statusCode).toBe(200);
    expect(await mailsOf(me)).toEqual(defaultSettings.mails);

    for (let presses = 0; presses < 2; presses += 1)
      expect((await portal.call('POST', pathOf(first), form)).statusCode).toBe(200);
    expect(await mailsOf(me)).toEqual({ ...defaultSettings.mails, request: 'off' });
    await notifyMe('Zwei');
    await wake();
    expect(mail.received).toHaveLength(1);
    expect(await unread(me)).toMatchObject({ unread: 2 });
  });

  test('§notifications mails that wait are not sent after the user unsubscribes', async () => {
    const { mail, prefer, wake, notifyMe } = await openNotices();
    await notifyMe('Wartet');
    await prefer({ request: 'off' });
    await wake();
    expect(mail.received).toEqual([]);
  });

  test('§notifications the link of a daily mail ends all that come with it, and nothing else', async () => {
    const { mail, portal, prefer, wake, notifyMe } = await openNotices();
    await prefer({ request: 'daily', porting: 'daily' });
    await notifyMe('Eins');
    toMorning(portal);
    await wake();
    const posted = await portal.call('POST', pathOf(mail.received[0]), {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(posted.statusCode).toBe(200);
    expect(await mailsOf(await portal.as('1001/sp.admin'))).toEqual({
      ...defaultSettings.mails,
      request: 'off',
      porting: 'off',
      newsletter: 'off',
    });
  });

  test('§6 a link that we did not make does nothing', async () => {
    const { mail, portal, me, wake, notifyMe, myId } = await openNotices();
    await notifyMe('Eins');
    await wake();
    const token = pathOf(mail.received[0]).split('/').at(-1) ?? '';
    const other = await portal.services.db.select().from(users).where(eq(users.email, 'sp.user@p1001.example.com'));
    const signature = token.slice(0, 43);
    const forged = [
      token.replace('request~', 'porting~'),
      token.replace('request~', 'digest~'),
      token.replace('request~', 'constructor~'),
      `${signature}request~${other[0]?.id}`,
      `${'A'.repeat(43)}request~${await myId()}`,
      token.slice(1),
      `${token}x`,
      signature,
      '%00',
      me.token.slice(0, 199),
    ];
    for (const one of forged)
      for (const method of ['GET', 'POST'] as const) {
        const answer = await portal.call(method, `/public/unsubscribe/${one}`, method === 'POST' ? form : {});
        expect([one, answer.statusCode]).toEqual([one, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
        expect(answer.body).not.toContain(one.slice(0, 20));
      }
    expect(await mailsOf(me)).toEqual(defaultSettings.mails);
  });

  test('§notifications a link works for years, and until the secret of its user goes', async () => {
    const { mail, portal, wake, notifyMe } = await openNotices();
    await notifyMe('Eins');
    await wake();
    portal.pass(700 * day + minute);
    await portal.restart();
    expect((await portal.call('GET', pathOf(mail.received[0]))).statusCode).toBe(200);
    await portal.services.db.delete(mailSubscriptions);
    expect((await portal.call('POST', pathOf(mail.received[0]), form)).statusCode).toBe(404);
  });
});
