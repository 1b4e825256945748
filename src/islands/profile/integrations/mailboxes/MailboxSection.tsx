import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { RowSection } from '#islands/ui/page/RowSection.tsx';
import { mailboxes } from '#stores/profile/mailboxes.ts';
import { MailboxRow } from './MailboxRow.tsx';

// The kit of forms comes for who adds an address.
const MailboxDialog = lazy(() => import('./MailboxDialog.tsx').then((module) => module.MailboxDialog));

/** Addresses that get the mails of the organisation beside its users. */
export function MailboxSection() {
  const t = texts('mailboxes');
  const value = useStore(mailboxes.$value);
  const { isEditable = false, events = [], items = [] } = value.state === 'ready' ? value.value : {};
  return (
    <RowSection
      title={t('title')}
      lead={t('lead')}
      add={
        isEditable
          ? { label: t('add'), dialog: (onClose) => <MailboxDialog events={events} onClose={onClose} /> }
          : undefined
      }
      value={value}
      onRetry={mailboxes.reload}
      failedTitle={t('failed')}
      rows={(list) => list.items}
      row={(mailbox) => <MailboxRow mailbox={mailbox} isEditable={isEditable} events={events} />}
      empty={{ title: t('none'), text: t('noneText') }}
      foot={items.length > 0 && t(isEditable ? 'rule' : 'onlySeen')}
    />
  );
}
