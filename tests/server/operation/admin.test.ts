import { readFileSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { hour, minute, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
});
afterAll(() => portal.close());

const order = (...words: string[]) => runCommand(portal.services, words);
/** Lines of an order that must succeed. */
async function done(...words: string[]): Promise<string> {
  const { code, lines } = await order(...words);
  expect([code, lines.join('\n')]).toEqual([0, expect.any(String)]);
  return lines.join('\n');
}
const secretIn = (message: string) =>
  /^https:\/\/portal\.example\.com\/reset-password\?token=([\w-]{43})$/m.exec(message)?.[1];
const setPassword = (token: string | undefined, password: string) =>
  portal.call('POST', '/password/reset', { body: { token, password } });
const status = async (token: string) => (await portal.call('GET', '/foundation', { token })).statusCode;
const errorOf = async (userId: string, password?: string) => (await portal.signIn(userId, password)).json()._error;

const chosen = 'Selbst-gewaehlt-1';

test('§faults an added user sets the password by a link once, and acts for the named foundations', async () => {
  await done('foundation', 'add', '5001', '--title', 'Weber Funk', '--type', 'sp', '--number', 'P-5001');
  const message = await done(
    ...['user', 'add', '5001/Anna.Weber', '--name', 'Anna Weber', '--email', 'Anna@Weber.example.com'],
    ...['--phone', '030 1234567', '--roles', 'portal_user,sp', '--foundations', '5001,1001'],
  );
  expect(message).not.toContain('$argon2');
  const secret = secretIn(message);
  expect((await setPassword(secret, chosen)).statusCode).toBe(204);
  expect((await setPassword(secret, chosen)).statusCode).toBe(410);
  const refusalOf = (await portal.signIn('5001/anna.weber', chosen)).json();
  expect(refusalOf._error).toBe(902);
  await portal.call('POST', '/terms/acceptance', {
    token: refusalOf._termsToken,
    body: { version: refusalOf.termsVersion },
  });
  const { token, roles, user } = (await portal.signIn('5001/anna.weber', chosen)).json();
  expect(roles).toEqual(['PORTAL_USER', 'SP']);
  expect(user).toMatchObject({ email: 'anna@weber.example.com', displayName: 'Anna Weber' });
  const { items } = (await portal.call('GET', '/foundation', { token })).json();
  expect(items.map(({ trid }: { trid: string }) => trid)).toEqual(['1001', '5001']);
});

test('§faults a link for a first password ends after a day', async () => {
  const message = await done('user', 'add', '5002/late', '--name', 'Spät', '--email', 'late@example.com');
  portal.pass(24 * hour);
  expect((await setPassword(secretIn(message), chosen)).statusCode).toBe(410);
});

test('§6 roles, memberships and foundations change for sessions under way', async () => {
  const { get } = await portal.as('1001/sp.user');
  const read = async (trid: string) =>
    (await get(`/foundation/${trid}/data`, { query: { type: 'hd.ticket' } })).statusCode;
  expect(await read('2001')).toBe(404);
  await done('member', 'add', '1001/sp.user', '2001,2002');
  expect([await read('2001'), await read('2002')]).toEqual([200, 200]);
  await done('member', 'remove', '1001/sp.user', '2001');
  expect(await read('2001')).toBe(404);
  await done('user', 'roles', '1001/sp.user', 'PORTAL_USER,PORTAL_EMPLOYEE');
  expect(await read('2001')).toBe(200);
  await done('user', 'roles', '1001/sp.user', 'PORTAL_USER');
  expect(await read('2001')).toBe(404);
  await done('foundation', 'deactivate', '2002');
  expect(await read('2002')).toBe(404);
  await done('foundation', 'activate', '2002');
  expect(await read('2002')).toBe(200);
  await done('foundation', 'change', '2002', '--title', 'Neuer Name', '--type', 'SP', '--app', 'GNC');
  const { items } = (await get('/foundation', { query: { _search: 'trid:2002' } })).json();
  expect(items[0]).toMatchObject({ title: 'Neuer Name', type: 'SP', app: 'GNC' });
});

test('§8 a disabled user gets 900, and signs in again once enabled, without the earlier session', async () => {
  const { token } = await portal.as('1003/etc.papers');
  await done('user', 'disable', '1003/etc.papers');
  expect(await status(token)).toBe(403);
  expect(await errorOf('1003/etc.papers')).toBe(900);
  portal.pass(1);
  await done('user', 'enable', '1003/etc.papers');
  expect(await status(token)).toBe(401);
  expect((await portal.signIn('1003/etc.papers')).statusCode).toBe(200);
});

