import * as z from 'zod/mini';
import { day } from '#contract/fields.ts';
import type { Webhook } from '#contract/integrations/webhook.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { replayPeriod } from '#stores/profile/webhooks.ts';

/** As long as messages are kept. */
const keptDays = 30;
const period = z
  .strictObject({ from: day, to: day, onlyUndelivered: z.boolean() })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'webhookPeriod' }));

/** Sends the messages of some days again. */
export function ReplayDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = texts('webhooks');
  const today = berlinDay(Date.now());
  const title = t('replay.title');
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <div className="grid gap-5">
        <p>{t('replay.lead')}</p>
        <Form
          look="plain"
          label={title}
          contract={period}
          defaults={{
            from: webhook.paused === undefined ? today : berlinDay(webhook.paused),
            to: today,
            onlyUndelivered: true,
          }}
          submitLabel={t('replay.confirm')}
          onSubmit={async ({ from, to, onlyUndelivered }) => {
            const range = { from: berlinMoment(from), to: endOfDay(to) };
            const { count } = await replayPeriod(webhook.id, { ...range, onlyUndelivered });
            toast('ok', t('replay.done', { count }));
            onClose();
          }}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <DateField name="from" label={t('replay.from')} min={addDays(today, -keptDays)} max={today} />
            <DateField name="to" label={t('replay.to')} min={addDays(today, -keptDays)} max={today} />
          </div>
          <Checkbox name="onlyUndelivered" label={t('replay.onlyUndelivered')} required={false} />
        </Form>
      </div>
    </Dialog>
  );
}
