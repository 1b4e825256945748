import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrganisationImported } from '#contract/staff/organisation-import.ts';
import type { Organisation } from '#contract/staff/organisations.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { importOrganisations } from '#server/administration/import-organisations.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.pass(1);
  jana = await portal.as('9001/etc.admin');
});

const person = (name: string, more: object = {}) => ({
  ...{ firstName: name, lastName: 'Neu', email: `${name.toLowerCase()}@import.example.com`, ...more },
});
const send = async (rows: object[], trial = false, session = jana) =>
  (await session.post('/admin/organisation-imports', { rows, trial })).json<OrganisationImported>();
const read = async (trid: string) => (await jana.get(`/admin/organisations/${trid}`)).json<Organisation>();
const invitationsOf = async (trid: string) =>
  (await jana.get(`/foundation/${trid}/data`, { query: { type: 'etc.invitation' } }))
    .json<{ items: { value2: string; value3: string }[] }>()
    .items.map(({ value2, value3 }) => `${value3} ${value2}`)
    .sort();
const mailsTo = async (address: string) => (await portal.mails()).filter((mail) => mail.includes(`To: ${address}`));

const rows = [
  { trid: '5201', title: 'Import Nord', kinds: ['SP'], ...person('Anna', { invite: true }) },
  { trid: '5201', ...person('Bert', { rights: ['PORTAL_ETC_PORTAL_ADMIN'] }) },
  { trid: '1001', ...person('Clara', { invite: true }) },
  { trid: '5202', title: 'Import Süd', tags: ['PORTAL_ETC_COMISSION_PAPERS'], number: 'S-1' },
];

test('§administration a trial says what would happen and changes nothing', async () => {
  const { faults, counts, rows: answers, isDone } = await send(rows, true);
  expect([faults, isDone]).toEqual([[], false]);
  expect(counts).toMatchObject({ added: 2, present: 1, faulty: 0, invited: 2, prepared: 1 });
  expect(answers).toEqual([
    { trid: '5201', title: 'Import Nord', organisation: 'added', person: 'invited' },
    { trid: '5201', title: 'Import Nord', person: 'prepared' },
    { trid: '1001', title: 'Sommer Telekom GmbH', organisation: 'present', person: 'invited' },
    { trid: '5202', title: 'Import Süd', organisation: 'added' },
  ]);
  expect((await jana.get('/admin/organisations/5201')).statusCode).toBe(404);
  expect(await mailsTo('anna@import.example.com')).toEqual([]);
});

test('§administration an import brings in each organisation once, and invites once', async () => {
  expect(await send(rows)).toMatchObject({ faults: [], isDone: true, counts: { added: 2, invited: 2, prepared: 1 } });
  expect(await read('5201')).toMatchObject({ title: 'Import Nord', tags: ['SP'], number: 'P-5201' });
  expect(await read('5202')).toMatchObject({ tags: ['PORTAL_ETC_COMISSION_PAPERS'], number: 'S-1' });
  const all = ['anna@import.example.com invited', 'bert@import.example.com prepared'];
  expect(await invitationsOf('5201')).toEqual(all);
  expect([await mailsTo('anna@import.example.com'), await mailsTo('bert@import.example.com')]).toMatchObject([
    { length: 1 },
    { length: 0 },
  ]);
  expect(await send(rows)).toMatchObject({ counts: { added: 0, present: 3, invited: 0, prepared: 0, waiting: 3 } });
  expect(await invitationsOf('5201')).toEqual(all);
  const later = rows.map((row) => ({ ...row, ...('email' in row && { invite: true }) }));
  expect(await send(later)).toMatchObject({ counts: { invited: 1, waiting: 2 } });
  expect(await mailsTo('bert@import.example.com')).toHaveLength(1);
  expect(await mailsTo('anna@import.example.com')).toHaveLength(1);
  const texts = (await portal.services.db.select().from(auditEntries)).map(({ text }) => text);
  expect(texts).toEqual(
    expect.arrayContaining([
      'organisation.create 5201 · – → Import Nord, SP',
      'invitation.send Anna Neu',
      'invitation.prepare Bert Neu · – → PORTAL_ETC_PORTAL_ADMIN',
    ]),
  );
});

test('§administration a faulty row keeps its own organisation out, and no other', async () => {
  const answer = await send([
    { trid: '5301', title: 'Heil', ...person('Dora') },
    { trid: '5302', title: 'Kaputt', ...person('Emil') },
    { trid: '5302', ...person('Fritz', { email: 'fritz' }) },
    { trid: '1001', title: 'Anders' },
  ]);
  expect(answer.counts).toMatchObject({ added: 1, faulty: 2, prepared: 1 });
  expect(answer.faults).toEqual([
    { row: 1, column: 'trid', key: 'importWaits' },
    { row: 2, column: 'email', key: 'email' },
    { row: 3, column: 'title', key: 'importOther' },
  ]);
  expect((await jana.get('/admin/organisations/5302')).statusCode).toBe(404);
  expect((await read('5301')).title).toBe('Heil');
});

test('§administration two imports of the same table at once bring it in once', async () => {
  const table = [{ trid: '5401', title: 'Zugleich', ...person('Gerda', { invite: true }) }];
  const answers = await Promise.all([send(table), send(table)]);
  expect(answers.reduce((sum, { counts }) => sum + counts.added, 0)).toBe(1);
  expect(await invitationsOf('5401')).toEqual(['gerda@import.example.com invited']);
  expect(await mailsTo('gerda@import.example.com')).toHaveLength(1);
});

test('§administration only administrators import, and not more than a thousand rows', async () => {
  const staff = await portal.as('9001/etc.staff');
  expect((await staff.post('/admin/organisation-imports', { rows, trial: true })).statusCode).toBe(403);
  const many = Array.from({ length: 1001 }, () => ({ trid: '1' }));
  expect((await jana.post('/admin/organisation-imports', { rows: many, trial: true })).statusCode).toBe(400);
});

test('§administration the command line tries and imports a file', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'import-')), 'partner.csv');
  const head = 'Nummer der Organisation;Name der Organisation;Art;Vorname;Nachname;E-Mail;Einladen';
  await writeFile(path, `${head}\n5501;Von der Zeile;SP;Hanna;Neu;hanna@import.example.com;ja\n`);
  const { services } = portal;
  const run = (...words: string[]) =>
    runCommand({ ...services, importOrganisations: (by, table) => importOrganisations(services, by, table) }, [
      'organisations',
      'import',
      path,
      ...words,
    ]);
  expect(await run('--trial')).toMatchObject({ code: 1 });
  expect(await run('--by', '9001/etc.staff')).toMatchObject({ code: 1 });
  expect((await run('--by', '9001/etc.admin', '--trial')).lines).toEqual([
    'line 2\t5501\tVon der Zeile\torganisation is new; is invited by mail',
    expect.stringContaining('Trial, nothing changed: 1 organisations new'),
  ]);
  expect(await run('--by', '9001/etc.admin')).toMatchObject({ code: 0 });
  expect(await invitationsOf('5501')).toEqual(['hanna@import.example.com invited']);
  await writeFile(path, `${head}\n5502;;SP;Hanna;Neu;hanna;ja\n`);
  const { code, lines } = await run('--by', '9001/etc.admin', '--trial');
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining('line 2\temail\tPlease enter a valid email')]);
});
