import * as z from 'zod/mini';
import { uploadIds } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { type OrderRecord, orderActions } from '#contract/sales/order.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { cancellable, mayStillCancel } from '#domain/sales/orders/order-steps.ts';
import { texts } from '#i18n/client.ts';
import { ActionForm } from '#islands/record/ActionForm.tsx';
import { CancelNotice } from '#islands/record/CancelNotice.tsx';
import { WaitingCard } from '#islands/record/WaitingCard.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { uploader } from '#stores/files/uploads.ts';

const FileDrop = lazy(() => import('#islands/ui/upload/FileDrop.tsx').then((module) => module.FileDrop));

/** Files need not come with an answer. */
const answered = z.extend(orderActions.answer, { fileQueue: z.optional(uploadIds(0, 10)) });

export interface ActProps extends Pick<RecordStore<OrderRecord, Maintenance>, 'act'> {
  order: OrderRecord;
}

/** What the distributor asks, and the answer to it: it goes on once that is given. */
export function Question({ order, act }: ActProps) {
  const t = texts('orders');
  return (
    <WaitingCard
      tone="warn"
      title={t('question.title')}
      text={t('question.text')}
      quote={order.data.question?.text}
      wide
    >
      <ActionForm
        contract={answered}
        defaults={{ _action: 'answer', text: '', fileQueue: [] }}
        keep={`orders/${order.id}/answer`}
        label={t('question.title')}
        submitLabel={t('question.submit')}
        busyLabel={texts('ui')('busy')}
        act={act}
        action={({ fileQueue = [], ...answer }): Maintenance => ({
          ...answer,
          version: order.version,
          ...(fileQueue.length > 0 && { fileQueue }),
        })}
        done={() => t('question.done')}
      >
        <TextArea name="text" label={t('question.answer')} max={2000} rows={4} />
        <Suspense fallback={<Skeleton rows={2} />}>
          <FileDrop name="fileQueue" label={t('question.files')} uploader={uploader} min={0} max={10} />
        </Suspense>
      </ActionForm>
    </WaitingCard>
  );
}

/** `docs/domain/orders.md#status`: a partner asks for a cancellation; who decides is the distributor. */
export function Cancellation({ order, act, holidays }: ActProps & { holidays: Holidays }) {
  const t = texts('orders');
  const { data } = order;
  if (!cancellable.some((status) => status === data.status)) return null;
  if (!mayStillCancel(data, { today: berlinDay(Date.now()), holidays }))
    return <Notice title={t('cancel.tooLate')}>{t('cancel.tooLateText')}</Notice>;
  return (
    <CancelNotice
      words={{
        title: t('cancel.title'),
        text: t('cancel.text'),
        open: t('cancel.open'),
        submit: t('cancel.submit'),
        done: t('cancel.done'),
        reason: t('cancel.reason'),
      }}
      keep={`orders/${order.id}/cancel`}
      record={order}
      contract={orderActions.requestCancel}
      name="requestCancel"
      max={1000}
      act={act}
    />
  );
}
