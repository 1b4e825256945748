import { existsSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireAuditRow } from '#contract/staff/audit.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { appendAudit } from '#server/audit/append-audit.ts';
import { anchorText } from '#server/audit/audit-anchors.ts';
import { expireAudit } from '#server/audit/expire-audit.ts';
import { sealAudit } from '#server/audit/seal-audit.ts';
import { sumThrottled } from '#server/audit/sum-throttled.ts';
import { takeInFile } from '#server/audit/take-in-file.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { idOf } from '../staff/desk-scope.ts';
import { billing, callback, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { day, demoPassword, openPortal, type Portal, type Session, ticketOf } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let staff: Session;
let partner: FileCalls;
beforeAll(async () => {
  portal = await openPortal({ AUDIT_KEEP_DAYS: '30' });
  staff = await portal.as('9001/etc.staff');
  partner = await fileCalls(portal);
});
afterAll(() => portal.close());

const entries = async (search = '', who = staff): Promise<WireAuditRow[]> =>
  (await who.get('/staff/audit', { query: { search, _limit: '200' } })).json().items;
const notify = (rows: readonly WireAuditRow[]) => rows.map(({ value1, value2, value6 }) => [value2, value1, value6]);

test('§audit-log logins and refusals are audited with user, reason and address, without input', async () => {
  const from = portal.now();
  const login = (userId: string, password: string) =>
    portal.call('POST', '/jwt_token', { body: { _ticket: ticketOf(userId, password), timeout: 3600 } });
  await login('1001/sp.user', demoPassword);
  await login('1001/sp.user', 'Falsch-Geheim-1');
  await login('1001/geheim-im-namen', 'Falsch-Geheim-2');
  await login('1002/locked.user', demoPassword);
  for (let n = 0; n < 20; n++) await login('1004/plain.user', 'Falsch-Geheim-3');
  const match = notify(await entries(`created:${from}.. value2:login,loginRefused`)).reverse();
  const rejections = match.filter(([kind]) => kind === 'loginRefused');
  expect(rejections.slice(0, 4)).toEqual([
    ['loginRefused', '1001/sp.user', 'wrong'],
    ['loginRefused', undefined, 'unknown'],
    ['loginRefused', '1002/locked.user', 'disabled'],
    ['loginRefused', '1004/plain.user', 'wrong'],
  ]);
  expect(rejections.at(-1)).toEqual(['loginRefused', '1004/plain.user', 'throttled']);
  // Ten are looked at; of the ten others the first has an entry, and how many there were is said once the day is over.
  const throttled = async () =>
    (await entries(`created:${from}.. value2:loginRefused value6:throttled*`)).map(({ value6 }) => value6);
  await sumThrottled(portal.services);
  expect(await throttled()).toEqual(['throttled']);
  portal.pass(day);
  staff = await portal.as('9001/etc.staff');
  partner = await fileCalls(portal);
  await sumThrottled(portal.services);
  await sumThrottled(portal.services);
  expect(await throttled()).toEqual(['throttled 10', 'throttled']);
  expect(match.filter(([kind, who]) => kind === 'login' && who === '1001/sp.user')).toHaveLength(1);
  expect(JSON.stringify(await entries())).not.toMatch(/geheim|Portal-Demo/i);
});

test('§audit-log access to records of a foundation is audited for employees, not for partners', async () => {
  const files = [await partner.upload('a.pdf', pdf()), await partner.upload('b.pdf', pdf())];
  const { id, foreignid } = (await partner.post('/foundation/1001/data', billing(files))).json();
  await partner.get(`/foundation/1001/data/${id}`);
  await staff.get(`/foundation/1001/data/${id}`);
  await staff.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Geheimnotiz' });
  const { token } = (
    await staff.post('/public/onetimeaction', { _action: 'downloadFile', path: `home1001_${id}/${files[0]}` })
  ).json();
  await portal.call('GET', `/public/filedownload/a.pdf?token=${token}`);
  const match = await entries(`value5:${id}`);
  expect(notify(match).sort()).toEqual([
    ['download', '9001/etc.staff', 'a.pdf'],
    ['recordAct', '9001/etc.staff', 'append'],
    ['recordRead', '9001/etc.staff', undefined],
  ]);
  expect(match.find(({ value2 }) => value2 === 'recordRead')).toMatchObject({
    value3: '1001',
    value4: 'hd.ticket',
    value9: String(foreignid),
  });
  expect((await entries(String(foreignid))).map(({ value5 }) => value5)).toEqual([id]);
  const missing = await staff.get('/foundation/1001/data/none');
  expect([missing.statusCode, (await entries('value5:none')).length]).toEqual([404, 0]);
});

test('§audit-log each list, timeline and partner view of an employee leaves one entry', async () => {
  const { id } = (await partner.post('/foundation/1001/data', callback)).json();
  const from = portal.now();
  portal.pass(1000);
  for (const who of [partner, staff]) {
    await who.get('/foundation/1001/data', { query: { type: 'hd.ticket', _limit: '50' } });
    await who.get('/foundation/1001/data', { query: { type: 'etc.contactPerson' } });
    await who.get(`/foundation/1001/data/${id}/timeline`);
  }
  const user = await idOf(portal, '1001', 'sp.user');
  await staff.post('/staff/views', { trid: '1001', user });
  const match = await entries(`created:${from + 1}..`);
  expect(notify(match).sort()).toEqual([
    ['listRead', '9001/etc.staff', undefined],
    ['recordRead', '9001/etc.staff', 'timeline'],
    ['view', '9001/etc.staff', '1001/sp.user'],
  ]);
  expect(match.find(({ value2 }) => value2 === 'listRead')).toMatchObject({ value3: '1001', value4: 'hd.ticket' });
});

test.each([
  ['a user’s name', '1001/sp.user'],
  ['a part of it', 'sp.us'],
  ['words in any order and case', 'ROLES plain.user anna'],
  ['an address', '127.0.0'],
])('§audit-log finds entries by %s', async (_case, search) => {
  await runCommand(portal.services, ['user', 'roles', '1004/plain.user', 'PORTAL_USER'], { by: 'anna' });
  const words = search.toLowerCase().split(' ');
  const match = await entries(search);
  expect(match.length).toBeGreaterThan(0);
  for (const entry of match)
    for (const word of words) expect(Object.values(entry).join(' ').toLowerCase()).toContain(word);
});

test('§audit-log signs alone and quotes find nothing that they should not, and break nothing', async () => {
  for (const search of ["'", '\\', "a' & !b", '<->', 'gibtesnicht'])
    expect([search, (await staff.get('/staff/audit', { query: { search } })).statusCode]).toEqual([search, 200]);
  expect(await entries('gibtesnicht')).toEqual([]);
});

test('§audit-log changes of rights by the command line have a kind of their own, without values', async () => {
  await runCommand(portal.services, ['user', 'roles', '1004/plain.user', 'PORTAL_USER,SP'], { by: 'anna' });
  await runCommand(portal.services, ['user', 'change', '1004/plain.user', '--name', 'Geheimname'], { by: 'anna' });
  const match = notify(await entries('value1:anna'));
  expect(match).toContainEqual(['rights', 'anna', 'user roles 1004/plain.user PORTAL_USER,SP']);
  expect(match).toContainEqual(['command', 'anna', 'user change 1004/plain.user --name']);
});

test('§audit-log the log is for employees alone', async () => {
  for (const path of ['/staff/audit', '/staff/audit/x', '/staff/audit-state'])
    expect([path, (await partner.get(path)).statusCode]).toEqual([path, 403]);
  expect((await partner.post('/staff/audit-check', {})).statusCode).toBe(403);
});

test('§audit-log parallel entries are all kept, wait unsealed, and are chained exactly once', async () => {
  const { services } = portal;
  const note = (n: number) => appendAudit(services, { kind: 'command', by: { name: 'viele' }, text: `Nr. ${n}` });
  await Promise.all(Array.from({ length: 60 }, (_, n) => note(n)));
  const open = await entries('value1:viele');
  expect([open.length, open.filter(({ foreignid }) => foreignid).length]).toEqual([60, 0]);
  await Promise.all([sealAudit(services), sealAudit(services), sealAudit(services)]);
  await sealAudit(services);
  const places = (await entries('value1:viele')).map(({ foreignid }) => Number(foreignid)).sort((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: 60 }, (_, n) => (places[0] ?? 0) + n));
  expect((await verifyAudit(services)).fault).toBeUndefined();
  const state = (await staff.post('/staff/audit-check', {})).json();
  expect([state.waiting, state.checked]).toEqual([0, { at: portal.now() }]);
});

