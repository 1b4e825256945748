import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasedName } from '#domain/retention/blank-data.ts';
import type { PersonHit } from '#domain/retention/person-request.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db } from '#server/db/open.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { commissionLines, commissionSums } from '#server/db/tables/commission-tables.ts';
import { attachments, records } from '#server/db/tables/record-tables.ts';
import { insertLines } from '#server/queries/commissions/insert-lines.ts';
import { findFormInput, keepFormInput } from '#server/queries/form-inputs.ts';
import { insertAttachments } from '#server/queries/records/attachments.ts';
import { findRequest, insertRequest } from '#server/queries/retention/person-requests.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { findPersonEverywhere } from '#server/retention/find-person.ts';
import { runErasures } from '#server/retention/run-requests.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { addressed } from '../sales/customer-bodies.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { killedAfter } from './killed-database.ts';

let portal: Portal;
let partner: EngineCalls;
const anna = { firstName: 'Anna', lastName: 'Quittenbaum' };
const asked = { ...anna, birthDate: '1980-02-03', email: 'anna@quitten.example.com' };

beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const find = () => findPersonEverywhere(portal.services, asked);
let n = 0;
/** A request as two administrators have released it. */
async function released(hits: readonly PersonHit[]): Promise<string> {
  const now = portal.now();
  const id = uuidv7(now);
  n += 1;
  await insertRequest(portal.services.db, {
    ...{ id, number: `DS-${n}`, kind: 'erase', person: asked, received: '2026-11-20', state: 'released' },
    ...{ due: '2026-12-20', released: now, channel: 'letter', recognised: 'Unterschrift', created: now },
    hits: hits.map(({ trid, id: hit, type }) => ({ trid, id: hit, type })),
  });
  return id;
}
const erase = (db?: Db) =>
  runErasures(
    { ...portal.services, ...(db && { db }) } as Parameters<typeof runErasures>[0],
    new AbortController().signal,
  );
const receiptOf = async (id: string) => (await findRequest(portal.services.db, id))?.receipt?.rows;
const customer = (fields: object) =>
  partner.create('hfo.vp.customer', { ...addressed, voNumber: 'VO10023', confirmDuplicate: true, ...fields });
const withContact = () =>
  customer({
    ...{ companyName: 'Quitten GmbH', clientKind: 'business', email: 'info@quitten.example.com' },
    contactMain: { salutation: '2', ...anna, email: asked.email, phone: '+493023125777' },
    representative: { firstName: 'Bernd', lastName: 'Quittenbaum' },
  });

test('§retention lines of statements lose the person: old ones for good, others as far as the law lets go', async () => {
  const { db } = portal.services;
  const line = { vo: '4711', kind: 'closing' as const, trid: '1001', customer: 'Anna Quittenbaum', phone: '+493012' };
  const add = (importId: number, month: string) =>
    db.transaction((tx) =>
      insertLines(tx, { importId, month, operator: 'telekom', imported: portal.now() }, [
        { ...line, row: 1, contract: `C-${importId}`, amount: 1250 },
        { ...line, row: 2, contract: `D-${importId}`, amount: 100, customer: 'Anna Quittenbaumer' },
      ]),
    );
  await add(900, '2009-01');
  await add(901, '2026-10');
  const sums = () =>
    db.select().from(commissionSums).where(eq(commissionSums.trid, '1001')).orderBy(commissionSums.month);
  const before = await sums();
  const hits = await find();
  expect(hits).toMatchObject([
    { type: 'commissionLines', match: 'likely', count: 2, outcome: 'restrict', until: '2034-12-31' },
  ]);
  const id = await released(hits);
  await erase();
  const rows = await db
    .select()
    .from(commissionLines)
    .where(and(eq(commissionLines.trid, '1001'), inArray(commissionLines.importId, [900, 901])));
  expect(rows.map(({ contract, customer: name }) => [contract, name]).toSorted()).toEqual([
    ['C-900', null],
    ['C-901', null],
    ['D-900', 'Anna Quittenbaumer'],
    ['D-901', 'Anna Quittenbaumer'],
  ]);
  expect(await sums()).toEqual(before);
  const [kept] = await db
    .select()
    .from(records)
    .where(and(eq(records.trid, '1001'), eq(records.type, 'etc.restricted')));
  expect(kept?.data).toMatchObject({
    until: '2034-12-31',
    rule: 'commissions',
    content: { lines: [{ month: '2026-10' }] },
  });
  const { content } = (kept?.data ?? {}) as { content?: { lines: unknown[] } };
  expect(content?.lines).toHaveLength(1);
  expect(await receiptOf(id)).toMatchObject([{ type: 'commissionLines', outcome: 'restrict', count: 2 }]);
  await db.delete(records).where(and(eq(records.trid, '1001'), eq(records.type, 'etc.restricted')));
});

