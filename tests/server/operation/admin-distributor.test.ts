import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Foundation } from '#contract/foundation.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let staff: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterAll(() => portal.close());

const order = (...words: string[]) => runCommand(portal.services, words);
async function done(...words: string[]): Promise<string> {
  const { code, lines } = await order(...words);
  expect([code, lines.join('\n')]).toEqual([0, expect.any(String)]);
  return lines.join('\n');
}
const refusalOf = async (...words: string[]) => {
  const { code, lines } = await order(...words);
  expect(code).toBe(1);
  return lines.join('\n');
};
async function seenBy(userId: string, trid: string): Promise<Foundation> {
  const { get } = await portal.as(userId);
  return (await get('/foundation', { query: { _search: `trid:${trid}` } })).json().items[0];
}
const partner = () => seenBy('1001/sp.admin', '1001');
const mail = 'Klara.Berg@etc.example.com';

test('decision 30: an operator adds, changes and archives contact persons, and partners see them', async () => {
  const add = ['contact-person', 'add', mail, '--name', 'Klara Berg', '--phone', '030 23125 298'];
  expect(await done(...add, '--position', 'Vertrieb', '--partners', '1004')).toBe(`Added contact-person ${mail}.`);
  expect((await seenBy('1004/plain.user', '1004')).contactPerson).toMatchObject({ name: 'Holger Lind' });
  expect((await seenBy('1004/plain.user', '1004')).furtherContacts?.[0]?.name).toBe('Klara Berg');
  expect((await partner()).furtherContacts?.map(({ name }) => name)).not.toContain('Klara Berg');
  await done(
    'contact-person',
    'change',
    mail.toLowerCase(),
    '--name',
    'Klara Lind',
    '--partners',
    '',
    '--position',
    '',
  );
  expect((await partner()).furtherContacts).toContainEqual({ name: 'Klara Lind', phone: '030 23125 298' });
  expect(await done('contact-person', 'list')).toMatch(/^Klara Lind\tall\t\t030 23125 298\t.*example\.com\t$/m);
  await done('contact-person', 'archive', mail);
  expect((await partner()).furtherContacts?.map(({ name }) => name)).not.toContain('Klara Lind');
  expect(await refusalOf('contact-person', 'change', mail, '--name', 'Klara')).toContain('in the archive');
  await done('contact-person', 'restore', mail);
  await done('contact-person', 'delete', mail);
  expect(await done('contact-person', 'list')).not.toContain('Klara');
});

test('decision 30: an operator maintains the VO numbers of a foundation and their states', async () => {
  expect(await done('vo-number', 'add', '1001', 'vo40000', '--operator', 'ALSTERKOM')).toMatch(/^Added/);
  await done('vo-number', 'change', '1001', 'VO40000', '--label', 'Alsterkom Nord', '--valid-from', '2026-12-01');
  await done('vo-number', 'status', '1001', 'vo40000', 'dormant');
  const own = { vo: 'VO40000', operator: 'ALSTERKOM', label: 'Alsterkom Nord', state: 'dormant' };
  expect((await partner()).voNumbers).toContainEqual(own);
  expect(await done('vo-number', 'list', '1001')).toContain(
    'VO40000\tdormant\tALSTERKOM\tAlsterkom Nord\t2026-12-01\t',
  );
  await done('vo-number', 'status', '1001', 'VO40000', 'terminated');
  expect(await refusalOf('vo-number', 'status', '1001', 'VO40000', 'active')).toContain('bleibt gekündigt');
  const [{ id = '' } = {}] = (await staff.list('etc.voNumber', { search: 'VO40000' })).items;
  const { items } = await staff.timeline(id);
  expect(items.map(({ actor, kind }: { actor: string; kind: string }) => `${actor} ${kind}`)).toEqual([
    ...Array(3).fill('Betrieb record.updated'),
    'Betrieb record.created',
  ]);
});

test('decision 30: core data are put right by operators, but for contacts and accounts', async () => {
  await done('core-data', 'change', '1001', 'Sommer Telekom GmbH', '--owners', 'Petra Sommer, Jens Winter');
  expect(await done('core-data', 'list', '1001')).toContain('Sommer Telekom GmbH');
  expect(await refusalOf('core-data', 'change', '1001', 'Sommer Telekom GmbH', '--vat-id', 'DE1')).toContain(
    '--vat-id',
  );
  expect(await done('core-data', 'add', '2002', 'Anders Kommunikation', '--phone', '089 99998 301')).toMatch(/^Added/);
  expect(await refusalOf('core-data', 'add', '2002', 'Anders Kommunikation')).toContain('exists already');
});

test('decision 30: an operator maintains hotspot links, which are named by their ids', async () => {
  const add = ['hotspot-link', 'add', '--title', 'Wartung', '--link', 'https://status.example.com'];
  const message = await done(...add, '--category', 'Tool', '--kind', '0', '--roles', 'sp', '--valid-to', '2099-12-31');
  const id = /^Added hotspot-link ([\w-]{36})\.$/.exec(message)?.[1] ?? '';
  expect((await staff.read(id)).data).toMatchObject({ kind: 0, roles: ['SP'], title: 'Wartung' });
  await done('hotspot-link', 'change', id, '--roles', '', '--valid-to', '');
  const { data } = await staff.read(id);
  expect([data['roles'], data]).toEqual([[], expect.not.objectContaining({ validTo: expect.anything() })]);
  expect(await done('hotspot-link', 'list')).toContain(`${id}\tWartung\tTool`);
});

test.each([
  ['contact-person add nobody', 'is missing'],
  ['contact-person add x@example.com --name X --phone 12', '--phone cannot be used'],
  ['contact-person add holger.lind@etc.example.com --name X --phone 03023125298', '<email> exists already'],
  ['contact-person change holger.lind@etc.example.com', 'nothing to change'],
  ['contact-person change holger.lind@etc.example.com --name=', '--name is missing'],
  ['contact-person change holger.lind@etc.example.com --partners 77', 'no foundation 77'],
  ['contact-person archive nobody@example.com', 'there is no contact-person'],
  ['vo-number add 1001 ! --operator X', '<vo> cannot be used'],
  ['vo-number list 77', 'no foundation 77'],
  ['vo-number status 1001 VO10023 asleep', 'status cannot be used'],
  ['vo-number delete 1001 VO10023', 'Eine aktive VO-Nummer'],
  ['hotspot-link change 018f --valid-to morgen', 'is no day'],
])('decision 30: %s is refused with its reason', async (words, reason) => {
  expect(await refusalOf(...words.split(' '))).toContain(reason);
});

test('what an operator maintains is kept in the audit log, without values', async () => {
  const log = JSON.stringify(await portal.services.db.select().from(auditEntries));
  expect(log).toContain('vo-number change 1001 VO40000 --label --valid-from');
  expect(log).not.toContain('Alsterkom Nord');
});
