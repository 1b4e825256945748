import { expect } from 'vitest';
import type { ComplaintClaims, ComplaintPreview, PreparedComplaint } from '#contract/commissions/complaint.ts';
import type { LinesPage } from '#contract/commissions/line.ts';
import type { StatementsAnswer } from '#contract/commissions/statement.ts';
import { insertImport } from '#server/queries/commissions/imports.ts';
import { insertLines, type NewLine } from '#server/queries/commissions/insert-lines.ts';
import { lineId } from '#server/queries/commissions/line-ids.ts';
import { settleCorrections } from '#server/queries/commissions/settle-corrections.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

/** The portal that the tests of a file share, and who is signed in there. */
export let portal: Portal;
export let partner: Session;
export let staff: Session;
let nth = 0;
export const [operator, vo] = ['VIERFUNK', 'VO20417'];

export async function openComplaints(): Promise<void> {
  portal = await openPortal();
  partner = await portal.as('1001/sp.admin');
  staff = await portal.as('9001/etc.staff');
}

/** Lines of a statement that came just now; answers their ids. */
export async function statement(
  lines: readonly Partial<NewLine>[],
  month = '2026-10',
  head: Partial<{ operator: string }> = {},
) {
  const { db } = portal.services;
  nth += 1;
  const rows = lines.map(
    (line, index): NewLine => ({
      ...{ trid: '1001', vo, kind: 'closing', amount: 2000, contract: `X-${nth}${index}`, customer: 'Müller & Söhne' },
      ...{ tariff: 'Vierfunk Business M', activated: '2026-08-01', phone: '+493023125777', row: index + 2 },
      ...line,
    }),
  );
  return db.transaction(async (tx) => {
    const common = { operator, month, ...head };
    const importId = await insertImport(tx, {
      ...{
        ...common,
        name: 'x.csv',
        hash: `complaints-${nth}`,
        source: 'upload',
        state: 'taken',
        sums: [],
        faults: [],
      },
      ...{ lines: rows.length, amount: 0, created: portal.now(), createdBy: 'x' },
    });
    if (importId === undefined) throw new Error('no import');
    await insertLines(tx, { importId, imported: portal.now(), deadline: '2026-12-31', ...common }, rows);
    await settleCorrections(tx, '1001', importId);
    return { importId, ids: rows.map(({ row }) => String(lineId(importId, row))) };
  });
}

export const previewOf = async (query: Record<string, string>, who = partner, trid = '1001') =>
  who.get(`/foundation/${trid}/commission-complaints/preview`, { query });
export const prepared = async (query: Record<string, string>): Promise<PreparedComplaint> => {
  const [first] = (await previewOf(query)).json<ComplaintPreview>().complaints;
  if (!first) throw new Error('nothing to complain about');
  return first;
};
const contact = {
  contactLastName: 'Sommer',
  contactFirstName: 'Petra',
  contactEmail: 'petra.sommer@example.com',
  contactPhone: '030 23125 300',
};
export const bodyOf = (
  { operator: to, category, claims, proofs }: PreparedComplaint,
  expected = '60,00',
  more: Record<string, unknown> = {},
) => ({
  ...{ operator: to, category, description: 'Bitte prüfen Sie diese Zeilen.', ...contact },
  claims: claims.map(({ id, of, row }) => ({ id, of, row: { ...row, expected } })),
  proofs: proofs.filter(({ from }) => from === 'paper').map(({ id }) => id),
  proofFiles: [],
  ...more,
});
export const send = (body: unknown, key?: string, who = partner, trid = '1001') =>
  who.post(`/foundation/${trid}/commission-complaints`, body, key ? { headers: { 'idempotency-key': key } } : {});
export const sent = async (ids: readonly string[], expected?: string) => {
  const answer = await send(bodyOf(await prepared({ lines: ids.join(',') }), expected));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string; foreignid: number; version: number }>();
};
export async function linesOf(ids: readonly string[]) {
  const page = (
    await partner.get('/foundation/1001/commission-lines', { query: { _limit: '1000' } })
  ).json<LinesPage>();
  return ids.map((id) => page.items.find((line) => line.id === id));
}
export const statesOf = async (ids: readonly string[]) => (await linesOf(ids)).map((line) => line?.state);
export const claimsOf = async (ticket: string) =>
  (await partner.get(`/foundation/1001/commission-complaints/${ticket}`)).json<ComplaintClaims>();
export const countTickets = async () => {
  const query = { type: 'hd.ticket', _limit: '1' };
  return (await partner.get('/foundation/1001/data', { query })).json<{ total: number }>().total;
};
export const won = async () => {
  const { sums } = (await partner.get('/foundation/1001/commission-statements')).json<StatementsAnswer>();
  return sums.reduce((all, one) => all + one.won, 0);
};
