import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { endOfDay } from '#domain/date/berlin-time.ts';
import type { Tx } from '#server/db/open.ts';
import { matchingRecords } from '#server/queries/records/matching-records.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { DemoPerson } from '../insert-ticket.ts';
import { address, asAsked, company, type DemoPorting, insertPorting } from './portings.ts';
import { type DemoProcess, insertDemoProcesses } from './processes.ts';
import { demoAccounts } from './sip.ts';
import { type DemoWholesaleCustomers, demoWholesaleTowns, wholesaleDemo } from './wholesale-demo.ts';

const trid = '2001';

const singles = (onkz: string, ...numbers: string[]) => ({
  connectionKind: 'single',
  singles: numbers.map((number) => ({ onkz, number })),
});
const hamburg = {
  ...company('Reederei Fliegenkamp'),
  ...address('Beispielkai', '7', '20457', 'Hamburg'),
};
const frankfurt = { ...company('Taxiruf Mainbogen eG'), ...address('Musterallee', '80', '60327', 'Frankfurt am Main') };
const berlin = { ...company('Möbelhaus Probstfeld GmbH'), ...address('Beispielstraße', '12', '10115', 'Berlin') };

const requestSteps = (daysAgo: number): DemoPorting['steps'] => [
  [daysAgo, 'send'],
  [daysAgo, 'transmit'],
];
const agreementSteps = (daysAgo: number): DemoPorting['steps'] => [
  ...requestSteps(daysAgo),
  [daysAgo - 2, 'carrier', asAsked],
  [daysAgo - 3, 'confirmTakeover'],
  [daysAgo - 3, 'transmit'],
];

/** Portings beside those of the demo of each state. */
const weekPortings: readonly DemoPorting[] = [
  {
    account: 3,
    daysAgo: 1,
    fields: { ...singles('69', '90009810', '90009811'), losingProvider: 'TAUNUSKABEL', ...frankfurt },
    steps: requestSteps(1),
  },
  {
    account: 2,
    daysAgo: 7,
    fields: { ...singles('40', '66969820'), losingProvider: 'ALSTERKOM', ...hamburg },
    steps: agreementSteps(7),
  },
  {
    account: 0,
    daysAgo: 8,
    fields: { ...singles('30', '23125790', '23125791', '23125792'), losingProvider: 'WEGNETZ', ...berlin },
    steps: agreementSteps(8),
  },
  {
    account: 3,
    daysAgo: 45,
    fields: { ...singles('69', '90009820'), losingProvider: 'VIERFUNK', ...frankfurt },
    steps: [...agreementSteps(45), [25, 'goLive']],
  },
  {
    account: 2,
    daysAgo: 70,
    fields: { ...singles('40', '66969830', '66969831'), losingProvider: 'TAUNUSKABEL', ...hamburg },
    steps: [...agreementSteps(70), [48, 'goLive']],
  },
];

/** One that an employee has promised for today, on whichever day that is, and some that are done. */
const weekProcesses = (today: string): readonly DemoProcess[] => [
  {
    type: 'coreDataChange',
    customer: 'frankfurt',
    title: 'Rechnungsanschrift',
    steps: ['received', 'proofChecked', 'changed'],
    daysAgo: 2,
    moves: [{ daysAgo: 1, state: 'running', step: { name: 'received', state: 'done' }, dueAt: endOfDay(today) }],
  },
  ...(['berlin', 'hamburg', 'frankfurt'] as const).map(
    (customer, at): DemoProcess => ({
      type: 'coreDataChange',
      customer,
      title: 'Ansprechpartner Technik',
      steps: ['received', 'proofChecked', 'changed'],
      daysAgo: 12 + at * 9,
      moves: [{ daysAgo: 11 + at * 9, state: 'done', step: { name: 'changed', state: 'done' } }],
    }),
  ),
];

/** What 2001 did beside the demo of each state. */
export async function insertWholesaleWeek(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const demo = wholesaleDemo(tx, services, person);
  const accountRows = await matchingRecords(tx, { trid, type: sipAccount.type }, { archived: false });
  const accounts = demoAccounts.flatMap(({ label }) => accountRows.find(({ data }) => data['label'] === label) ?? []);
  // The towns are named in the order in which their customers came.
  const customerRows = await matchingRecords(tx, { trid, type: wholesaleCustomer.type }, { archived: false });
  const customers = customerRows.toSorted((a, b) => a.created - b.created);
  for (const porting of weekPortings) await insertPorting(demo, porting, accounts);
  const byTown = Object.fromEntries(demoWholesaleTowns.map((town, at) => [town, customers[at]]));
  await insertDemoProcesses(
    demo,
    byTown as unknown as DemoWholesaleCustomers,
    weekProcesses(berlinDay(services.clock())),
  );
}
