import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { flipCharacter } from '../support/flip-character.ts';
import { hour, minute, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
let id: string;
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  staff = await engineCalls(portal, '9001/etc.staff', '2001');
  const { items } = await partner.list('ws.sip', { _sort: 'value1', search: 'value4:active' });
  id = items[0]?.id ?? '';
});
afterAll(() => portal.close());

const read = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const mailTo = async (recipient: string) =>
  (await portal.mails()).map(read).findLast((mail) => mail.includes(`To: ${recipient}`));
async function sendLink(email = 'technik@example.com'): Promise<string> {
  await partner.done(id, 'sendPasswordLink', { email });
  const [, path = ''] = /(\/public\/sip-password\/[\w-]+)/.exec((await mailTo(email)) ?? '') ?? [];
  expect(path).not.toBe('');
  return path;
}
const look = (path: string, language = 'de') => portal.call('GET', path, { headers: { 'accept-language': language } });
const press = (path: string) =>
  portal.call('POST', path, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' });
const render = (body: string) => /<code[^>]*>([^<]*)<\/code>/.exec(body)?.[1] ?? '';
const setAt = async () => (await partner.read(id)).data['passwordSetAt'];

test('§sip-accounts the link asks first, creates the password once and explains later visits', async () => {
  const path = await sendLink();
  const before = await setAt();
  for (const method of ['GET', 'HEAD', 'GET'] as const) expect((await portal.call(method, path)).statusCode).toBe(200);
  const page = await look(path, 'en');
  expect([page.headers['cache-control'], page.body]).toEqual([
    'no-store',
    expect.stringContaining('<form method="post">'),
  ]);
  expect(await setAt()).toBe(before);

  portal.pass(10 * minute);
  const [creations, twin] = await Promise.all([press(path), press(path)]);
  expect([creations.statusCode, twin.statusCode].sort()).toEqual([200, 410]);
  const password = render(creations.body) || render(twin.body);
  expect(password.length).toBeGreaterThanOrEqual(16);
  expect(await setAt()).toBe(portal.now());
  for (const again of [await press(path), await look(path)]) {
    expect(again.statusCode).toBe(410);
    expect(again.body).toContain('schon benutzt');
    expect(again.body).not.toContain(password);
  }
  const { items } = await partner.list('ws.process', { search: `value7:${id} value1:passwordReset` });
  expect(items.length).toBeGreaterThan(0);
  const notices = [
    JSON.stringify(await partner.read(id)),
    JSON.stringify(await partner.timeline(id)),
    ...(await portal.mails()),
    ...portal.logLines,
  ].join('\n');
  expect(notices).not.toContain(password);
  expect(portal.logLines.join('\n')).not.toContain(path.split('/').at(-1));
  expect((await partner.read(id)).data['passwordLink']).not.toHaveProperty('secret');
});

test('§sip-accounts without an address the technical contact of the customer gets the link', async () => {
  const customer = await partner.read(String((await partner.read(id)).data['customerId']));
  const { email } = customer.data['contactTech'] as { email: string };
  await partner.done(id, 'sendPasswordLink');
  expect(await mailTo(email)).toContain('/public/sip-password/');
  const refusal = await partner.act(id, 'sendPasswordLink', { email: 'kein@' });
  expect(refusal.json()).toMatchObject({ _error: 400, fields: { email: 'email' } });
});

test('§sip-accounts a link expires after three days, by a new link, by a reset and by a lock', async () => {
  const first = await sendLink();
  const second = await sendLink();
  expect((await press(first)).statusCode).toBe(410);
  portal.pass(72 * hour);
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  staff = await engineCalls(portal, '9001/etc.staff', '2001');
  expect((await look(second)).statusCode).toBe(410);
  expect((await press(second)).body).toContain('gilt nicht mehr');

  const third = await sendLink();
  await partner.done(id, 'resetPassword');
  expect((await press(third)).statusCode).toBe(410);

  const fourth = await sendLink();
  await staff.done(id, 'lock', { reason: 'Gespräche nach Übersee' });
  const before = await setAt();
  const refusal = await press(fourth);
  expect([refusal.statusCode, refusal.body]).toEqual([410, expect.stringContaining('gesperrt oder gekündigt')]);
  expect(await setAt()).toBe(before);
  await staff.done(id, 'unlock');
  expect((await press(fourth)).statusCode).toBe(200);
});

test('§6 a link that we did not make does nothing', async () => {
  const path = await sendLink();
  const token = path.split('/').at(-1) ?? '';
  const before = await setAt();
  const forged = [token.replace(/2001$/, '1001'), flipCharacter(token, 0), token.slice(0, 43), `${token}x`, 'x', '%00'];
  for (const one of forged)
    for (const answer of [await look(`/public/sip-password/${one}`), await press(`/public/sip-password/${one}`)])
      expect(answer.statusCode).toSatisfy((code: number) => code >= 400 && code < 500);
  expect(await setAt()).toBe(before);
});
