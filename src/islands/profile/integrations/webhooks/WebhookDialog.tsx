import { useState } from 'react';
import { type Webhook, type WebhookEvent, webhookForm } from '#contract/integrations/webhook.ts';
import { texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { toast } from '#stores/page/toasts.ts';
import { addWebhook, changeWebhook } from '#stores/profile/webhooks.ts';
import { Secret } from './Secret.tsx';
import { eventLabel, hostOf } from './webhook-labels.ts';

interface Props {
  /** Absent for a new one. */
  webhook?: Webhook;
  events: readonly WebhookEvent[];
  onClose: () => void;
}

/** Adds an address and shows its secret, or changes one. */
export function WebhookDialog({ webhook, events, onClose }: Props) {
  const t = texts('webhooks');
  const [created, setCreated] = useState<{ secret: string; host: string }>();
  if (created)
    return (
      <Dialog open wide firm title={t('secret.title', { host: created.host })} onClose={onClose}>
        <div className="grid gap-4">
          <Notice tone="ok" live>
            {t('secret.created')}
          </Notice>
          <Secret secret={created.secret} onDone={onClose} />
        </div>
      </Dialog>
    );
  const offered = [...new Set([...events, ...(webhook?.events ?? [])])];
  const title = t(webhook ? 'form.editTitle' : 'form.addTitle');
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <Form
        look="plain"
        label={title}
        contract={webhookForm}
        defaults={{
          url: webhook?.url ?? '',
          events: webhook?.events ?? [],
          includesNames: webhook?.includesNames ?? false,
          password: '',
        }}
        submitLabel={t(webhook ? 'form.save' : 'form.add')}
        busyLabel={t('form.busy')}
        onSubmit={async ({ password, ...settings }) => {
          if (!webhook) {
            const secret = await addWebhook({ ...settings, password });
            return setCreated({ secret, host: hostOf(settings.url) });
          }
          await changeWebhook(webhook.id, { ...settings, version: webhook.version, ...(password && { password }) });
          toast('ok', t('form.saved'));
          onClose();
        }}
      >
        <TextInput
          name="url"
          type="url"
          inputMode="text"
          label={t('form.url')}
          hint={t('form.urlHint')}
          maxLength={500}
          spellCheck={false}
          autoCapitalize="none"
        />
        <CheckboxGroup
          name="events"
          label={t('form.events')}
          options={offered.map((value) => ({ value, label: eventLabel(value) }))}
        />
        <Checkbox
          name="includesNames"
          label={t('form.includesNames')}
          hint={t('form.includesNamesHint')}
          required={false}
        />
        <PasswordInput
          name="password"
          label={t('form.password')}
          hint={t(webhook ? 'form.passwordHintEdit' : 'form.passwordHint')}
          required={!webhook}
          autoComplete="current-password"
        />
      </Form>
    </Dialog>
  );
}