test('§retention unsent input about the person goes, and input about others loses the person alone', async () => {
  const { db } = portal.services;
  const { id: userId = '' } = (await findUserByLogin(db, '1001', 'sp.user')) ?? {};
  const write = (key: string, data: object) =>
    keepFormInput(db, { trid: '1001', userId, key }, { version: 0, data: data as never }, portal.now());
  await write('customer.own', { ...anna, birthDate: asked.birthDate });
  await write('customer.company', { companyName: 'Quitten GmbH', contactMain: { ...anna, email: asked.email } });
  await write('note.1', { firstName: 'Anna', lastName: 'Quittenbaum', birthDate: '1955-05-05' });
  const hits = await find();
  expect(hits.map(({ id, match, outcome }) => [id, match, outcome]).toSorted()).toEqual([
    [`${userId}/customer.company`, 'sure', 'erase'],
    [`${userId}/customer.own`, 'sure', 'erase'],
  ]);
  const id = await released(hits);
  await erase();
  const of = async (key: string) => (await findFormInput(db, { trid: '1001', userId, key }))?.data;
  expect(await of('customer.own')).toBeUndefined();
  expect(await of('customer.company')).toMatchObject({
    companyName: 'Quitten GmbH',
    contactMain: { lastName: erasedName },
  });
  expect(JSON.stringify(await of('note.1'))).toContain('1955-05-05');
  expect(await receiptOf(id)).toMatchObject([{ type: 'unsentInput', outcome: 'erase', count: 2 }]);
});

test('§retention a record with others keeps their files, and the receipt says so', async () => {
  const { db } = portal.services;
  const { id: recordId } = await withContact();
  const file = (id: string, name: string) => ({
    ...{ id, name, trid: '1001', recordId, field: 'files', mimetype: 'application/pdf', size: 3, sha256: null },
    ...{ created: portal.now(), createdBy: 'Test' },
  });
  await db.transaction((tx) =>
    insertAttachments(tx, [file('f-own', 'Ausweis_Anna-Quittenbaum.pdf'), file('f-all', 'Vertrag.pdf')]),
  );
  const id = await released(await find());
  await erase();
  const left = await db
    .select()
    .from(attachments)
    .where(and(eq(attachments.trid, '1001'), eq(attachments.recordId, recordId)));
  expect(left.map((one) => one.id)).toEqual(['f-all']);
  expect(await receiptOf(id)).toMatchObject([{ outcome: 'erase', count: 1, files: 1, filesKept: 1 }]);
});

test('§retention an erasure that is killed in the middle is finished by the next run, and nothing is done twice', async () => {
  const { db } = portal.services;
  for (let at = 0; at < 3; at += 1) await withContact();
  const hits = await find();
  expect(hits).toHaveLength(3);
  const id = await released(hits);
  await expect(erase(killedAfter(db, 2))).rejects.toThrow('killed');
  expect(await findRequest(db, id)).toMatchObject({ state: 'released', receipt: { rows: [{ count: 1 }] } });
  expect(await find()).toHaveLength(2);
  await erase();
  expect(await findRequest(db, id)).toMatchObject({
    state: 'done',
    receipt: { rows: [{ outcome: 'erase', count: 3 }] },
  });
  expect(await find()).toEqual([]);
  await erase();
  const texts = (await db.select().from(auditEntries)).map(({ text }) => text ?? '');
  expect(texts.filter((text) => text.startsWith(`person.done DS-${n} ·`))).toHaveLength(1);
});
