import * as z from 'zod/mini';
import { type Mailbox, type MailboxEvent, mailboxCreate, mailboxEvents } from '#contract/integrations/mailbox.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { PasswordInput } from '#islands/ui/form/PasswordInput.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { addMailbox, changeMailbox } from '#stores/profile/mailboxes.ts';

const eventsForm = z.strictObject({ events: mailboxCreate.shape.events });

interface Props {
  /** Absent for a new one. */
  mailbox?: Mailbox;
  events: readonly MailboxEvent[];
  onClose: () => void;
}

/** Adds an address, which has to be confirmed, or changes what one gets. */
export function MailboxDialog({ mailbox, events, onClose }: Props) {
  const t = texts('mailboxes');
  const names = texts('notification-events');
  const title = mailbox ? t('form.editTitle', { email: mailbox.email }) : t('form.addTitle');
  const offered = mailboxEvents.filter((event) => events.includes(event));
  const choice = (
    <CheckboxGroup
      name="events"
      label={t('form.events')}
      options={offered.map((value) => ({ value, label: names(`${value}.name`) }))}
    />
  );
  const look = { look: 'plain', label: title, busyLabel: t('form.busy') } as const;
  return (
    <Dialog open wide title={title} onClose={onClose}>
      {mailbox ? (
        <Form
          {...look}
          contract={eventsForm}
          defaults={{ events: mailbox.events.filter((event) => events.includes(event)) }}
          submitLabel={t('form.save')}
          onSubmit={async (values) => {
            const changed = await changeMailbox(mailbox.id, { ...values, version: mailbox.version });
            toast('ok', t(changed.state === 'unconfirmed' ? 'form.savedAsk' : 'form.saved', { email: mailbox.email }));
            onClose();
          }}
        >
          {mailbox.unsubscribed.length > 0 && <p>{t('form.againHint')}</p>}
          {choice}
        </Form>
      ) : (
        <Form
          {...look}
          contract={mailboxCreate}
          defaults={{ email: '', events: [], password: '' }}
          submitLabel={t('form.add')}
          onSubmit={async (values) => {
            const { email } = await addMailbox(values);
            toast('ok', t('form.added', { email }));
            onClose();
          }}
        >
          <TextInput
            name="email"
            type="email"
            label={t('form.email')}
            hint={t('form.emailHint')}
            maxLength={254}
            autoComplete="off"
          />
          {choice}
          <PasswordInput
            name="password"
            label={t('form.password')}
            hint={t('form.passwordHint')}
            autoComplete="current-password"
          />
        </Form>
      )}
    </Dialog>
  );
}
