import { useState } from 'react';
import type { Webhook } from '#contract/integrations/webhook.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxLine } from '#islands/ui/form/Checkbox.tsx';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { actOnWebhook, deleteWebhook } from '#stores/profile/webhooks.ts';
import { hostOf } from './webhook-labels.ts';

export type StateAct = 'pause' | 'resume' | 'remove';

interface Props {
  act: StateAct;
  webhook: Webhook;
  onClose: () => void;
}

/** Asks before an address is paused, resumed or deleted. */
export function StateDialog({ act, webhook: { id, url, held }, onClose }: Props) {
  const t = texts('webhooks');
  const [sendsHeld, setSendsHeld] = useState(true);
  const action = async () => {
    if (act === 'remove') await deleteWebhook(id);
    else if (act === 'pause') await actOnWebhook(id, { _action: 'pause' });
    else await actOnWebhook(id, { _action: 'resume', sendsHeld });
  };
  return (
    <ConfirmForm
      onClose={onClose}
      title={t(`${act}.title`, { host: hostOf(url) })}
      confirmLabel={t(`${act}.confirm`)}
      danger={act === 'remove'}
      action={action}
      done={t(`${act}.done`)}
    >
      <div className="grid gap-3">
        <p>{t(`${act}.text`)}</p>
        {act === 'resume' && held > 0 && (
          <CheckboxLine checked={sendsHeld} onChange={({ target }) => setSendsHeld(target.checked)}>
            {t('resume.held', { count: held })}
          </CheckboxLine>
        )}
      </div>
    </ConfirmForm>
  );
}
