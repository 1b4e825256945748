import type { ServiceType } from '#contract/wholesale/service.ts';
import { rowsIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';

interface Tariff {
  /** Cents, net, once and per month for each. */
  readonly oneOff: number;
  readonly monthly: number;
  /** How many of them an order is. */
  readonly count?: (values: Values) => number;
  /** Months from its begin that it is ordered for at least. */
  readonly term?: number;
}

const number = (value: unknown): number => (/^\d{1,6}$/.test(String(value ?? '')) ? Number(value) : 0);

/** What wholesale services cost; numbers and portings are ordered where they are chosen. */
export const serviceTariffs: Readonly<Partial<Record<ServiceType, Tariff>>> = {
  sipTrunk: { oneOff: 0, monthly: 180, count: ({ channels }) => number(channels), term: 12 },
  channels: { oneOff: 0, monthly: 180, count: ({ delta }) => number(delta), term: 1 },
  fax2mail: { oneOff: 490, monthly: 290, term: 1 },
  encryption: { oneOff: 0, monthly: 500, term: 1 },
  staticIp: { oneOff: 1900, monthly: 400, count: ({ staticIps }) => rowsIn(staticIps).length, term: 1 },
  barring: { oneOff: 0, monthly: 0 },
  directory: { oneOff: 990, monthly: 0 },
};

interface ServicePrice {
  readonly quantity: number;
  readonly oneOff: number;
  readonly monthly: number;
}

/** What an order costs as far as it is filled in; undefined for what is ordered elsewhere. */
export function servicePrice(type: unknown, values: Values): ServicePrice | undefined {
  const tariff = Object.hasOwn(serviceTariffs, String(type)) ? serviceTariffs[type as ServiceType] : undefined;
  if (!tariff) return undefined;
  const quantity = tariff.count?.(values) ?? 1;
  return { quantity, oneOff: tariff.oneOff * quantity, monthly: tariff.monthly * quantity };
}
