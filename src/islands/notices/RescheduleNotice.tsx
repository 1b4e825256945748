import * as z from 'zod/mini';
import type { Notice } from '#contract/notices/notice.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { actOnNotice } from '#stores/notices/staff-notices.ts';
import { toast } from '#stores/page/toasts.ts';
import { MomentField, momentOf, typedMoment } from './MomentField.tsx';
import { promiseOptions } from './notice-labels.ts';

const moment = z.nullable(z.number('date'));
const contract = z.strictObject({ promise: z.optional(moment), end: moment });

/** Moves what was promised and when it is expected to end; no message goes out by it. */
export function RescheduleNotice({ notice, now, onClose }: { notice: Notice; now: number; onClose: () => void }) {
  const t = texts('notices');
  const { kind, promise, end } = notice;
  const isDisturbance = kind === 'disturbance';
  const own = promise === undefined ? '' : String(promise);
  return (
    <Dialog open onClose={onClose} title={t('reschedule.title')}>
      <div className="grid gap-4">
        <p className="text-muted">{t('reschedule.text')}</p>
        <Form
          look="plain"
          label={t('reschedule.title')}
          contract={contract}
          defaults={{ ...(isDisturbance && { promise: own }), end: end === undefined ? '' : typedMoment(end) }}
          request={({ promise: next, end: until }) => ({
            // A promise that is over stays as it is, where no other one is chosen.
            ...(isDisturbance && next !== own && { promise: momentOf(next) ?? null }),
            end: momentOf(until) ?? null,
          })}
          onSubmit={async (values) => {
            await actOnNotice(notice, { _action: 'reschedule', ...values });
            toast('ok', t('reschedule.done'));
            onClose();
          }}
          submitLabel={t('reschedule.submit')}
        >
          {isDisturbance && (
            <Select
              name="promise"
              label={t('form.promise')}
              required={false}
              placeholder={t('form.promiseNone')}
              options={promiseOptions(now, own)}
            />
          )}
          <MomentField name="end" label={t(isDisturbance ? 'form.endGuess' : 'form.end')} hint="" />
        </Form>
      </div>
    </Dialog>
  );
}
