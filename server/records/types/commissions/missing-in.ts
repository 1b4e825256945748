import type { CommissionKind } from '#contract/commissions/line.ts';
import type { MissingAnswer } from '#contract/commissions/missing.ts';
import type { OrderData } from '#contract/sales/order.ts';
import { contractKey } from '#domain/commissions/match-corrections.ts';
import { type ActiveOrder, missingCommissions, type PayingLine } from '#domain/commissions/missing-commissions.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { portedIn } from '#domain/sales/orders/ordered-numbers.ts';
import { claimsNamed } from '#server/queries/commissions/claims.ts';
import { activeOrders, firstMonths, payingLines } from '#server/queries/commissions/paid-orders.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { orderCaption } from '../sales/orders/order-columns.ts';
import { activatedOn, operatorsOfVos } from './order-activation.ts';
import { ticketReference } from './ticket-reference.ts';

function orderOf(row: RecordRow, operators: ReadonlyMap<string, string>): ActiveOrder[] {
  const data = row.data as unknown as OrderData;
  const vo = String(data.values['voNumber'] ?? '');
  const [operator, activated] = [operators.get(vo), activatedOn(data)];
  if (!operator || !activated) return [];
  const { customerName: customer, contractNumber: contract } = data;
  const phones = portedIn(data.values);
  const tariff = orderCaption(data);
  return [{ id: row.id, foreignid: row.foreignid ?? '', operator, vo, customer, contract, phones, tariff, activated }];
}

const orUndefined = (text: string | null) => text ?? undefined;

async function linesNaming(
  { db }: RecordServices,
  trid: string,
  lineQuery: Parameters<typeof payingLines>[2],
): Promise<PayingLine[]> {
  const lines = await payingLines(db, trid, lineQuery);
  return lines.map(({ contract, phone, customer, tariff, kind, ...line }) => ({
    ...line,
    kind: kind as CommissionKind,
    contract: orUndefined(contract),
    phone: orUndefined(phone),
    customer: orUndefined(customer),
    tariff: orUndefined(tariff),
  }));
}

/** Orders of a foundation that should have been paid for by now; none for who may not see its orders. */
export async function missingIn(services: RecordServices, acting: ActingFor): Promise<MissingAnswer> {
  const { db, clock } = services;
  const { trid } = acting.foundation;
  const none = { items: [], total: 0 };
  const terms = await services.paymentTerms?.();
  if (!terms || !recordType(services, 'hfo.vp.order').access.read(acting)) return none;
  const today = berlinDay(clock());
  const first = await firstMonths(db, trid);
  const [month] = [...first.values()].sort();
  if (month === undefined) return none;
  const operators = await operatorsOfVos(db, trid);
  const rows = await activeOrders(db, trid, { from: `${month}-01`, until: today });
  const orders = rows.flatMap((row) => orderOf(row, operators));
  const missingContext = {
    today,
    termsOf: (operator: string) => terms.get(operator),
    firstMonthOf: (operator: string) => first.get(operator),
  };
  const stillMissing = async (some: readonly ActiveOrder[], lineFilter: Partial<Parameters<typeof payingLines>[2]>) =>
    missingCommissions(some, await linesNaming(services, trid, { from: month, ...lineFilter }), missingContext);
  // Most orders are found by their contracts at once; the rest is searched by other names among all lines.
  const contracts = orders.flatMap(({ contract }) => (contract ? [contract, contractKey(contract)] : []));
  const unpaid = new Set((await stillMissing(orders, { contracts })).map(({ orderId }) => orderId));
  const left = orders.filter(({ id }) => unpaid.has(id));
  const missing = await stillMissing(left, {
    phones: left.flatMap(({ phones }) => phones),
    customers: left.map(({ customer }) => customer),
  });
  const claims = await claimsNamed(
    db,
    trid,
    'order',
    missing.map(({ orderId }) => orderId),
  );
  const tickets = new Map(
    claims.map(({ id, ticketId, ticketNumber }) => [id, ticketReference(ticketId, ticketNumber)]),
  );
  const items = missing.map((one) => {
    const ticket = tickets.get(one.orderId);
    return { ...one, ...(ticket && { ticket }) };
  });
  return { items, total: items.length };
}
