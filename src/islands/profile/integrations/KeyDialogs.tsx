import { useState } from 'react';
import { type ApiKey, accessEnd, changedApiKeyForm, networksIn } from '#contract/integrations/api-key.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { longestLife } from '#domain/integrations/api-keys.ts';
import { texts } from '#i18n/client.ts';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { toast } from '#stores/page/toasts.ts';
import { changeApiKey, changeSecret } from '#stores/profile/api-keys.ts';

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Name, networks and last day of a key; what it may do stays, because its system was built for it. */
export function ChangeKey({ apiKey, onClose }: Props) {
  const t = texts('integrations');
  const [isChangingSecret, setChangingSecret] = useState(false);
  const today = berlinDay(Date.now());
  if (isChangingSecret) return <ChangeSecret apiKey={apiKey} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('change.title', { name: apiKey.name })}>
      <Form
        look="plain"
        label={t('change.title', { name: apiKey.name })}
        contract={changedApiKeyForm}
        defaults={{ name: apiKey.name, networks: apiKey.networks.join(', '), until: apiKey.until }}
        onSubmit={async ({ name, networks, until }) => {
          await changeApiKey(apiKey.id, { name, until, networks: networksIn(networks), version: apiKey.version });
          toast('ok', t('change.done', { name }));
          onClose();
        }}
        submitLabel={t('change.submit')}
      >
        <TextInput name="name" label={t('form.name')} />
        <DateField
          name="until"
          label={t('form.until')}
          hint={t('form.untilHint')}
          min={today}
          max={addDays(today, longestLife)}
        />
        <TextInput required={false} name="networks" label={t('form.networks')} hint={t('change.networksHint')} />
        <div className="border-line border-t pt-4">
          <p className="text-muted text-sm">{t('rotate.lead')}</p>
          <Button look="quiet" className="-ms-3" onClick={() => setChangingSecret(true)}>
            {t('rotate.open')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function ChangeSecret({ apiKey, onClose }: Props) {
  const t = texts('integrations');
  const title = t('rotate.title', { name: apiKey.name });
  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        look="plain"
        label={title}
        contract={accessEnd}
        defaults={{ password: '' }}
        onSubmit={async ({ password }) => {
          await changeSecret(apiKey, password);
          onClose();
        }}
        submitLabel={t('rotate.submit')}
      >
        <p>{t('rotate.text')}</p>
        <PasswordInput name="password" label={t('form.password')} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
