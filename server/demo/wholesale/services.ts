import type { ServiceData, ServiceType } from '#contract/wholesale/service.ts';
import type { SipData } from '#contract/wholesale/sip-account.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { monthsAfter } from '#domain/date/calendar-day.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { servicePrice, serviceTariffs } from '#domain/wholesale/services/service-prices.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import type { Scope } from '#server/records/engine/scope.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import { services } from '#server/records/types/wholesale/services/services.ts';
import { demoAccounts } from './sip.ts';

interface DemoService {
  readonly account: number;
  readonly serviceType: ServiceType;
  readonly daysAgo: number;
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Working days until it begins; it began when it was ordered where there are none. */
  readonly beginsIn?: number;
  /** Days until its last one. */
  readonly endsIn?: number;
}

/** Beside the trunk of each account. */
const more: readonly DemoService[] = [
  { account: 0, serviceType: 'encryption', daysAgo: 390 },
  { account: 0, serviceType: 'fax2mail', daysAgo: 120, fields: { email: 'fax@probstfeld.example.com' }, endsIn: 20 },
  { account: 0, serviceType: 'barring', daysAgo: 200, fields: { barring: ['0900', 'outsideEu'] } },
  { account: 2, serviceType: 'channels', daysAgo: 1, fields: { delta: '10' }, beginsIn: 4 },
  {
    account: 3,
    serviceType: 'staticIp',
    daysAgo: 270,
    fields: { staticIps: [{ ip: '203.0.113.80' }, { ip: '203.0.113.81' }] },
  },
];

/** What the demo's customers have ordered: a trunk for each account, and some more. */
export async function insertDemoServices(
  scopeOf: (daysAgo: number) => Scope,
  accounts: readonly RecordRow[],
  now: number,
): Promise<void> {
  const trunks = accounts.map(
    ({ data }, account): DemoService => ({
      account,
      serviceType: 'sipTrunk',
      daysAgo: demoAccounts[account]?.daysAgo ?? 0,
      fields: { channels: String((data as SipData).maxChannels), label: data['label'] },
      ...((data as SipData).state === 'inSetup' && { beginsIn: 2 }),
    }),
  );
  for (const { account, serviceType, daysAgo, fields = {}, beginsIn, endsIn } of [...trunks, ...more]) {
    const row = accounts[account];
    const scope = scopeOf(daysAgo);
    const price = servicePrice(serviceType, fields);
    if (!row || !price) throw new Error(`no demo account for ${serviceType}`);
    const { customerId, customerName, sipUser } = row.data as SipData;
    const { today, holidays } = scope.at;
    const begin = beginsIn === undefined ? today : workingDayAfter(berlinDay(now), beginsIn, holidays);
    const { term } = serviceTariffs[serviceType] ?? {};
    const data: ServiceData = {
      ...fields,
      serviceType,
      state: beginsIn !== undefined ? 'ordered' : endsIn !== undefined ? 'cancelled' : 'active',
      customerId,
      customerName,
      identifier: sipUser,
      sipAccountId: row.id,
      quantity: price.quantity,
      price: { oneOff: price.oneOff, monthly: price.monthly },
      begin,
      ...(term !== undefined && { termEnd: monthsAfter(begin, term) }),
      ...(endsIn !== undefined && { until: addDays(berlinDay(now), endsIn) }),
    };
    const numbered = await drawNumber(scope.tx, services, scope.at.now);
    await insertNew(scope, services, { id: scope.at.newId(), data, numbered });
  }
}
