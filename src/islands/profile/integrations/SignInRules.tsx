import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { sessionHourChoices } from '#contract/integrations/session-hours.ts';
import { networksIn, type SignInRulesAnswer, signInRulesForm } from '#contract/integrations/sign-in-rules.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { changeSignInRules, signInRules } from '#stores/profile/sign-in-rules.ts';
import { AccessEvidence } from './AccessEvidence.tsx';

const hoursText = (hours: number | undefined) => texts('sign-in-rules')(`hours.${hours ?? 'none'}` as 'hours.none');

function EditRules({ value, onClose }: { value: SignInRulesAnswer; onClose: () => void }) {
  const t = texts('sign-in-rules');
  const { networks, sessionHours, state, address, users } = value;
  return (
    <Dialog open onClose={onClose} title={t('edit.title')}>
      <Form
        look="plain"
        label={t('edit.title')}
        contract={signInRulesForm}
        defaults={{ networks: networks.join('\n'), sessionHours: String(sessionHours ?? ''), password: '' }}
        onSubmit={async (values) => {
          const hours = sessionHourChoices.find((one) => String(one) === values.sessionHours);
          await changeSignInRules({
            networks: networksIn(values.networks),
            ...(hours !== undefined && { sessionHours: hours }),
            ...{ state, password: values.password },
          });
          toast('ok', t('edit.done'));
          onClose();
        }}
        submitLabel={t('edit.submit')}
        actions={<Button onClick={onClose}>{texts('ui')('cancel')}</Button>}
      >
        <p className="text-muted">{t('edit.text', { users })}</p>
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

/** From where and for how long the users of the organisation sign in, and the evidence of who did. */
export function SignInRules() {
  const t = texts('sign-in-rules');
  const rules = useStore(signInRules.$value);
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={t('title')}
      action={
        rules.state === 'ready' && (
          <Button small onClick={() => setEditing(true)}>
            {t('edit.open')}
          </Button>
        )
      }
    >
      <Async value={rules} failedTitle={t('failed')} onRetry={signInRules.reload}>
        {(value) => (
          <>
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 [&_dt]:text-muted [&_dt]:text-sm">
              <div>
                <dt>{t('networks')}</dt>
                <dd className="wrap-anywhere">
                  {value.networks.length > 0 ? value.networks.join(', ') : t('everywhere')}
                </dd>
              </div>
              <div>
                <dt>{t('longest')}</dt>
                <dd>{hoursText(value.sessionHours)}</dd>
              </div>
            </dl>
            <AccessEvidence />
            {isEditing && <EditRules value={value} onClose={() => setEditing(false)} />}
          </>
        )}
      </Async>
    </Card>
  );
}
