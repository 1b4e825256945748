import type { CommissionKind } from '#contract/commissions/line.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import { monthOfDay, monthOfYear } from '#domain/date/calendar-day.ts';
import { addMonths } from '#domain/date/months.ts';
import { type DemoOperator, demoCustomersOf, demoOperators, demoPhones, demoSellers, paidOrders } from './contracts.ts';

export interface DemoLine {
  readonly trid: string;
  readonly vo: string;
  readonly operator: string;
  readonly month: string;
  readonly kind: CommissionKind;
  readonly contract?: string;
  readonly phone?: string;
  readonly customer?: string;
  readonly tariff?: string;
  readonly activated?: string;
  readonly amount: number;
  readonly text?: string;
}
type Seller = (typeof demoSellers)[number];

/** The same numbers each time, from 0 to below 1. */
function drawnFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Contract {
  readonly contract: string;
  readonly customer: string;
  readonly phone: string;
  readonly tariff: string;
  readonly activated: string;
}

/** What a contract brings: its closing, something each month, and what became of a few of them. */
function linesOfContract(
  { trid, vo, operator }: Seller,
  { contract, customer, phone, tariff, activated }: Contract,
  { closing, airtime }: DemoOperator['tariffs'][number],
  { months, nth }: { months: readonly string[]; nth: number },
): DemoLine[] {
  const about = { trid, vo, operator, contract, customer, phone, tariff, activated };
  const first = addMonths(monthOfDay(activated), 1);
  const age = months.filter((month) => month >= first).length;
  const line = (month: string, kind: CommissionKind, amount: number, text?: string): DemoLine => ({
    ...about,
    ...{ month, kind, amount },
    ...(text && { text }),
  });
  const last = months.at(-1) ?? '';
  // Every ninth was given back within half a year, every seventh is paid for no longer since three months.
  const back = nth % 9 === 4 && age > 4 ? addMonths(first, 3) : undefined;
  const end = back ?? (nth % 7 === 3 && age > 7 ? addMonths(last, -2) : undefined);
  const lines = [
    line(first, 'closing', closing),
    ...months
      .filter((month) => month >= first && (!end || month < end))
      .map((month) => line(month, 'airtime', airtime)),
    ...(back ? [line(back, 'chargeback', -closing, 'Widerruf durch den Kunden')] : []),
    ...(nth % 5 === 1 ? [line(addMonths(first, 1), 'option', 900, 'Option EU-Roaming')] : []),
    ...(nth % 6 === 2 ? [line(first, 'hardware', 2500, 'Endgerätezuschuss')] : []),
    ...(nth % 11 === 6 ? [line(addMonths(first, 2), 'correction', 1500, 'Nachzahlung Abschlussprovision')] : []),
    ...(nth % 8 === 5 ? [line(addMonths(last, -1), 'renewal', Math.round(closing / 2), 'Verlängerung 24 Monate')] : []),
  ];
  return lines.filter(({ month }) => months.includes(month));
}

function linesOfSeller(seller: Seller, place: number, months: readonly string[]): DemoLine[] {
  const demoOperator = demoOperators.find(({ operator }) => operator === seller.operator);
  if (!demoOperator) return [];
  const draw = drawnFrom(place + 7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T;
  const begin = months[0] ?? '';
  const contracts = Array.from({ length: seller.contracts }, (_, nth) => {
    const tariff = pick(demoOperator.tariffs);
    const month = addMonths(begin, Math.floor(draw() * (months.length + 3)) - 4);
    const lines = linesOfContract(
      seller,
      {
        contract: demoOperator.contract(place * 60 + nth),
        customer: pick(demoCustomersOf[seller.trid] ?? []),
        phone: `${demoPhones[seller.trid]}${300 + ((place * 60 + nth) % 600)}`,
        tariff: tariff.tariff,
        activated: `${month}-${String(1 + Math.floor(draw() * 28)).padStart(2, '0')}`,
      },
      tariff,
      { months, nth },
    );
    return lines;
  });
  const { trid, vo, operator } = seller;
  const bonus = months
    .filter((month) => monthOfYear(month) % 3 === 0)
    .map((month): DemoLine => ({ trid, vo, operator, month, kind: 'bonus', amount: 15_000, text: 'Quartalsbonus' }));
  return [...contracts.flat(), ...bonus];
}

/** Lines of the months before today (`YYYY-MM-DD`), newest month last. */
export function demoLines(today: string): DemoLine[] {
  const months = Array.from({ length: 12 }, (_, n) => addMonths(monthOfDay(today), n - 12));
  const [seller] = demoSellers;
  const orders = paidOrders.flatMap(({ contract, customer, tariff, daysAgo }) => {
    const paid = demoOperators[0]?.tariffs.find((one) => one.tariff === tariff);
    const activated = addDays(today, -daysAgo);
    const phone = `${demoPhones[seller.trid]}330`;
    return paid
      ? linesOfContract(seller, { contract, customer, phone, tariff, activated }, paid, { months, nth: 0 })
      : [];
  });
  const all = [...orders, ...demoSellers.flatMap((one, place) => linesOfSeller(one, place, months))];
  return all.toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0));
}
