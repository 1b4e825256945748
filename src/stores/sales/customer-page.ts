import { ApiError } from '#api/api-error.ts';
import { listAttachments } from '#api/attachments.ts';
import { customerCalls } from '#api/sales/customers.ts';
import { draftCalls } from '#api/sales/drafts.ts';
import { listOrdersOfCustomer, type OrderOfCustomer } from '#api/sales/orders.ts';
import { ticketCalls } from '#api/tickets.ts';
import { searchTerms } from '#contract/columns.ts';
import type { AttachmentEntry } from '#contract/file.ts';
import type { Page } from '#contract/record.ts';
import type { CustomerRecord } from '#contract/sales/customer.ts';
import { type DraftRow, draftColumns } from '#contract/sales/draft.ts';
import { orderColumns } from '#contract/sales/order.ts';
import { type TicketRow, ticketColumns } from '#contract/ticket-record.ts';
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

/** Of each kind. */
const maxListed = 10;

export interface Related {
  readonly orders: Page<OrderOfCustomer>;
  readonly drafts: Page<DraftRow>;
  readonly tickets: Page<TicketRow>;
}

const none = { items: [], total: 0 };
const noOrders: Promise<Page<OrderOfCustomer>> = Promise.resolve(none);

/** What hangs on a customer, the newest of each first. */
export function relatedStore(id: string, hasOrders: boolean): Pick<Loader<Related>, '$value' | 'reload'> {
  const related = loader(async (): Promise<Related> => {
    const owner = $dataScope.get();
    if (!owner) return { drafts: none, orders: none, tickets: none };
    const newest = { _sort: '-modified', _limit: maxListed };
    const [drafts, orders, tickets] = await Promise.all([
      // What became an order is told by that.
      draftCalls.list(owner.trid, {
        ...newest,
        search: searchTerms(draftColumns, { customerId: id, state: ['open', 'complete', 'submitting', 'expired'] }),
      }),
      hasOrders
        ? listOrdersOfCustomer(owner.trid, { ...newest, search: searchTerms(orderColumns, { customerId: id }) })
        : noOrders,
      ticketCalls.list(owner.trid, { ...newest, search: searchTerms(ticketColumns, { customerId: id }) }),
    ]);
    return { drafts, orders, tickets };
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
