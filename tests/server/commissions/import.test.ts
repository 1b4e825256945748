import { beforeEach, expect, test } from 'vitest';
import type { CommissionImport, ImportsAnswer } from '#contract/commissions/import.ts';
import type { StatementsAnswer } from '#contract/commissions/statement.ts';
import { arrivingFile } from '#server/commissions/arriving-file.ts';
import { takeImport, tryImport } from '#server/commissions/imports.ts';
import { changeLines } from '#server/queries/commissions/change-lines.ts';
import { type Document, shippedFormats, statementFile } from '#tests/statement-files.ts';
import { importCalls, vierfunk } from './import-calls.ts';

const calls = importCalls();
const { line, lines, file, upload, act, linesIn, formats } = calls;
beforeEach(calls.nextMonth);

const statements = async (): Promise<StatementsAnswer> =>
  (await calls.partner.get('/foundation/1001/commission-statements')).json();

test('§commissions a file counts only after an employee imports it, for each VO number in it', async () => {
  const attempt = await upload(await file());
  expect(attempt).toMatchObject({
    ...{
      state: 'trial',
      operator: 'VIERFUNK',
      month: calls.month,
      docNumber: `VF-${calls.month}`,
      lines: 3,
      amount: 6083,
    },
    ...{ documentAmount: 6083, errors: 0, warnings: 0, faults: [], mapping: vierfunk.title },
    sums: [
      { vo: 'VO20417', trid: '1001', kind: 'chargeback', lines: 1, amount: -1250 },
      { vo: 'VO20417', trid: '1001', kind: 'closing', lines: 1, amount: 7000 },
      { vo: 'VO20733', trid: '1003', kind: 'closing', lines: 1, amount: 333 },
    ],
  });
  expect(attempt.sample.map(({ amount }) => amount)).toEqual([7000, -1250, 333]);
  expect((await linesIn()).total).toBe(0);

  const copy = await act(attempt.id, 'take');
  expect([copy.statusCode, copy.json().state, copy.json().decidedBy]).toEqual([200, 'taken', 'Ines Kramer']);
  const own = await linesIn();
  expect([own.total, own.amount]).toEqual([2, 5750]);
  expect(own.items.every(({ vo, operator, deadline }) => vo === 'VO20417' && operator === 'VIERFUNK' && deadline)).toBe(
    true,
  );
  expect((await linesIn('1003', calls.staff)).amount).toBe(333);
  expect((await statements()).items[0]).toMatchObject({
    month: calls.month,
    vo: 'VO20417',
    lines: 2,
    amount: 5750,
    isRead: false,
  });
  for (const again of ['take', 'discard', 'retry']) expect((await act(attempt.id, again)).statusCode).toBe(409);
});

test('§commissions only partners who may see statements are notified of a new one', async () => {
  const before = (await calls.portal.mails()).length;
  await act((await upload(await file())).id, 'take');
  const mails = (await calls.portal.mails()).slice(before).join('\n');
  expect(mails).toContain('sp.admin@p1001.example.com');
  expect(mails).toContain('etc.statement@p1003.example.com');
  expect(mails).not.toContain('etc.papers@p1003.example.com');
  const { items } = (await calls.partner.get('/me/notifications', { query: { limit: '20' } })).json();
  expect(items[0]).toMatchObject({
    event: 'statement',
    trid: '1001',
    title: { de: expect.stringContaining('Neue Abrechnung') },
  });
});

test('§commissions the same file and the same lines are taken once, also by two at once', async () => {
  const bytes = await file();
  const first = await upload(bytes);
  expect((await upload(bytes)).id).toBe(first.id);
  const codes = (await Promise.all([act(first.id, 'take'), act(first.id, 'take')])).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([200, 409]);
  const again = await upload(bytes, 'Anderer Name.csv');
  expect(again.faults).toEqual([{ fault: 'sameFile', found: 'Abrechnung.csv', expected: first.id }]);
  expect((await act(again.id, 'take')).statusCode).toBe(409);
  const more = await upload(await file({ lines: [...lines(), line('VO20417', 99)], docNumber: 'Nachtrag' }));
  expect(more.faults).toEqual([
    { fault: 'sameLines', row: 6, found: 'VO20417', expected: first.id, count: 2 },
    { fault: 'sameLines', row: 8, found: 'VO20733', expected: first.id, count: 1 },
  ]);
  expect((await linesIn()).total).toBe(2);
});

test('§commissions of two files with the same lines that are taken at the same moment one counts', async () => {
  const attempts = [await upload(await file({ docNumber: 'A' })), await upload(await file({ docNumber: 'B' }))];
  expect(attempts.map(({ errors }) => errors)).toEqual([0, 0]);
  const codes = (await Promise.all(attempts.map(({ id }) => act(id, 'take')))).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([200, 409]);
  expect((await linesIn()).total).toBe(2);
});

