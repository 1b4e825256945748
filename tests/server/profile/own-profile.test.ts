import { afterEach, beforeEach, expect, test } from 'vitest';
import { largestPhoto } from '#contract/me/own-profile.ts';
import { largestLogo } from '#contract/profile/logo.ts';
import { image } from '../sales/submit-bodies.ts';
import { demoPassword, hour, openPortal, type Portal, type Session } from '../support/portal.ts';
import { samples } from '../support/sample-files.ts';

let portal: Portal;
let user: Session;
beforeEach(async () => {
  portal = await openPortal();
  user = await portal.as('1001/sp.user');
});
afterEach(() => portal.close());

const own = () => user.get('/me/profile').then((answer) => answer.json());
const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  portal.call('PUT', path, { token: user.token, body, headers });
const askFor = (email: string, current = demoPassword) => user.post('/me/email', { email, current });
const confirm = (token: string, by = user) => by.post('/me/email/confirmation', { token });
/** The secret in the mail that went to an address. */
async function secretFor(address: string): Promise<string> {
  const mail = (await portal.mails()).findLast((one) => one.includes(`To: ${address}`)) ?? '';
  const plain = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /email=([\w-]{20,})/.exec(plain)?.[1] ?? '';
}

test('§profile a user changes the own profile, and name and activities follow', async () => {
  expect(await own()).toMatchObject({ userId: '1001/sp.user', firstName: 'Jens', lastName: 'Winter' });
  const fields = {
    salutation: '1',
    firstName: 'Jens',
    lastName: 'Winter-Holt',
    position: 'Leitung',
    mobile: '0171 39200 10',
  };
  const answer = await put('/me/profile', fields);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ ...fields, mobile: '+491713920010' }),
  ]);
  expect(answer.json().phone).toBeUndefined();
  const refusal = await put('/me/profile', { firstName: '', lastName: '<b>' });
  expect([refusal.statusCode, refusal.json().fields]).toEqual([400, { firstName: 'required', lastName: 'name' }]);
  const { items } = (await user.get('/foundation/1001/activities')).json();
  expect(items[0]).toMatchObject({ kind: 'profile.changed', actor: 'Jens Winter-Holt' });
});

test('§profile a new mail address needs its link, once, within an hour, and the old one is told', async () => {
  const before = (await own()).email;
  expect((await askFor('neu@example.com', 'falsch')).json().fields).toEqual({ current: 'passwordWrong' });
  expect((await askFor('sp.admin@p1001.example.com')).json().fields).toEqual({ email: 'emailTaken' });
  expect((await askFor('neu@example.com')).statusCode).toBe(204);
  expect(await own()).toMatchObject({ email: before, newEmail: 'neu@example.com' });
  const secret = await secretFor('neu@example.com');
  const stranger = await portal.as('1001/sp.admin');
  expect((await confirm(secret, stranger)).statusCode).toBe(410);
  const answers = await Promise.all([confirm(secret), confirm(secret), confirm(secret)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  expect(await own()).toMatchObject({ email: 'neu@example.com' });
  expect((await own()).newEmail).toBeUndefined();
  const notify = (await portal.mails()).filter((mail) => mail.includes(`To: ${before}`));
  expect(notify).toHaveLength(2);
  expect(notify.join('')).not.toContain(secret);
});

test('§profile a link to a new address is over after an hour, and after a later one', async () => {
  await askFor('eins@example.com');
  const first = await secretFor('eins@example.com');
  await askFor('zwei@example.com');
  expect((await confirm(first)).statusCode).toBe(410);
  const second = await secretFor('zwei@example.com');
  portal.pass(hour);
  user = await portal.as('1001/sp.user');
  expect((await confirm(second)).statusCode).toBe(410);
  expect((await own()).newEmail).toBeUndefined();
});

test('§profile two users who confirm the same address at once: one has it, the other is told', async () => {
  const other = await portal.as('1001/sp.admin');
  await askFor('beide@example.com');
  const mine = await secretFor('beide@example.com');
  await other.post('/me/email', { email: 'beide@example.com', current: demoPassword });
  const theirs = await secretFor('beide@example.com');
  const answers = await Promise.all([confirm(mine), confirm(theirs, other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('§profile a portrait is a JPG or PNG of at most 2 MB, checked by its content', async () => {
  const png = Buffer.from(image, 'base64');
  const keep = (bytes: Buffer, type = 'image/png') => put('/me/photo', bytes, { 'content-type': type });
  expect((await user.get('/me/photo')).statusCode).toBe(404);
  expect((await keep(png)).statusCode).toBe(204);
  const display = await user.get('/me/photo');
  expect([display.headers['content-type'], display.rawPayload.equals(png)]).toEqual(['image/png', true]);
  expect((await own()).photo).toBe(portal.now());
  for (const bytes of [samples.pdf, Buffer.from('<svg onload="alert(1)"/>')])
    expect((await keep(bytes)).json().fields).toEqual({ photo: 'photoType' });
  expect((await keep(Buffer.concat([png, Buffer.alloc(largestPhoto)]))).statusCode).toBe(413);
  expect((await put('/me/photo', '<html>', { 'content-type': 'text/html' })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await user.delete('/me/photo')).statusCode).toBe(204);
  expect((await user.get('/me/photo')).statusCode).toBe(404);
});

test('§profile a logo is a valid PNG, saved by users who may change the organisation', async () => {
  const path = '/foundation/1001/logo';
  const { token } = await portal.as('1001/sp.admin');
  const headers = { 'content-type': 'image/png' };
  const keep = (body: Buffer, by = token) => portal.call('PUT', path, { token: by, headers, body });
  const png = Buffer.from(image, 'base64');
  expect((await keep(png, (await portal.as('2001/ws.user')).token)).statusCode).toBe(404);
  expect((await portal.call('GET', path, { token })).statusCode).toBe(404);
  const cut = png.subarray(0, png.length - 5);
  for (const bytes of [samples.pdf, cut, Buffer.from('<svg onload="alert(1)"/>')])
    expect((await keep(bytes)).json().fields).toEqual({ logo: 'logoType' });
  expect((await keep(Buffer.concat([png, Buffer.alloc(largestLogo)]))).statusCode).toBe(413);
  expect((await keep(png)).statusCode).toBe(204);
  const display = await portal.call('GET', path, { token });
  expect([display.headers['content-type'], display.rawPayload.equals(png)]).toEqual(['image/png', true]);
  const profile = (await portal.call('GET', '/foundation/1001/profile', { token })).json();
  expect(profile.logo).toBe(portal.now());
  expect((await portal.call('DELETE', path, { token })).statusCode).toBe(204);
  expect((await portal.call('GET', path, { token })).statusCode).toBe(404);
});
