import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComplaintPreview, PreparedComplaint } from '#contract/commissions/complaint.ts';
import { readXlsx } from '#tests/read-files.ts';
import { fetchFile, fileCalls, storedFiles } from '../support/file-calls.ts';
import { pdf } from '../support/sample-files.ts';
import {
  bodyOf,
  claimsOf,
  countTickets,
  linesOf,
  openComplaints,
  operator,
  portal,
  prepared,
  previewOf,
  send,
  sent,
  statement,
  statesOf,
  vo,
  won,
} from './complaint-calls.ts';

beforeAll(openComplaints);
afterAll(() => portal.close());

test('§commissions one confirmation creates one ticket with its files and marks the lines', async () => {
  const { ids } = await statement([{ customer: '=1+1' }, { kind: 'chargeback', amount: -4500 }]);
  const complaint = await prepared({ lines: ids.join(',') });
  expect(complaint).toMatchObject({ operator, category: 'tooLow', deadline: '2026-12-31' });
  expect(complaint.claims[1]?.row).toMatchObject({ expected: '0,00', received: '-45,00', phone: '+49 30 23125777' });
  expect(complaint.proofs).toMatchObject([{ id: 'statement', from: 'paper' }]);

  const files = await fileCalls(portal);
  const upload = await files.upload('Vertrag.pdf', pdf());
  const body = bodyOf(complaint, '60', { proofFiles: [upload] });
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  const ticket = answer.json<{ id: string; foreignid: number; data: { value5: string; files: number } }>();
  expect(ticket.data).toMatchObject({ value5: 'etcProvisionComplain', operator, files: 3 });
  const { items } = (await files.list('1001', ticket.id)).json<{
    items: { name: string; path: string; slot: string }[];
  }>();
  expect(items.map(({ name, slot }) => [slot, name]).sort()).toEqual([
    ['excelFile', 'Provisionsreklamation_Vierfunk_Mobil_GmbH.xlsx'],
    ['proofFiles', 'Abrechnungsauszug Vierfunk Mobil GmbH.pdf'],
    ['proofFiles', 'Vertrag.pdf'],
  ]);
  const excel = items.find(({ slot }) => slot === 'excelFile');
  const { token } = await files.grant({ _action: 'downloadFile', path: excel?.path ?? '' });
  const rows = await readXlsx((await fetchFile(portal, token)).rawPayload);
  expect(rows.slice(1).map((row) => [row[1], row[6], row[7]])).toEqual([
    ['=1+1', '60', '20'],
    ['Müller & Söhne', '60', '-45'],
  ]);
  expect(await linesOf(ids)).toMatchObject([
    { state: 'complained', ticket: { id: ticket.id, foreignid: ticket.foreignid } },
    { state: 'complained' },
  ]);
});

test('§commissions a double click creates one ticket, and a line with a ticket is refused', async () => {
  const { ids } = await statement([{}]);
  const body = bodyOf(await prepared({ lines: ids.join(',') }));
  const before = await countTickets();
  const key = crypto.randomUUID();
  const [one, again] = [await send(body, key), await send(body, key)];
  expect([one.statusCode, again.statusCode, again.json().id]).toEqual([201, 201, one.json().id]);
  const answers = await Promise.all([send(body), send(body)]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()._errorMessage).toBe(`Darüber läuft schon eine Reklamation: Ticket ${one.json().foreignid}.`);
  }
  expect(await countTickets()).toBe(before + 1);
  const { complaints, refused: refusal } = (await previewOf({ lines: ids[0] ?? '' })).json<ComplaintPreview>();
  expect([complaints, refusal]).toMatchObject([
    [],
    [{ state: 'complained', ticket: { foreignid: one.json().foreignid } }],
  ]);
});

