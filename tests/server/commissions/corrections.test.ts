import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComplaintPreview } from '#contract/commissions/complaint.ts';
import type { MissingAnswer } from '#contract/commissions/missing.ts';
import type { GapsAnswer } from '#contract/commissions/statement.ts';
import { gapId } from '#domain/commissions/gap-id.ts';
import { undoCorrections } from '#server/queries/commissions/settle-corrections.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import type { Session } from '../support/portal.ts';
import {
  bodyOf,
  claimsOf,
  linesOf,
  openComplaints,
  partner,
  portal,
  prepared,
  previewOf,
  send,
  sent,
  staff,
  statement,
  statesOf,
  won,
} from './complaint-calls.ts';

beforeAll(openComplaints);
afterAll(() => portal.close());

test('§commissions a later statement corrects each line once and reports the amount gained', async () => {
  const { ids } = await statement([{ contract: 'K-1' }, { contract: 'K-2' }, { contract: 'K-3' }], '2026-08');
  const ticket = await sent(ids);
  const before = await won();
  const { ids: later, importId } = await statement(
    [
      { contract: 'K 1', kind: 'correction', amount: 4000 },
      { contract: 'K-1', kind: 'correction', amount: 4000 },
      { contract: 'K-2', kind: 'correction', amount: 1500 },
      { contract: 'K-3', kind: 'correction', amount: 4000, vo: 'VO99999' },
    ],
    '2026-09',
  );
  expect(await linesOf(ids)).toMatchObject([
    { state: 'paid', won: 4000, correctedBy: later[0] },
    { state: 'paid', won: 1500, correctedBy: later[2] },
    { state: 'complained' },
  ]);
  expect(await linesOf(later)).toMatchObject([{ corrects: ids[0] }, {}, { corrects: ids[1] }, {}]);
  expect(await won()).toBe(before + 5500);
  expect(await claimsOf(ticket.id)).toMatchObject({
    won: 5500,
    items: [{ state: 'paid', won: 4000, expected: 6000, received: 2000 }, { state: 'paid' }, { state: 'complained' }],
  });
  await portal.services.db.transaction((tx) => undoCorrections(tx, '1001', importId));
  expect(await statesOf(ids)).toEqual(['complained', 'complained', 'complained']);
  expect([await won(), (await claimsOf(ticket.id)).won]).toEqual([before, 0]);
});

test('§commissions lines follow their ticket: refused, opened again, taken back', async () => {
  const { ids } = await statement([{}]);
  const ticket = await sent(ids);
  const act = (who: Session, body: object) => who.post(`/foundation/1001/data/${ticket.id}`, body);
  const refuse = { _action: 'status', version: ticket.version, note: 'Der Netzbetreiber lehnt ab.', refused: true };
  expect((await act(staff, { ...refuse, status: 'inProgress' })).statusCode).toBe(409);
  expect(await statesOf(ids)).toEqual(['complained']);
  expect((await act(staff, { ...refuse, status: 'closed' })).statusCode).toBe(200);
  expect(await statesOf(ids)).toEqual(['rejected']);
  expect((await act(partner, { _action: 'reopen', reason: 'Der Vertrag liegt bei.' })).statusCode).toBe(200);
  expect(await statesOf(ids)).toEqual(['complained']);
  expect((await act(partner, { _action: 'withdraw' })).statusCode).toBe(200);
  expect(await linesOf(ids)).toMatchObject([{ state: 'open' }]);
  expect((await linesOf(ids))[0]).not.toHaveProperty('ticket');
  await sent(ids);
  expect(await statesOf(ids)).toEqual(['complained']);
});

test('§commissions an unpaid order is missing its commission until a line arrives', async () => {
  writeBuiltContent(portal, 'commission-formats', [
    {
      id: 'etc',
      title: 'ETC',
      operator: 'ETC_DISTRIBUTION',
      file: 'csv',
      recognise: ['x'],
      headerRow: 1,
      columns: { vo: 'VO', kind: 'Art', amount: 'Betrag' },
      kinds: [],
      numbers: 'german',
      dates: 'DD.MM.YYYY',
      months: 'MM/YYYY',
      paidAfterDays: 10,
      complaintDays: 90,
    },
  ]);
  const missing = async (who = partner, trid = '1001') =>
    (await who.get(`/foundation/${trid}/missing-commissions`)).json<MissingAnswer>().items;
  const [first] = await missing();
  expect(first).toMatchObject({ operator: 'ETC_DISTRIBUTION', contract: expect.stringMatching(/^V-/) });
  expect(first).not.toHaveProperty('ticket');
  const complaint = await prepared({ orders: first?.orderId ?? '' });
  expect(complaint).toMatchObject({ category: 'missing', deadline: first?.deadline, claims: [{ of: 'order' }] });
  expect(complaint.claims[0]?.row).toMatchObject({
    contract: first?.contract,
    received: '0,00',
    tariff: first?.tariff,
  });
  expect(complaint.proofs[0]).toMatchObject({ from: 'paper', of: first?.foreignid });
  expect((await send(bodyOf(complaint, ''))).json().fields).toEqual({
    'claims.0.expected': 'required',
  });
  const ticket = (await send(bodyOf(complaint, '185'))).json<{ id: string; foreignid: number }>();
  expect((await missing())[0]).toMatchObject({ orderId: first?.orderId, ticket: { foreignid: ticket.foreignid } });
  expect((await send(bodyOf(complaint, '185'))).statusCode).toBe(409);
  expect(await missing(await portal.as('1003/etc.statement'), '1003')).toEqual([]);

  const paid = { contract: first?.contract, vo: first?.vo ?? '', kind: 'closing', amount: 18_500 } as const;
  const { ids } = await statement([paid], first?.activated.slice(0, 7), { operator: 'ETC_DISTRIBUTION' });
  expect(await linesOf(ids)).toMatchObject([{ state: 'paid', won: 18_500, ticket: { id: ticket.id } }]);
  expect(await claimsOf(ticket.id)).toMatchObject({ won: 18_500, items: [{ of: 'order', state: 'paid' }] });
  expect((await missing()).map(({ orderId }) => orderId)).not.toContain(first?.orderId);
});

test('§commissions a contract that is no longer paid is claimed once, with its former amount', async () => {
  const month = new Date(portal.now() - 30 * 86_400_000).toISOString().slice(0, 7);
  const [gap] = (await partner.get('/foundation/1001/commission-gaps', { query: { month } })).json<GapsAnswer>().items;
  if (!gap) throw new Error('the demo has gaps');
  const complaint = await prepared({ gaps: gapId(gap) });
  expect(complaint.claims).toMatchObject([
    { of: 'gap', id: gapId(gap), month: gap.missingSince, row: { contract: gap.contract } },
  ]);
  const expected = complaint.claims[0]?.row.expected ?? '';
  expect(Number(expected.replace(',', '.')) * 100).toBe(gap.lastAmount);
  const ticket = (await send(bodyOf(complaint, expected))).json<{ id: string; foreignid: number }>();
  expect(await claimsOf(ticket.id)).toMatchObject({
    items: [{ of: 'gap', state: 'complained', expected: gap.lastAmount }],
  });
  expect(await statesOf([gap.lineId])).not.toContain('complained');
  const again = (await previewOf({ gaps: gapId(gap) })).json<ComplaintPreview>();
  expect(again).toMatchObject({ complaints: [], refused: [{ of: 'gap', ticket: { foreignid: ticket.foreignid } }] });
  expect((await previewOf({ gaps: '1-2026-01' })).statusCode).toBe(404);
});
