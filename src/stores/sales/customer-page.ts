import { ApiError } from '#api/api-error.ts';
import { listAttachments } from '#api/attachments.ts';
import { customerCalls } from '#api/sales/customers.ts';
import { draftCalls } from '#api/sales/drafts.ts';
import { orderCalls } from '#api/sales/orders.ts';
import { ticketCalls } from '#api/tickets.ts';
import { searchTerms } from '#contract/columns.ts';
import type { AttachmentEntry } from '#contract/file.ts';
import type { Page } from '#contract/record.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { draftColumns } from '#contract/sales/draft.ts';
import { orderColumns } from '#contract/sales/order.ts';
import { ticketColumns } from '#contract/ticket-record.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { announceChange } from '../data/record-changes.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Creates a prospect; answers it. Throws ApiError. */
export async function createCustomer(body: Record<string, unknown>, idempotencyKey: string): Promise<CustomerRecord> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const customer = await customerCalls.create(owner.trid, body, idempotencyKey);
  announceChange('customers', customer.id);
  return customer;
}

const shown = 5;

interface RelatedEntry {
  id: string;
  number: string;
  title: string;
  modified: number;
}
export interface RelatedList {
  items: readonly RelatedEntry[];
  total: number;
}
export const relatedKinds = ['drafts', 'orders', 'tickets'] as const;
type Related = Readonly<Record<(typeof relatedKinds)[number], RelatedList>>;

interface Listed {
  id: string;
  foreignid: string | number;
  modified: number;
}
const listed = <Row extends Listed>({ items, total }: Page<Row>, title: (row: Row) => string): RelatedList => ({
  total,
  items: items.map((row) => ({ id: row.id, number: String(row.foreignid), title: title(row), modified: row.modified })),
});

const none: RelatedList = { items: [], total: 0 };

/** What hangs on a customer, the newest of each first. */
export function relatedStore(id: string, hasOrders: boolean): Pick<Loader<Related>, '$value' | 'reload'> {
  const related = loader(async (): Promise<Related> => {
    const owner = $dataScope.get();
    if (!owner) return { drafts: none, orders: none, tickets: none };
    const newest = { _sort: '-modified', _limit: shown };
    const [drafts, orders, tickets] = await Promise.all([
      draftCalls.list(owner.trid, { ...newest, search: searchTerms(draftColumns, { customerId: id }) }),
      hasOrders
        ? orderCalls.list(owner.trid, { ...newest, search: searchTerms(orderColumns, { customerId: id }) })
        : undefined,
      ticketCalls.list(owner.trid, { ...newest, search: searchTerms(ticketColumns, { customerId: id }) }),
    ]);
    return {
      drafts: listed(drafts, ({ caption }) => caption),
      orders: orders ? listed(orders, ({ caption }) => caption) : none,
      tickets: listed(tickets, ({ subject }) => subject),
    };
  });
  onActive(related.$value, [$dataScope], () => {
    if ($dataScope.get()) void related.reload();
  });
  return { $value: related.$value, reload: related.reload };
}

/** The files of a customer's drafts and orders. */
export function customerFiles(id: string): Pick<Loader<readonly AttachmentEntry[]>, '$value' | 'reload'> {
  const files = loader(async (): Promise<readonly AttachmentEntry[]> => {
    const owner = $dataScope.get();
    return owner ? (await listAttachments(owner.trid, id)).items : [];
  });
  onActive(files.$value, [$dataScope], () => {
    if ($dataScope.get()) void files.reload();
  });
  return { $value: files.$value, reload: files.reload };
}