/** Ways to tamper with the tables, and the result of the next check; `n` is a place in the middle. */
const tampered = [
  ['a changed text', 'update audit_entries set text = $$anders$$ where seq = :n', 'changed'],
  ['a changed time', 'update audit_entries set time = time + 1 where seq = :n', 'changed'],
  ['another person', 'update audit_entries set actor = $$1001/sp.user$$ where seq = :n', 'changed'],
  ['a person taken out', 'update audit_entries set actor = null, user_id = null where seq = :n', 'changed'],
  ['another kind', 'update audit_entries set kind = $$login$$ where seq = :n', 'changed'],
  ['a word moved to another column', 'update audit_entries set address = text, text = null where seq = :n', 'changed'],
  ['a changed hash', 'update audit_entries set hash = repeat($$1$$, 64) where seq = :n', 'changed'],
  ['a removed entry', 'delete from audit_entries where seq = :n', 'missing'],
  ['an entry taken out of the chain', 'update audit_entries set seq = null, hash = null where seq = :n', 'missing'],
  [
    'two entries that changed places',
    'update audit_entries set seq = -1 where seq = :n; update audit_entries set seq = :n where seq = :n + 1; update audit_entries set seq = :n + 1 where seq = -1',
    'changed',
  ],
  ['a removed beginning', 'delete from audit_entries where seq <= :n', 'missing'],
  ['a removed end', 'delete from audit_entries where seq > :n', 'missing'],
  [
    'a removed beginning with an anchor made for it',
    'update audit_chain set anchor_seq = :n, anchor_hash = (select hash from audit_entries where seq = :n); delete from audit_entries where seq <= :n',
    'anchor',
  ],
  [
    'a removed end with the end of the chain set back',
    'update audit_chain set seq = :n, hash = (select hash from audit_entries where seq = :n); delete from audit_entries where seq > :n',
    'anchor',
  ],
] as const;

