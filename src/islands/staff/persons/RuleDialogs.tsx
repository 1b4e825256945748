import * as z from 'zod/mini';
import { code, day } from '#contract/fields.ts';
import { reason } from '#contract/staff/approvals.ts';
import type { RetentionRuleRow } from '#contract/staff/retention.ts';
import { maxMonths } from '#contract/staff/retention-rule.ts';
import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { actOnHold, actOnRule } from '#stores/staff/retention.ts';
import { dayText, ruleName } from './labels.ts';

const periodForm = z.strictObject({ months: code(/^[1-9]\d{0,2}$/, `between:1:${maxMonths}`), reason });

/** Another period, which a second person releases. */
export function PeriodDialog({ rule, onClose }: { rule: RetentionRuleRow; onClose: () => void }) {
  const t = texts('retention');
  const title = t('rules.changeTitle', { name: ruleName(rule.id) });
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-4">
        <p>{t(`ground.${rule.id as 'customers'}`)}</p>
        <Form
          look="plain"
          label={title}
          contract={periodForm}
          defaults={{ months: String(rule.months), reason: '' }}
          onSubmit={async ({ months, reason: why }) => {
            await actOnRule(rule.id, { _action: 'period', version: rule.version, months: Number(months), reason: why });
            toast('ok', t('rules.done'));
            onClose();
          }}
          submitLabel={t('rules.submit')}
        >
          <TextInput
            name="months"
            label={t('rules.months')}
            hint={rule.minMonths > 0 ? t('rules.monthsHint', { count: rule.minMonths }) : t('rules.noMin')}
          />
          <TextArea name="reason" label={t('reason')} hint={t('reasonHint')} rows={2} max={300} />
        </Form>
      </div>
    </Dialog>
  );
}

const holdForm = z.strictObject({ until: day, reason });

interface HoldProps {
  place: { readonly trid: string; readonly id: string };
  name: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Keeps a record beyond its time, and says why. */
export function HoldDialog({ place: { trid, id }, name, onDone, onClose }: HoldProps) {
  const t = texts('retention');
  const title = t('holds.add', { name });
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-4">
        <p>{t('holds.addText')}</p>
        <Form
          look="plain"
          label={title}
          contract={holdForm}
          defaults={{ until: '', reason: '' }}
          onSubmit={async ({ until, reason: why }) => {
            await actOnHold({ _action: 'hold', trid, record: id, until, reason: why });
            toast('ok', t('holds.done', { day: dayText(until) }));
            onDone?.();
            onClose();
          }}
          submitLabel={t('holds.submit')}
        >
          <DateField name="until" label={t('holds.day')} />
          <TextArea name="reason" label={t('holds.reason')} rows={2} max={300} />
        </Form>
      </div>
    </Dialog>
  );
}
