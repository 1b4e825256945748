import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommissionLine, LineSort, LinesPage } from '#contract/commissions/line.ts';
import { lineSorts } from '#contract/commissions/line.ts';
import type { GapsAnswer, StatementsAnswer } from '#contract/commissions/statement.ts';
import { insertImport } from '#server/queries/commissions/imports.ts';
import { insertLines, type NewLine } from '#server/queries/commissions/insert-lines.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: Awaited<ReturnType<Portal['as']>>;
let other: Awaited<ReturnType<Portal['as']>>;
beforeAll(async () => {
  portal = await openPortal();
  partner = await portal.as('1001/sp.admin');
  other = await portal.as('1003/etc.statement');
});
afterAll(() => portal.close());

type Query = Record<string, string>;
const linesOf = async (query: Query = {}, trid = '1001', who = partner): Promise<LinesPage> => {
  const answer = await who.get(`/foundation/${trid}/commission-lines`, { query });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const statements = async (trid = '1001', who = partner): Promise<StatementsAnswer> =>
  (await who.get(`/foundation/${trid}/commission-statements`)).json();

async function everyLine(query: Query = {}): Promise<CommissionLine[]> {
  const results: CommissionLine[] = [];
  for (;;) {
    const { items, total } = await linesOf({ ...query, _limit: '300', _offset: String(results.length) });
    results.push(...items);
    if (results.length >= total) return results;
    expect(items.length).toBeGreaterThan(0);
  }
}

const sum = (lines: readonly { amount: number }[]) => lines.reduce((total, { amount }) => total + amount, 0);

test('§commissions pages hold each line once, and totals and sums agree with them', async () => {
  const lines = await everyLine();
  const { total, amount } = await linesOf({ _limit: '1' });
  expect(lines.length).toBeGreaterThan(300);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect([total, amount]).toEqual([lines.length, sum(lines)]);
  const { items, sums, tariffs } = await statements();
  for (const all of [items, sums, tariffs]) {
    expect(sum(all)).toBe(amount);
    expect(all.reduce((n, one) => n + one.lines, 0)).toBe(total);
  }
  for (const one of items) {
    const own = lines.filter(({ statementId }) => statementId === one.id);
    expect([own.length, sum(own)]).toEqual([one.lines, one.amount]);
  }
});

const value: Record<LineSort, (line: CommissionLine) => string | number> = {
  month: ({ month }) => month,
  operator: ({ operator }) => operator,
  vo: ({ vo }) => vo,
  kind: ({ kind }) => kind,
  contract: ({ contract }) => contract ?? '',
  customer: ({ customer }) => (customer ?? '').toLowerCase().replace(/ä/g, 'a').replace(/ö/g, 'o').replace(/ü/g, 'u'),
  tariff: ({ tariff }) => (tariff ?? '').toLowerCase(),
  activated: ({ activated }) => activated ?? '9999',
  amount: ({ amount }) => amount,
  state: ({ state }) => state,
};

test.each(lineSorts)(
  '§commissions lines sorted by %s come in that order over all pages, in both directions',
  async (sort) => {
    for (const direction of ['', '-']) {
      const lines = await everyLine({ _sort: direction + sort });
      const values = lines.map(value[sort]);
      const isInOrder = values.every((one, at) => {
        const before = values[at - 1] ?? one;
        return direction === '' ? before <= one : before >= one;
      });
      expect([direction, isInOrder]).toEqual([direction, true]);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    }
  },
);

test('§commissions many lines are walked along their indexes to the same pages', async () => {
  const { db } = portal.services;
  const head = { month: '2026-09', operator: 'VIERFUNK', imported: portal.services.clock() };
  const record = await insertImport(db, {
    ...{ name: 'viele.csv', hash: 'viele', source: 'upload', state: 'taken', lines: 0, amount: 0 },
    ...{ sums: [], faults: [], created: 0, createdBy: 'Test' },
  });
  const many = Array.from(
    { length: 12_000 },
    (_, row): NewLine => ({
      ...{
        row,
        trid: '1001',
        vo: 'VO20417',
        kind: row % 3 === 0 ? 'airtime' : 'closing',
        amount: (row * 7919) % 10_007,
      },
      ...{ customer: `Kunde ${row % 611}`, contract: `K-${row}`, tariff: `Tarif, groß ${row % 7}` },
    }),
  );
  await db.transaction((tx) => insertLines(tx, { ...head, importId: record ?? 0 }, many));
  const { rows } = (await db.execute(
    sql`select id::text as id from commission_lines where trid = ${'1001'} and kind = 'airtime' order by amount desc, id desc limit 40 offset 380`,
  )) as unknown as { rows: { id: string }[] };
  const page = await linesOf({ kind: 'airtime', _sort: '-amount', _limit: '40', _offset: '380' });
  expect(page.items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const ofTariff = await linesOf({ tariff: 'Tarif, groß 3', from: '2026-09', to: '2026-09', _sort: 'customer' });
  expect(ofTariff.total).toBe(many.filter(({ tariff }) => tariff === 'Tarif, groß 3').length);
  const newest = await linesOf({ _sort: 'month', _offset: '12500', _limit: '20' });
  expect(newest.items.map(({ month }) => month).every((month) => month >= '2026-09')).toBe(true);
});

test('§commissions lines are found by words, by partial words and by numbers in any notation', async () => {
  const one = (await everyLine({ operator: 'ETC_DISTRIBUTION' })).find(({ phone, contract }) => phone && contract);
  const words = [one?.contract, one?.phone, one?.phone?.replace('+4930', '030 '), one?.phone?.replace('+49', '0049 ')];
  for (const search of [...words, 'sonnen', `${one?.customer?.split(' ')[0]} ${one?.contract}`]) {
    const { items, total } = await linesOf({ search: search ?? '', _limit: '1000' });
    expect([search, total > 0]).toEqual([search, true]);
    if (search !== 'sonnen') expect(items.map(({ id }) => id)).toContain(one?.id);
  }
  expect((await linesOf({ search: 'gibtesnirgends' })).total).toBe(0);
});

test('§commissions filters name several values, and together', async () => {
  const all = await everyLine();
  const query = { operator: 'VIERFUNK,TIEFLAND_FUNK', kind: 'closing,chargeback', from: '2026-03', to: '2026-08' };
  const expected = all.filter(
    ({ operator, kind, month }) =>
      query.operator.includes(operator) && query.kind.includes(kind) && month >= query.from && month <= query.to,
  );
  const { total, amount } = await linesOf(query);
  expect(expected.length).toBeGreaterThan(5);
  expect([total, amount]).toEqual([expected.length, sum(expected)]);
});

test.each<[query: Query]>([
  [{ _sort: 'password' }],
  [{ _limit: '100000' }],
  [{ from: '2026-13' }],
  [{ _offset: '-1' }],
])('§commissions a query that means nothing is refused: %o', async (query) => {
  expect((await partner.get('/foundation/1001/commission-lines', { query })).statusCode).toBe(400);
});

test('§commissions a monthly payment that stops is a gap from the first month without it', async () => {
  const month = '2026-10';
  const { items, total, amount }: GapsAnswer = (
    await partner.get('/foundation/1001/commission-gaps', { query: { month } })
  ).json();
  expect(items.length).toBe(total);
  expect(items.length).toBeGreaterThan(0);
  expect(amount).toBe(items.reduce((lost, gap) => lost + gap.lastAmount - (gap.amount ?? 0), 0));
  for (const gap of items) {
    const lines = (await linesOf({ search: gap.contract, kind: gap.kind, _limit: '1000' })).items.filter(
      ({ contract }) => contract === gap.contract,
    );
    expect(lines.some((line) => line.month >= gap.missingSince)).toBe(gap.amount !== undefined);
    expect(lines.some((line) => line.month === gap.lastMonth && line.id === gap.lineId)).toBe(true);
    expect(gap.missingSince > gap.lastMonth).toBe(true);
  }
});

test('§commissions a statement is read only for the user who has opened it', async () => {
  const [newest] = (await statements()).items;
  expect(newest?.isRead).toBe(false);
  const ids = [newest?.id ?? '', '999999-VO10023', 'nonsense'];
  expect((await partner.post('/foundation/1001/commission-statements/read', { ids })).statusCode).toBe(204);
  expect((await statements()).items[0]?.isRead).toBe(true);
  const colleague = await portal.as('1001/sp.user');
  expect((await statements('1001', colleague)).items[0]?.isRead).toBe(false);
});

test('§6 no answer contains amounts of another organisation', async () => {
  const canary = 987_654_321;
  const { db, clock } = portal.services;
  const imported = await insertImport(db, {
    ...{ name: 'canary.csv', hash: 'canary', source: 'upload', state: 'taken', lines: 1, amount: canary },
    ...{ sums: [], faults: [], created: 0, createdBy: 'Test' },
  });
  const head = { importId: imported ?? 0, month: '2026-10', operator: 'VIERFUNK', imported: clock() };
  // Another foundation may even have the same number, contract and customer.
  const line = {
    row: 2,
    vo: 'VO20417',
    kind: 'closing',
    contract: 'CANARY-1',
    customer: 'Kanarienvogel GmbH',
  } as const;
  await db.transaction((tx) => insertLines(tx, head, [{ ...line, trid: '1003', amount: canary }]));
  const requests = [
    'commission-lines?search=CANARY-1',
    'commission-lines?_sort=-amount&_limit=1000',
    'commission-lines?vo=VO20417&from=2026-10',
    'commission-statements',
    'commission-gaps?month=2026-10',
    'commission-gaps?month=2026-11',
  ];
  for (const path of requests) {
    const answer = await partner.get(`/foundation/1001/${path}`);
    expect([path, answer.statusCode, answer.body.includes(String(canary))]).toEqual([path, 200, false]);
    expect(answer.body).not.toMatch(/canary|Kanarien/i);
    expect((await partner.get(`/foundation/1003/${path}`)).statusCode).toBe(404);
  }
  expect((await linesOf({ search: 'CANARY-1' }, '1003', other)).amount).toBe(canary);
});

test('§commissions one line is answered as in the list, to its own foundation alone', async () => {
  const { items } = await linesOf({ _limit: '1', kind: 'chargeback' });
  const [line] = items;
  const path = (trid: string, id: string | undefined) => `/foundation/${trid}/commission-lines/${id}`;
  expect((await partner.get(path('1001', line?.id))).json()).toEqual(line);
  for (const id of [line?.id, '0', 'none', '999999999999999999']) {
    expect((await other.get(path('1003', id))).statusCode).toBe(404);
  }
});