test.each(tampered)('§audit-log the log shows %s', async (_case, statements, why) => {
  const { services } = portal;
  await sealAudit(services);
  const { last } = await verifyAudit(services);
  const undo = new Error('undo');
  const tampering = services.db.transaction(async (tx) => {
    for (const statement of statements.split('; '))
      await tx.execute(sql.raw(statement.replaceAll(':n', String(last.seq - 30))));
    const { fault } = await verifyAudit({ ...services, db: tx }, [last]);
    expect(fault?.why).toBe(why);
    throw undo;
  });
  await expect(tampering).rejects.toBe(undo);
  expect((await verifyAudit(services, [last])).fault).toBeUndefined();
});

test('§audit-log audit verify reports an intact or broken chain, and accepts a noted hash', async () => {
  const verify = (...more: string[]) => runCommand(portal.services, ['audit', 'verify', ...more], { by: 'anna' });
  const whole = await verify();
  expect([whole.code, whole.lines[0]]).toEqual([0, expect.stringContaining('none changed')]);
  const anchor = whole.lines[1]?.replace('Newest: ', '') ?? '';
  expect((await verify('--anchor', anchor)).code).toBe(0);
  expect((await verify('--anchor', 'kaputt')).lines[0]).toContain('place:hash');
  const other = await verify('--anchor', anchorText({ seq: Number(anchor.split(':')[0]), hash: 'a'.repeat(64) }));
  expect([other.code, other.lines[0]]).toEqual([1, expect.stringContaining('written down elsewhere')]);
});

test('§audit-log earlier orders move from their file into the chain once, and the file is renamed', async () => {
  const { services, dataDir } = portal;
  const line = JSON.stringify({ time: '2026-01-05T08:00:00.000Z', by: 'frueher', order: 'user disable 1/x' });
  for (let times = 0; times < 2; times++) {
    writeFileSync(`${dataDir}/audit.log`, `${line}\nkaputt\n`);
    await takeInFile(services);
  }
  expect(notify(await entries('value1:frueher'))).toEqual([['command', 'frueher', 'user disable 1/x']]);
  expect([existsSync(`${dataDir}/audit.log`), existsSync(`${dataDir}/audit.log.taken-in`)]).toEqual([false, true]);
});

test('§audit-log expired entries are removed, the rest stays a chain, and an entry records it', async () => {
  const { services } = portal;
  await sealAudit(services);
  const before = await verifyAudit(services);
  portal.pass(20 * day);
  await appendAudit(services, { kind: 'command', by: { name: 'spaeter' }, text: 'x' });
  await sealAudit(services);
  expect(await expireAudit(services)).toBe(0);
  portal.pass(13 * day);
  expect(await expireAudit(services)).toBe(before.entries);
  expect(await expireAudit(services)).toBe(0);
  await sealAudit(services);
  const after = await verifyAudit(services, [before.last]);
  expect([after.fault, after.entries, after.last.seq]).toEqual([undefined, 2, before.last.seq + 2]);
  const again = await portal.as('9001/etc.staff');
  expect(notify(await entries('value2:expired', again))).toEqual([['expired', 'Portal', anchorText(before.last)]]);
  const [one] = await entries('value1:spaeter', again);
  const entry = (await again.get(`/staff/audit/${one?.id}`)).json();
  expect([entry.previous, entry.hash]).toEqual([before.last.hash, expect.stringMatching(/^[\da-f]{64}$/)]);
});
