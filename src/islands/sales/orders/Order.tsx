import { useStore } from '@nanostores/react';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { useState } from 'react';
import type { OrderRecord } from '#contract/sales/order.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { takesFiles } from '#domain/sales/orders/order-steps.ts';
import { papersOfOrder } from '#domain/sales/orders/papers.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { History } from '#islands/record/History.tsx';
import { PaperCard } from '#islands/record/Papers.tsx';
import { PriceCard } from '#islands/record/PriceCard.tsx';
import { RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordColumns, RecordPage } from '#islands/record/RecordPage.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { copyOrder, orderStore } from '#stores/sales/orders.ts';
import { goTo } from '#stores/session/navigation.ts';
import { Milestones } from './Milestones.tsx';
import { Cancellation, Question } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { slotCaptions } from './order-files.ts';
import { captionOf, nextSentence, statusName, statusTone, timelineEntry } from './order-labels.ts';

const OrderSubmission = lazy(() => import('./OrderSubmission.tsx').then((module) => module.OrderSubmission));
const StatusForm = lazy(() => import('./StatusForm.tsx').then((module) => module.StatusForm));

function CopyButton({ order }: { order: OrderRecord }) {
  const { busy, run } = useCall({ toasts: true });
  if (!productNamed(order.data.productType).creatable) return null;
  const copy = () =>
    void run(() => copyOrder(order.id), { onDone: ({ id }) => goTo('DraftEdit', { id }), leaves: true });
  return (
    <Button busy={busy} icon={<Icon of={Copy} />} onClick={copy}>
      {texts('orders')('copy')}
    </Button>
  );
}

/** One order: where it stands and what happens next, what waits for the reader, what was ordered and what became of it. */
export function Order({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('orders');
  const employee = useStore($isEmployee);
  const [store] = useState(() => orderStore(id));
  return (
    <RecordPage
      store={store}
      texts="orders"
      route="OrderEdit"
      list="Orders"
      submission={(order) => <OrderSubmission order={order} holidays={holidays} />}
    >
      {(order) => {
        const { data } = order;
        const isAsked = data.status === 'clarification' && data.question !== undefined;
        return (
          <div className="grid gap-6">
            <div>
              <RecordHead
                list="Orders"
                record={order}
                title={t('title', { number: order.foreignid, product: captionOf(data) })}
                name={order.foreignid ?? ''}
                state={data.status}
                pill={<StatusPill tone={statusTone[data.status]}>{statusName(data.status)}</StatusPill>}
                actions={<CopyButton order={order} />}
              />
              <p className="mt-3 max-w-form">{nextSentence(data)}</p>
            </div>
            {isAsked && !employee && <Question order={order} act={store.act} />}
            <Milestones order={order} />
            <RecordColumns
              aside={
                <>
                  <PriceCard prices={data.prices} />
                  <PaperCard id={id} papers={papersOfOrder(data)} />
                  <Attachments
                    store={store}
                    keep={`orders/${id}`}
                    max={10}
                    act={store.act}
                    captionOf={slotCaptions(data)}
                    {...(!takesFiles.some((status) => status === data.status) && { isClosed: true })}
                  />
                  <History
                    events={data.history.map((event) => ({ ...event, staff: event.actor === 'staff' }))}
                    tell={timelineEntry}
                  />
                </>
              }
            >
              {employee && (
                <Suspense fallback={<Skeleton rows={3} />}>
                  <StatusForm order={order} act={store.act} holidays={holidays} />
                </Suspense>
              )}
              <OrderFacts order={order} holidays={holidays} />
              {!employee && <Cancellation order={order} act={store.act} holidays={holidays} />}
            </RecordColumns>
          </div>
        );
      }}
    </RecordPage>
  );
}
