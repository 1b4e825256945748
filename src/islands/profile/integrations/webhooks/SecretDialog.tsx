import { useState } from 'react';
import { type SecretAnswer, secretRequest } from '#contract/integrations/webhook.ts';
import { texts } from '#i18n/client.ts';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { rotateSecret, showSecret } from '#stores/profile/webhooks.ts';
import { Secret } from './Secret.tsx';

interface Props {
  webhookId: string;
  host: string;
  rotates: boolean;
  onClose: () => void;
}

/** Shows or changes a secret, after the password. */
export function SecretDialog({ webhookId, host, rotates, onClose }: Props) {
  const t = texts('webhooks');
  const [answer, setAnswer] = useState<SecretAnswer>();
  const title = rotates && !answer ? t('secret.rotateTitle') : t('secret.title', { host });
  return (
    <Dialog open wide title={title} onClose={onClose}>
      {answer ? (
        <Secret {...answer} onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <p>{t(rotates ? 'secret.rotateLead' : 'secret.showLead')}</p>
          <Form
            look="plain"
            label={title}
            contract={secretRequest}
            defaults={{ password: '' }}
            submitLabel={t(rotates ? 'secret.rotate' : 'secret.show')}
            busyLabel={t('secret.busy')}
            onSubmit={async ({ password }) =>
              setAnswer(await (rotates ? rotateSecret : showSecret)(webhookId, password))
            }
          >
            <PasswordInput
              name="password"
              label={t('secret.password')}
              required={false}
              autoComplete="current-password"
            />
          </Form>
        </div>
      )}
    </Dialog>
  );
}
