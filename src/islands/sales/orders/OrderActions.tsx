import Ban from 'lucide/dist/esm/icons/ban.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Mails from 'lucide/dist/esm/icons/mails.mjs';
import * as z from 'zod/mini';
import { uploadIds } from '#contract/fields.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import { type OrderRecord, orderActions } from '#contract/sales/order.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { cancellable, lastAnswerDay, mayStillCancel } from '#domain/sales/orders/order-steps.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ActionDialog } from '#islands/record/ActionDialog.tsx';
import { QuestionBox } from '#islands/record/question/QuestionBox.tsx';
import type { RecordAct } from '#islands/record/RecordHead.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { RecordStore } from '#stores/data/record-detail.ts';
import { copyOrder } from '#stores/sales/orders.ts';
import { goTo } from '#stores/session/navigation.ts';

/** Files need not come with an answer. */
const answered = z.extend(orderActions.answer, { fileQueue: z.optional(uploadIds(0, 10)) });

export interface ActProps extends Pick<RecordStore<OrderRecord, Maintenance>, 'act'> {
  order: OrderRecord;
}

/** What the distributor asks, and the answer to it: it goes on once that is given. */
export function Question({ order, act }: ActProps) {
  const t = texts('orders');
  const { question, history } = order.data;
  if (!question) return null;
  const by = history.findLast(({ kind, at }) => kind === 'question' && at === question.at)?.by;
  return (
    <QuestionBox
      question={{
        ...question,
        by,
        until: { day: lastAnswerDay(question.at), consequence: t('question.consequence') },
      }}
      name="text"
      max={2000}
      files={{ label: t('question.files'), max: 10 }}
      after={t('question.after')}
      contract={answered}
      defaults={{ _action: 'answer', text: '', fileQueue: [] }}
      keep={`orders/${order.id}/answer`}
      submitLabel={t('question.submit')}
      act={act}
      action={({ fileQueue = [], ...answer }): Maintenance => ({
        ...answer,
        version: order.version,
        ...(fileQueue.length > 0 && { fileQueue }),
      })}
      done={() => t('question.done')}
    />
  );
}

/** `docs/domain/orders.md#status`: a partner asks for a cancellation; who decides is the distributor. */
function Cancellation({ order, act, onClose }: ActProps & { onClose: () => void }) {
  const t = texts('orders');
  return (
    <ActionDialog
      title={t('cancel.title')}
      lead={t('cancel.text')}
      onClose={onClose}
      contract={orderActions.requestCancel}
      defaults={{ _action: 'requestCancel', reason: '' }}
      keep={`orders/${order.id}/cancel`}
      submitLabel={t('cancel.submit')}
      submitLook="danger"
      act={act}
      action={(input): Maintenance => ({ ...input, version: order.version })}
      done={() => t('cancel.done')}
    >
      <TextArea name="reason" label={t('cancel.reason')} max={1000} rows={3} />
    </ActionDialog>
  );
}

/** What a partner may do to end the order; where it is too late for that, why. */
function cancelAct({ order, act }: ActProps, holidays: Holidays): RecordAct[] {
  const t = texts('orders');
  const { data } = order;
  if (!cancellable.some((status) => status === data.status)) return [];
  const isOpen = mayStillCancel(data, { today: berlinDay(Date.now()), holidays });
  return [
    {
      label: t('cancel.open'),
      icon: <Icon of={Ban} size={16} />,
      danger: true,
      separated: true,
      dialog: (close) =>
        isOpen ? (
          <Cancellation order={order} act={act} onClose={close} />
        ) : (
          <Dialog open title={t('cancel.tooLate')} onClose={close}>
            {t('cancel.tooLateText')}
          </Dialog>
        ),
    },
  ];
}

/** What can be done with an order beside its answer. */
export function useOrderActs(props: ActProps & { holidays: Holidays; isStaff: boolean }) {
  const t = texts('orders');
  const { run } = useCall({ toasts: true });
  const { order, holidays, isStaff } = props;
  const { id, data } = order;
  const locale = pageLocale();
  const copy = () =>
    void run(() => copyOrder(id), { onDone: (draft) => goTo('DraftEdit', { id: draft.id }), leaves: true });
  const more: RecordAct[] = [
    ...(productNamed(data).creatable ? [{ label: t('copy'), icon: <Icon of={Copy} size={16} />, onSelect: copy }] : []),
    {
      label: t('toDraft', { number: data.draftNumber }),
      icon: <Icon of={FileText} size={16} />,
      href: href('DraftEdit', locale, { id: data.draftId }),
    },
    {
      label: t('facts.submissionLink'),
      icon: <Icon of={Mails} size={16} />,
      href: href('OrderEdit', locale, { id, part: 'submission' }),
    },
  ];
  return { more, last: isStaff ? [] : cancelAct(props, holidays) };
}
