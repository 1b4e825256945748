import { sessionHourChoices } from '#contract/integrations/session-hours.ts';
import { networksIn, type SignInRulesAnswer, signInRulesForm } from '#contract/integrations/sign-in-rules.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { useFieldValue } from '#islands/ui/form/useFormField.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { changeSignInRules } from '#stores/profile/sign-in-rules.ts';
import { hoursText } from './hours-text.ts';

/** From when all users need a second factor. */
function FactorDemand({ present }: { present: string | undefined }) {
  const t = texts('sign-in-rules');
  const [isDemanded] = useFieldValue<boolean | undefined>('demandsFactor');
  const tomorrow = addDays(berlinDay(Date.now()), 1);
  return (
    <div className="grid gap-3">
      <Checkbox name="demandsFactor" label={t('factor.demand')} />
      {isDemanded && (
        <DateField
          required
          name="factorFrom"
          label={t('factor.day')}
          hint={t('factor.dayHint')}
          min={present !== undefined && present < tomorrow ? present : tomorrow}
        />
      )}
    </div>
  );
}

export function EditRules({ value, onClose }: { value: SignInRulesAnswer; onClose: () => void }) {
  const t = texts('sign-in-rules');
  const { networks, sessionHours, factorFrom, isFactorOfOperator, state, address, users } = value;
  const isFixed = factorFrom !== undefined && isFactorOfOperator;
  return (
    <Dialog open onClose={onClose} title={t('edit.title')}>
      <Form
        look="plain"
        label={t('edit.title')}
        contract={signInRulesForm}
        defaults={{
          ...{ networks: networks.join('\n'), sessionHours: String(sessionHours ?? ''), password: '' },
          ...{ demandsFactor: factorFrom !== undefined, factorFrom: factorFrom ?? '' },
        }}
        onSubmit={async (values) => {
          const hours = sessionHourChoices.find((one) => String(one) === values.sessionHours);
          const from = isFixed ? factorFrom : values.demandsFactor ? values.factorFrom : undefined;
          await changeSignInRules({
            networks: networksIn(values.networks),
            ...(hours !== undefined && { sessionHours: hours }),
            ...(from && { factorFrom: from }),
            ...{ state, password: values.password },
          });
          toast('ok', t('edit.done'));
          onClose();
        }}
        submitLabel={t('edit.submit')}
        actions={<Button onClick={onClose}>{texts('ui')('cancel')}</Button>}
      >
        <p className="text-muted">{t('edit.text', { users })}</p>
        {isFixed ? <p>{t('factor.fixed')}</p> : <FactorDemand present={factorFrom} />}
        <TextArea
          required={false}
          name="networks"
          rows={3}
          label={t('networks')}
          hint={t('edit.networksHint', { address })}
        />
        <Select
          required={false}
          name="sessionHours"
          label={t('longest')}
          hint={t('edit.longestHint')}
          placeholder={hoursText(undefined)}
          options={sessionHourChoices.map((hours) => ({ value: String(hours), label: hoursText(hours) }))}
        />
        <PasswordInput name="password" label={t('edit.password')} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