test('§8 a new password and a new acceptance of the terms can be forced', async () => {
  const { token } = await portal.as('1004/plain.user');
  portal.pass(1);
  const message = await done('user', 'password', '1004/plain.user');
  expect(await status(token)).toBe(401);
  expect(await errorOf('1004/plain.user')).toBe(901);
  expect((await setPassword(secretIn(message), chosen)).statusCode).toBe(204);
  expect((await portal.signIn('1004/plain.user', chosen)).statusCode).toBe(200);
  await done('user', 'terms', '1004/plain.user');
  expect(await errorOf('1004/plain.user', chosen)).toBe(902);
  expect(await errorOf('2001/ws.user')).toBe(undefined);
  await done('user', 'terms', 'all');
  expect(await errorOf('2001/ws.user')).toBe(902);
});

test('§faults the list of users names who never set a password, until they do', async () => {
  const message = await done('user', 'add', '5003/new', '--name', 'Neu', '--email', 'new@example.com');
  const line = async () => (await done('user', 'list')).split('\n').find((one) => one.startsWith('5003/new'));
  expect(await line()).toContain('never set a password');
  await setPassword(secretIn(message), chosen);
  expect(await line()).not.toContain('password');
  await done('user', 'password', '5003/new');
  expect(await line()).toContain('must set a password');
  await done('user', 'change', '5003/new', '--email', 'NEW@example.com');
  const [row] = await portal.services.db.select().from(users).where(eq(users.username, 'new'));
  const twice = portal.services.db
    .insert(users)
    .values({ ...(row as typeof users.$inferInsert), id: 'x', username: 'y', email: 'New@Example.com' });
  await expect(twice).rejects.toThrow();
});

test('§faults changes by the command line are audited without personal data, queries are not', async () => {
  await runCommand(
    portal.services,
    ['user', 'change', '1004/plain.user', '--name', 'Geheimname', '--email', 'geheim@example.com'],
    { by: 'anna' },
  );
  await done('user', 'list');
  await order('user', 'disable', '7777/x');
  const snapshot = await portal.services.db.select().from(auditEntries).orderBy(auditEntries.id);
  const last = { time: portal.now(), actor: 'anna', text: 'user change 1004/plain.user --name --email' };
  expect(snapshot.at(-1)).toMatchObject(last);
  const logged = JSON.parse(portal.logLines.findLast((line) => line.includes('changed by the command line')) ?? '');
  expect(logged).toMatchObject({ audit: true, by: 'anna', order: last.text });
  expect(JSON.stringify(snapshot) + portal.logLines.join()).not.toMatch(/geheim/i);
});

test('§4 sessions are listed with their browser and ended one by one, with all their tokens', async () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  const body = { timeout: 3_600_000 };
  const login = { ...body, _ticket: Buffer.from('2002/spws.user:Portal-Demo-2026!').toString('base64') };
  await done('user', 'change', '2002/spws.user', '--name', 'Tarek A.');
  await portal.services.db.update(users).set({ acceptedTerms: portal.config.termsVersion });
  const first = (await portal.call('POST', '/jwt_token', { body: login, headers: { 'user-agent': chrome } })).json();
  portal.pass(minute);
  const second = (await portal.call('POST', '/jwt_token', { token: first.token, body })).json();
  const other = await portal.as('2002/spws.user');

  const lines = (await done('session', 'list', '--user', '2002/spws.user')).split('\n');
  expect(lines).toHaveLength(2);
  const [id = '', who, , , client] = (lines[0] ?? '').split('\t');
  expect([who, client]).toEqual(['2002/spws.user', 'other']);
  await done('session', 'end', id);
  expect(await Promise.all([first.token, second.token, other.token].map(status))).toEqual([401, 401, 200]);
  portal.pass(1);
  await done('session', 'end', '2002/spws.user');
  expect(await status(other.token)).toBe(401);
});

test('§4 keys rotate in a running server: sessions go on, an old key goes after its last token', async () => {
  const { token } = await portal.as('1001/sp.admin');
  const kidOf = (jwt: string) => JSON.parse(Buffer.from(jwt.split('.')[0] ?? '', 'base64url').toString()).kid;
  await done('keys', 'rotate');
  const fresh = (await portal.call('POST', '/jwt_token', { token, body: { timeout: 3_600_000 } })).json().token;
  expect(kidOf(fresh)).not.toBe(kidOf(token));
  expect([await status(token), await status(fresh)]).toEqual([200, 200]);
  await done('keys', 'rotate');
  await portal.restart();
  expect([await status(token), await status(fresh)]).toEqual([200, 200]);
  expect((await done('keys', 'list')).split('\n')).toHaveLength(3);

  portal.pass(hour + minute);
  expect(portal.services.keys.find(kidOf(token))).toBeUndefined();
  expect(await done('keys', 'rotate')).toContain('1 of before still believed, 2 dropped');
  const listed = await done('keys', 'list');
  const stored = JSON.parse(readFileSync(portal.config.keysFile, 'utf8')) as { keys: { secret: string }[] };
  for (const { secret } of stored.keys) expect(listed).not.toContain(secret);
});

