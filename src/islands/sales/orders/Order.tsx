import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { OrderRecord } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { stepsOf, takesFiles } from '#domain/sales/orders/order-steps.ts';
import { papersOfOrder } from '#domain/sales/orders/papers.ts';
import { mayRemind } from '#domain/sales/orders/review-promise.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Emphasis } from '#islands/record/Emphasis.tsx';
import { AllFacts } from '#islands/record/facts/AllFacts.tsx';
import { Attachments } from '#islands/record/files/Attachments.tsx';
import { History } from '#islands/record/History.tsx';
import { PeopleCard } from '#islands/record/PeopleCard.tsx';
import { PriceCard } from '#islands/record/PriceCard.tsx';
import { editText, RecordHead } from '#islands/record/RecordHead.tsx';
import { RecordBody, RecordPage } from '#islands/record/RecordPage.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { orderStore } from '#stores/sales/orders.ts';
import { Milestones } from './Milestones.tsx';
import { type ActProps, Question, useOrderActs } from './OrderActions.tsx';
import { slotCaptions } from './order-files.ts';
import { captionOf, statusName, statusTone } from './order-labels.ts';
import { orderParts, orderPeople } from './order-parts.tsx';
import { nextStep, numberLine, timelineEntry } from './order-story.ts';

const OrderSubmission = lazy(() => import('./OrderSubmission.tsx').then((module) => module.OrderSubmission));
const OrderHandovers = lazy(() => import('./OrderHandovers.tsx').then((module) => module.OrderHandovers));
const StatusDialog = lazy(() => import('./StatusDialog.tsx').then((module) => module.StatusDialog));

interface Props extends ActProps {
  holidays: Holidays;
  isStaff: boolean;
}

/** What an employee does with an order: the next status. */
function StatusAct(props: Omit<Props, 'isStaff'>) {
  const [isOpen, setOpen] = useState(false);
  if (stepsOf(props.order.data).length === 0) return null;
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {texts('orders')('move.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StatusDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Asks what became of a late review, once a day. */
function Reminder({ order, act, holidays }: Omit<Props, 'isStaff'>) {
  const t = texts('orders');
  const { busy, run } = useCall({ toasts: true });
  if (!mayRemind(order.data, Date.now(), holidays)) return null;
  const remind = () => act({ _action: 'remind', version: order.version }, crypto.randomUUID());
  return (
    <Button look="primary" busy={busy} onClick={() => void run(remind, { done: t('remind.done') })}>
      {t('remind.submit')}
    </Button>
  );
}

function OrderHead(props: Props) {
  const t = texts('orders');
  const { order, holidays, isStaff } = props;
  const { data } = order;
  const { sentence, day } = nextStep(order, Date.now(), holidays);
  const name = t('title', { customer: data.customerName, product: captionOf(data) });
  return (
    <RecordHead
      list="Orders"
      record={order}
      title={name}
      name={`${data.customerName}, ${captionOf(data)}`}
      state={data.status}
      pill={<StatusPill tone={statusTone[data.status]}>{statusName(data.status)}</StatusPill>}
      line={
        <>
          {numberLine(order)} ·{' '}
          <a href={href('CustomerEdit', pageLocale(), { id: data.customerId })}>{t('toCustomer')}</a>
        </>
      }
      isAsked={!isStaff && data.status === 'clarification'}
      sentence={<Emphasis sentence={sentence} words={day} />}
      actions={isStaff ? <StatusAct {...props} /> : <Reminder {...props} />}
      {...useOrderActs(props)}
    />
  );
}

/** One order: where it stands and what happens next, what waits for the reader, its story, and what was ordered. */
function OpenOrder(props: Props & { store: ReturnType<typeof orderStore> }) {
  const { order, act, holidays, isStaff, store } = props;
  const { id, data } = order;
  const openSince = data.status === 'clarification' && !isStaff ? data.question?.at : undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <OrderHead {...props} />
      {openSince !== undefined && <Question order={order} act={act} />}
      <Milestones order={order} />
      <RecordBody
        story={
          <History
            events={data.history.map((event) => ({ ...event, staff: event.actor === 'staff' }))}
            tell={(event) => timelineEntry(event, openSince)}
            notesOf={id}
            commented={{ record: order, act }}
          />
        }
        aside={
          <>
            <PeopleCard people={orderPeople(order, holidays)} />
            <PriceCard prices={data.prices} />
            {isStaff && (
              <Suspense fallback={null}>
                <OrderHandovers id={id} />
              </Suspense>
            )}
            <Attachments
              store={store}
              keep={`orders/${id}`}
              max={10}
              act={act}
              papers={{ id, papers: papersOfOrder(data) }}
              captionOf={slotCaptions(data)}
              {...(!takesFiles.some((status) => status === data.status) && { isClosed: true })}
            />
          </>
        }
      >
        <AllFacts
          parts={orderParts(order, holidays)}
          note={texts('orders')('facts.note', { day: formatDay(data.submittedAt, pageLocale()) })}
          foot={editText(order)}
        />
      </RecordBody>
    </div>
  );
}

/** The order that the address names, or the end of its submission. */
export function Order({ id, holidays }: { id: string; holidays: Holidays }) {
  const isStaff = useStore($isEmployee);
  const [store] = useState(() => orderStore(id));
  return (
    <RecordPage
      store={store}
      texts="orders"
      route="OrderEdit"
      list="Orders"
      submission={(order: OrderRecord) => <OrderSubmission order={order} holidays={holidays} />}
    >
      {(order: OrderRecord) => (
        <OpenOrder order={order} act={store.act} store={store} holidays={holidays} isStaff={isStaff} />
      )}
    </RecordPage>
  );
}