test.each<[what: string, document: () => Partial<Document>, fault: object]>([
  ['a sum that differs', () => ({ total: 6084 }), { fault: 'totalDiffers', expected: '6084', difference: -1 }],
  [
    'a number that nobody has',
    () => ({ lines: [line('VO99999', 1)] }),
    { fault: 'unknownVo', found: 'VO99999', row: 6, count: 1 },
  ],
  [
    'a number of another operator',
    () => ({ lines: [line('VO10023', 1)] }),
    { fault: 'otherOperator', found: 'VO10023' },
  ],
  [
    'an amount that is none',
    () => ({ instead: [[0, 'amount', 'viel']] }),
    { fault: 'amount', row: 6, column: 'C', found: 'viel' },
  ],
])('§commissions %s is said, and keeps the file from counting', async (_what, document, fault) => {
  const attempt = await upload(await file(document()));
  expect(attempt.faults).toEqual([expect.objectContaining(fault)]);
  expect(attempt.errors).toBe(1);
  const refusal = await act(attempt.id, 'take');
  expect([refusal.statusCode, refusal.body]).toEqual([409, expect.stringContaining('Fehler')]);
  expect((await act(attempt.id, 'discard')).json().state).toBe('discarded');
  expect((await linesIn()).total).toBe(0);
});

test('§commissions a file that is unlike all formats waits until one knows it', async () => {
  const unknown = { ...vierfunk, id: 'neu', title: 'Neu', recognise: ['Ganz anderer Text'] };
  const attempt = await upload(await statementFile(unknown, { month: calls.month, lines: lines() }));
  expect(attempt.faults).toEqual([{ fault: 'noMapping', found: 'csv' }]);
  formats([...shippedFormats, unknown]);
  expect((await act(attempt.id, 'retry')).json()).toMatchObject({ errors: 0, mapping: 'Neu' });
  formats([...shippedFormats, unknown, { ...unknown, id: 'auch', title: 'Auch' }]);
  expect((await act(attempt.id, 'retry')).json().faults).toEqual([{ fault: 'severalMappings', found: 'Neu, Auch' }]);
  formats(shippedFormats);
});

test('§commissions an import that is cut in the middle leaves nothing, and can be done again', async () => {
  const { services } = calls.portal;
  const id = await tryImport(services, await arrivingFile('schnitt.csv', { bytes: await file() }), 'upload', {
    name: 'Test',
  });
  const cut = {
    ...services,
    db: Object.create(services.db, {
      maintenance: { value: undefined },
      transaction: {
        value: (work: (tx: unknown) => Promise<unknown>) =>
          services.db.transaction(async (tx) => {
            await work(tx);
            throw new Error('cut');
          }),
      },
    }),
  };
  await expect(takeImport(cut, id, { name: 'Test' })).rejects.toThrow('cut');
  expect((await linesIn()).total).toBe(0);
  const waiting: CommissionImport = (await calls.staff.get(`/staff/commission-imports/${id}`)).json();
  expect(waiting.state).toBe('trial');
  expect((await act(waiting.id, 'take')).statusCode).toBe(200);
  expect((await linesIn()).total).toBe(2);
});

test('§commissions an import can be withdrawn with all lines and replaced by a corrected file', async () => {
  const before = await statements();
  const wrong = await upload(await file());
  await act(wrong.id, 'take');
  const right = await upload(await file({ lines: [...lines(), line('VO20417', 50)], docNumber: 'Korrektur' }));
  expect(right.errors).toBe(2);
  expect((await act(wrong.id, 'withdraw')).json().state).toBe('withdrawn');
  expect(await statements()).toEqual(before);
  expect((await act(right.id, 'take')).statusCode).toBe(200);
  expect((await linesIn()).amount).toBe(5800);
  const again = await upload(await file());
  expect(again.faults.map(({ fault }) => fault)).toContain('withdrawnBefore');
});

test('§commissions an import with a claimed line stays, and sums follow the states of lines', async () => {
  const attempt = await upload(await file());
  await act(attempt.id, 'take');
  const [first] = (await linesIn()).items;
  const { db } = calls.portal.services;
  const mark = (change: Parameters<typeof changeLines>[3]) =>
    db.transaction((tx) => changeLines(tx, '1001', [Number(first?.id)], change));
  await mark({ state: 'complained' });
  const states = async () =>
    (await statements()).sums
      .filter((sum) => sum.month === calls.month && sum.state !== 'open')
      .map(({ state, lines, amount, won }) => [state, lines, amount, won]);
  expect(await states()).toEqual([['complained', 1, first?.amount, 0]]);
  expect((await calls.staff.get(`/staff/commission-imports/${attempt.id}`)).json().complained).toBe(1);
  const refusal = await act(attempt.id, 'withdraw');
  expect([refusal.statusCode, refusal.body]).toEqual([409, expect.stringContaining('reklamiert')]);
  await mark({ state: 'paid', won: 400 });
  expect(await states()).toEqual([['paid', 1, first?.amount, 400]]);
  await mark({ state: 'open', won: null });
  expect((await act(attempt.id, 'withdraw')).statusCode).toBe(200);
});

test('§commissions imports are for employees alone', async () => {
  const attempt = await upload(await file());
  for (const userId of ['1001/sp.admin', '1003/etc.statement', '9001/chef.red']) {
    const other = await calls.portal.as(userId);
    expect((await other.get('/staff/commission-imports')).statusCode).toBe(403);
    expect((await other.get(`/staff/commission-imports/${attempt.id}`)).statusCode).toBe(403);
    expect((await act(attempt.id, 'take', other)).statusCode).toBe(403);
  }
  expect((await calls.staff.get('/staff/commission-imports/999999')).statusCode).toBe(404);
  const { items, total }: ImportsAnswer = (
    await calls.staff.get('/staff/commission-imports', { query: { search: 'value2:trial' } })
  ).json();
  expect(items[0]).toMatchObject({ id: attempt.id, state: 'trial' });
  expect(total).toBe(items.length);
});