test('§commissions only one of two concurrent complaints about a line becomes a ticket', async () => {
  const { ids } = await statement([{}, {}]);
  const both = bodyOf(await prepared({ lines: ids.join(',') }));
  const first = bodyOf(await prepared({ lines: ids[0] ?? '' }));
  const before = await countTickets();
  const answers = await Promise.all([send(both), send(first)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await countTickets()).toBe(before + 1);
});

test('§commissions a complaint that fails leaves neither ticket nor state nor upload', async () => {
  const { ids } = await statement([{}]);
  const complaint = await prepared({ lines: ids.join(',') });
  const before = [await countTickets(), await won()];
  const unknownFile = await send(bodyOf(complaint, '60', { proofFiles: ['nowhere'] }));
  expect([unknownFile.statusCode, unknownFile.json().fields]).toEqual([400, { proofFiles: 'file' }]);
  await portal.services.db.execute(
    sql`alter table commission_claims add constraint none check (expected < 0) not valid`,
  );
  expect((await send(bodyOf(complaint))).statusCode).toBe(500);
  await portal.services.db.execute(sql`alter table commission_claims drop constraint none`);
  expect([await countTickets(), await won()]).toEqual(before);
  expect(await statesOf(ids)).toEqual(['open']);
  const left = await portal.services.db.execute(sql`select id from uploads where name like 'Provisionsreklamation%'`);
  expect((left as unknown as { rows: unknown[] }).rows).toEqual([]);
  expect((await storedFiles(portal)).length).toBeGreaterThan(0);
});

test('§commissions a complaint shows issues at its fields and goes to one operator', async () => {
  const { ids } = await statement([{ customer: undefined, activated: undefined }, { amount: 7000 }]);
  const other = await statement([{ vo: 'VO30881' }], '2026-10', { operator: 'TIEFLAND_FUNK' });
  const complaint = await prepared({ lines: ids.join(',') });
  expect((await send(bodyOf(complaint))).json().fields).toEqual({
    'claims.0.customer': 'required',
    'claims.0.activated': 'required',
    'claims.1.expected': 'expectedMore',
  });
  const mixed = (await previewOf({ lines: [ids[1], other.ids[0]].join(',') })).json<ComplaintPreview>();
  expect(mixed.complaints.map((one) => one.operator)).toEqual([operator, 'TIEFLAND_FUNK']);
  const [one, two] = mixed.complaints as [PreparedComplaint, PreparedComplaint];
  const answer = await send({
    ...bodyOf(one, '90'),
    claims: [...bodyOf(one, '90').claims, ...bodyOf(two, '90').claims],
  });
  expect([answer.statusCode, answer.json()._errorMessage]).toEqual([
    400,
    expect.stringContaining('einen Netzbetreiber'),
  ]);
  expect(await statesOf([...ids, ...other.ids])).toEqual(['open', 'open', 'open']);
});

const typedRow = {
  ...{ vo, customer: 'Tischlerei Nagel', contract: 'T-100', tariff: 'Vierfunk Business M', activated: '01.08.2026' },
  ...{ expected: '80,00', received: '0,00', reason: 'Provision fehlt' },
};

test('§commissions rows that a partner types go along with lines, and are judged by the server', async () => {
  const { ids } = await statement([{}]);
  const body = bodyOf(await prepared({ lines: ids.join(',') }));
  const withRow = (row: Record<string, unknown>) => ({ ...body, claims: [...body.claims, { of: 'typed', row }] });
  expect((await send(withRow({ ...typedRow, activated: 'bald', expected: '' }))).json().fields).toEqual({
    'claims.1.activated': 'date',
    'claims.1.expected': 'required',
  });
  const answer = await send(withRow(typedRow));
  expect(answer.statusCode, answer.body).toBe(201);
  const { items } = await claimsOf(answer.json<{ id: string }>().id);
  expect(items).toMatchObject([
    { of: 'line', expected: 6000 },
    { of: 'typed', state: 'complained', customer: 'Tischlerei Nagel', expected: 8000, received: 0 },
  ]);
  const { importId } = await statement([{ contract: 'T-100', amount: 8000 }], '2026-12');
  expect(importId).toBeGreaterThan(0);
  expect((await claimsOf(answer.json<{ id: string }>().id)).items[1]).toMatchObject({ state: 'paid', won: 8000 });
});

test('§commissions a complaint of typed rows alone begins with its operator, and needs a proof', async () => {
  const complaint = await prepared({ operator });
  expect(complaint).toMatchObject({ operator, claims: [], proofs: [] });
  expect(complaint.template.columns.length).toBeGreaterThan(0);
  const files = await fileCalls(portal);
  const upload = await files.upload('Vertrag.pdf', pdf());
  const body = bodyOf({ ...complaint, category: 'missing' }, '', { proofFiles: [upload] });
  const claims = Array.from({ length: 20 }, (_, at) => ({ of: 'typed', row: { ...typedRow, contract: `T-2${at}` } }));
  expect((await send({ ...body, claims: [] })).json().fields).toEqual({ claims: 'required' });
  const answer = await send({ ...body, claims });
  expect(answer.statusCode, answer.body).toBe(201);
  expect((await claimsOf(answer.json<{ id: string }>().id)).items).toHaveLength(20);
  expect((await previewOf({ operator: 'NOBODY' })).statusCode).toBe(404);
  expect((await send({ ...body, claims: [{ of: 'line', row: typedRow }] })).statusCode).toBe(404);
  expect((await send({ ...body, claims, operator: 'NOBODY' })).json().fields).toEqual({ operator: 'choose' });
});

test('§2 lines and tickets of another organisation answer 404 and reveal nothing', async () => {
  const { ids } = await statement([{ amount: 987_654_321 }, { amount: 987_654_321 }]);
  const foreign = await portal.as('1003/etc.statement');
  const ticket = await sent([ids[0] ?? ''], '9999999');
  const body = bodyOf(await prepared({ lines: ids[1] ?? '' }), '9999999');
  const answers = [
    await previewOf({ lines: ids.join(',') }, foreign, '1003'),
    await previewOf({ lines: '999999999999' }, foreign, '1003'),
    await send(body, undefined, foreign, '1003'),
    await foreign.get(`/foundation/1003/commission-complaints/${ticket.id}`),
    await previewOf({ lines: ids.join(',') }, foreign),
    await send(body, undefined, foreign),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  const response = [...answers, await foreign.get('/foundation/1003/missing-commissions')]
    .map(({ body: text }) => text)
    .join();
  expect(response).not.toMatch(/9876543|9\.876\.543/);
  expect(await statesOf(ids)).toEqual(['complained', 'open']);
  const plain = await portal.as('1004/plain.user');
  expect((await previewOf({ lines: ids.join(',') }, plain, '1004')).statusCode).toBe(403);
});