test('§4 keys rotate --end-sessions drops the keys of before: every session ends at once', async () => {
  const { token } = await portal.as('1001/sp.admin');
  expect(await status(token)).toBe(200);
  expect(await done('keys', 'rotate', '--end-sessions')).toContain('0 of before still believed');
  expect(await status(token)).toBe(401);
  expect((await done('keys', 'list')).split('\n')).toHaveLength(1);
  const { token: fresh } = await portal.as('1001/sp.admin');
  expect(await status(fresh)).toBe(200);
});

test('§4 a spoiled file of keys does not stop the running server', async () => {
  const { token } = await portal.as('1001/sp.admin');
  const snapshot = readFileSync(portal.config.keysFile);
  writeFileSync(portal.config.keysFile, '{');
  expect(await status(token)).toBe(200);
  expect((await portal.signIn('1001/sp.admin')).statusCode).toBe(200);
  writeFileSync(portal.config.keysFile, snapshot);
});

test.each([
  [['user', 'add', 'nobody', '--name', 'x', '--email', 'x@example.com'], 'no user ID'],
  [['user', 'add', '1001/x'], '--name and --email'],
  [['user', 'add', '1001/x', '--name', 'x', '--email', 'x'], 'no mail address'],
  [['user', 'add', '1001/x', '--name', 'x\r\nBcc: y', '--email', 'x@example.com'], 'no name'],
  [['user', 'add', '1001/x', '--name', 'x', '--email', 'x@example.com\r\nBcc: y@z.de'], 'no mail address'],
  [['user', 'add', '1001/x', '--name', 'x', '--email', 'x@example.com', '--roles', 'ROOT'], 'no role ROOT'],
  [['user', 'add', '1001/x', '--name', 'x', '--email', 'x@example.com', '--foundations', '77'], 'no foundation 77'],
  [['user', 'add', '1001/SP.admin', '--name', 'x', '--email', 'x@example.com'], 'exists already'],
  [['user', 'add', '1001/x', '--name', 'x', '--email', 'SP.admin@p1001.example.com'], 'belongs to 1001/sp.admin'],
  [['user', 'change', '1001/sp.user', '--email', 'sp.admin@P1001.example.com'], 'belongs to 1001/sp.admin'],
  [['user', 'change', '1001/sp.admin'], 'nothing to change'],
  [['user', 'change', '1001/sp.admin', '--phone', 'x'], 'no phone number'],
  [['user', 'disable', '7777/x'], 'no user 7777/x'],
  [['user', 'disable'], 'usage: user disable'],
  [['user', 'disable', '1001/sp.admin', '--hard'], '--hard'],
  [['user', 'fly'], 'no command user fly'],
  [['member', 'remove', '1001/sp.admin', '2001'], 'does not act for 2001'],
  [['foundation', 'add', '1001'], 'exists already'],
  [['foundation', 'add', '../1'], 'no trid'],
  [['foundation', 'change', '1001', '--app', 'XYZ'], 'no variant XYZ'],
  [['foundation', 'deactivate', '77'], 'no foundation 77'],
  [['session', 'end', 'x'], 'no session x'],
  [['due', 'run'], 'no server runs here'],
])('§faults the order %j is refused: %s', async (words, reason) => {
  const { code, lines } = await order(...words);
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(reason)]);
});

test.each([
  [['keys', 'rotate'], 'KEYS_FILE'],
  [['keys', 'list'], 'KEYS_FILE'],
  [['user', 'password', '1001/sp.admin'], 'PUBLIC_BASE_URL'],
  [['user', 'add', '1001/x', '--name', 'x', '--email', 'x@example.com'], 'PUBLIC_BASE_URL'],
])("§faults with an external database the order %j does nothing without the servers' %s", async (words, name) => {
  const before = readFileSync(portal.config.keysFile, 'utf8');
  const { code, lines } = await runCommand(portal.services, words, { unnamed: ['KEYS_FILE', 'PUBLIC_BASE_URL'] });
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(`set ${name} as for the servers`)]);
  expect(readFileSync(portal.config.keysFile, 'utf8')).toBe(before);
  expect(await errorOf('1001/sp.admin')).toBe(undefined);
});
