import type { DraftData } from '#contract/sales/draft.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import { consentsOf } from '#domain/sales/orders/consents.ts';
import type { Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import { drawNumber } from '#server/records/engine/definition/numbers.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { contextOf, type Scope } from '#server/records/engine/scope.ts';
import { insertNew } from '#server/records/engine/write-record.ts';
import { checkDraft } from '#server/records/types/sales/drafts/draft-check.ts';
import { withCustomer } from '#server/records/types/sales/drafts/draft-customer.ts';
import { drafts } from '#server/records/types/sales/drafts/drafts.ts';
import { valuesOf } from '#server/records/types/sales/orders/order-of-draft.ts';
import { orders } from '#server/records/types/sales/orders/orders.ts';
import { priceListsOf } from '#server/records/types/sales/price-lists.ts';
import { type DemoPerson, uploadDemoFile } from '../insert-ticket.ts';
import { officeMoment } from '../office-moment.ts';
import { demoTicketFiles } from '../ticket-files.ts';
import { type DemoDraft, demoDrafts, formerDraft, readyDraft } from './drafts.ts';
import { type DemoOrder, demoOrders } from './orders.ts';

const trid = '1001';
const staff = '9001/etc.staff';

type ScopeOf = (userId: string, daysAgo: number) => Scope;
type IdOf = (customer: string | undefined) => { customerId?: string };

const act = async (
  scope: Scope,
  row: RecordRow,
  record: typeof drafts,
  input: { _action: string },
): Promise<RecordRow> => (await runAction(scope, { record, row, name: input._action, input })).row;

async function insertDrafts(
  services: RecordServices,
  drafted: readonly DemoDraft[],
  { scopeOf, idOf }: { scopeOf: ScopeOf; idOf: IdOf },
): Promise<void> {
  for (const { productType, customer, by, daysAgo, answers, archived } of drafted) {
    const scope = scopeOf(by, daysAgo);
    const request = { type: drafts.type, productType, voNumber: 'VO10023', ...answers, ...idOf(customer) };
    const row = await createIn(scope, services, drafts, request);
    if (archived) await act(scopeOf(by, daysAgo - 2), row, drafts, { _action: 'archive' });
  }
}

/** A draft of a product that has ended meanwhile: no create call makes one any more. */
async function insertFormer(scopeOf: ScopeOf, idOf: IdOf): Promise<void> {
  const { productType, customer, by, daysAgo, answers } = formerDraft;
  const scope = scopeOf(by, daysAgo);
  const [list] = await priceListsOf(scope.at);
  const head = { productType, state: 'open' as const, priceListId: list?.id ?? '', percent: 100 };
  const data = await withCustomer({ ...answers, ...head, ...idOf(customer) }, scope.at);
  const numbered = await drawNumber(scope.tx, drafts, scope.at.now);
  const row = await insertNew(scope, drafts, { id: scope.at.newId(), data, numbered });
  await act(scopeOf(staff, 300), row, drafts, { _action: 'expire' });
}

/** Sends a draft with a signed paper, as a partner does. */
async function submitted(
  services: RecordServices,
  scope: Scope,
  order: DemoOrder,
  { idOf, day }: { idOf: IdOf; day: string },
): Promise<RecordRow> {
  const { productType, customer, answers, papers, wish } = order;
  const [paper] = await demoTicketFiles();
  if (!paper) throw new Error('no demo file');
  const paperField = papers?.(
    await uploadDemoFile(services, scope, { ...paper, name: 'Unterlagen.pdf' }),
    day,
    scope.at.today,
  );
  const start = wish !== undefined && {
    startMode: 'date',
    desiredDate: workingDayAfter(scope.at.today, wish, scope.at.holidays),
  };
  const head = { type: drafts.type, productType, voNumber: 'VO10023', ...start };
  const row = await createIn(scope, services, drafts, { ...head, ...answers, ...paperField, ...idOf(customer) });
  const signed = await uploadDemoFile(services, scope, { ...paper, name: 'Auftrag_unterschrieben.pdf' });
  const draft = row.data as DraftData;
  const buyer = await findRecord(scope.tx, trid, draft.customerId ?? '');
  const { warnings, blocking } = await checkDraft(draft, scope.at, row.id);
  if (blocking.length > 0) throw new Error(`${productType} for ${customer}: ${JSON.stringify(blocking)}`);
  const consents = consentsOf(buyer?.data, valuesOf(draft)).map(({ key }) => [key, true]);
  const sent = await act(scope, row, drafts, {
    _action: 'submit',
    version: row.version,
    consents: Object.fromEntries(consents),
    confirmedWarnings: warnings.map(({ path }) => path),
    signature: { mode: 'upload', signedFiles: [signed] },
  } as { _action: string });
  const now = await findRecord(scope.tx, trid, row.id, true);
  if (now) await act(scope, now, drafts, { _action: 'archive' });
  return sent;
}

async function insertOrders(
  services: RecordServices,
  all: readonly DemoOrder[],
  { scopeOf, idOf }: { scopeOf: ScopeOf; idOf: IdOf },
): Promise<void> {
  const today = berlinDay(services.clock());
  const holidays = services.holidays(today);
  const inDays = (n: number) => workingDayAfter(addDays(today, n - 1), 1, holidays);
  for (const order of all.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    let row = await submitted(services, scopeOf(order.by, order.daysAgo), order, { idOf, day: inDays(25) });
    for (const { daysAgo, confirmedIn, cancel, answer, ...step } of order.steps) {
      const confirmed = confirmedIn !== undefined && { confirmedDate: inDays(confirmedIn) };
      const partner = () => scopeOf(order.by, daysAgo);
      if (cancel) row = await act(partner(), row, orders, { _action: 'requestCancel', reason: cancel } as never);
      else if (answer) row = await act(partner(), row, orders, { _action: 'answer', text: answer } as never);
      else row = await act(scopeOf(staff, daysAgo), row, orders, { _action: 'status', ...step, ...confirmed });
    }
  }
}

type PersonOf = (userId: string) => DemoPerson;

function actingFor(tx: Tx, services: RecordServices, person: PersonOf): ScopeOf {
  return (userId, daysAgo) => {
    const by = { ...person(userId), ...(userId !== staff && { email: `${userId.split('/')[1]}@p1001.example.com` }) };
    const at = contextOf(services, { trid, tx, by, now: officeMoment(services, daysAgo) });
    return { tx, services, trid, at, quiet: true };
  };
}

const idsOf =
  (customers: ReadonlyMap<string, string>): IdOf =>
  (customer) => {
    if (customer === undefined) return {};
    const customerId = customers.get(customer);
    if (!customerId) throw new Error(`no demo customer ${customer}`);
    return { customerId };
  };

/** Drafts and orders of 1001 (`docs/domain/demo-data.md`), as if they had been lived. */
export async function insertDemoSales(
  tx: Tx,
  services: RecordServices,
  person: PersonOf,
  customers: ReadonlyMap<string, string>,
): Promise<void> {
  const parts = { scopeOf: actingFor(tx, services, person), idOf: idsOf(customers) };
  await insertFormer(parts.scopeOf, parts.idOf);
  await insertDrafts(services, demoDrafts, parts);
  await insertOrders(services, demoOrders, parts);
  // The last, so that the numbers of the others stay.
  await insertDrafts(services, [readyDraft], parts);
}

interface MoreSales {
  readonly customers: ReadonlyMap<string, string>;
  readonly drafts: readonly DemoDraft[];
  readonly orders: readonly DemoOrder[];
}

/** Further drafts and orders of 1001. */
export async function insertDemoOrders(
  tx: Tx,
  services: RecordServices,
  person: PersonOf,
  { customers, drafts, orders }: MoreSales,
): Promise<void> {
  const parts = { scopeOf: actingFor(tx, services, person), idOf: idsOf(customers) };
  await insertDrafts(services, drafts, parts);
  await insertOrders(services, orders, parts);
}
