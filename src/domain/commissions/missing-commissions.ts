import type { CommissionKind } from '#contract/commissions/line.ts';
import type { MissingCommission } from '#contract/commissions/missing.ts';
import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { monthOfDay } from '#domain/date/calendar-day.ts';
import { addDays } from '../date/berlin-day.ts';
import { contractKey } from './match-corrections.ts';

/** An order that became active; days as `YYYY-MM-DD`. */
export interface ActiveOrder {
  readonly id: string;
  readonly foreignid: string;
  readonly customer: string;
  readonly operator: string;
  readonly vo?: string | undefined;
  readonly contract?: string | undefined;
  readonly phones: readonly string[];
  readonly tariff?: string | undefined;
  readonly activated: string;
}

/** The customer or contract that a line of a statement pays for. */
export interface PayingLine {
  readonly operator: string;
  readonly kind: CommissionKind;
  readonly month: string;
  readonly contract?: string | undefined;
  readonly phone?: string | undefined;
  readonly customer?: string | undefined;
  readonly tariff?: string | undefined;
  /** Cents. */
  readonly amount: number;
}

/** How an operator pays: days from the activation until a line is to be expected, and from then on until complaints end. */
export interface PaymentTerms {
  readonly paidAfterDays: number;
  readonly complaintDays?: number | undefined;
}

const nameKey = (text = ''): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** By what lines are found that may pay for an order; a foundation has thousands of both. */
const namesOf = ({
  contract,
  phones,
  customer,
}: Pick<ActiveOrder, 'contract' | 'phones'> & { customer?: string | undefined }) =>
  [
    contractKey(contract) && `contract ${contractKey(contract)}`,
    ...phones.map((phone) => `phone ${normalisePhone(phone)}`),
    nameKey(customer) && `customer ${nameKey(customer)}`,
  ].filter((name) => name !== '');

/** By contract number where both name one, else by a telephone number, else by customer and tariff. */
function paysFor(line: PayingLine, order: ActiveOrder): boolean {
  if (line.operator !== order.operator || line.amount <= 0 || line.kind === 'chargeback') return false;
  if (line.month < monthOfDay(order.activated)) return false;
  const [contract, other] = [contractKey(line.contract), contractKey(order.contract)];
  if (contract !== '' && other !== '') return contract === other;
  if (line.phone && order.phones.some((phone) => normalisePhone(phone) === normalisePhone(line.phone ?? '')))
    return true;
  const tariff = nameKey(line.tariff);
  return tariff !== '' && tariff === nameKey(order.tariff) && nameKey(line.customer) === nameKey(order.customer);
}

interface PaymentContext {
  readonly today: string;
  /** Undefined where nothing is known of how the operator pays. */
  readonly termsOf: (operator: string) => PaymentTerms | undefined;
  /** The first month that there are statements of an operator for; nothing is missing of the time before. */
  readonly firstMonthOf: (operator: string) => string | undefined;
}

/** Orders that no line pays for although their operator's time is over, the longest active first. */
export function missingCommissions(
  orders: readonly ActiveOrder[],
  lines: readonly PayingLine[],
  { today, termsOf, firstMonthOf }: PaymentContext,
): Omit<MissingCommission, 'ticket'>[] {
  const byName = new Map<string, PayingLine[]>();
  for (const line of lines)
    for (const name of namesOf({ ...line, phones: line.phone ? [line.phone] : [] }))
      (byName.get(name) ?? byName.set(name, []).get(name))?.push(line);
  const missing = orders.flatMap((order) => {
    const terms = termsOf(order.operator);
    const first = firstMonthOf(order.operator);
    if (!terms || first === undefined || monthOfDay(order.activated) < first) return [];
    const expected = addDays(order.activated, terms.paidAfterDays);
    if (today <= expected) return [];
    if (namesOf(order).some((name) => byName.get(name)?.some((line) => paysFor(line, order)))) return [];
    const { phones: _phones, id, ...orderData } = order;
    const { complaintDays } = terms;
    const deadline = complaintDays === undefined ? undefined : addDays(expected, complaintDays);
    return [{ orderId: id, ...orderData, expected, ...(deadline !== undefined && { deadline }) }];
  });
  return missing
    .map((one) => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as typeof one)
    .sort((a, b) =>
      a.activated < b.activated ? -1 : a.activated > b.activated ? 1 : a.foreignid < b.foreignid ? -1 : 1,
    );
}
