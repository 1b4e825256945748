import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useId, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { mailboxes } from '#stores/profile/mailboxes.ts';
import { MailboxRow } from './MailboxRow.tsx';

// The kit of forms comes for who adds an address.
const MailboxDialog = lazy(() => import('./MailboxDialog.tsx').then((module) => module.MailboxDialog));

/** Addresses that get the mails of the organisation beside its users. */
export function MailboxSection() {
  const t = texts('mailboxes');
  const id = useId();
  const value = useStore(mailboxes.$value);
  const [isAdding, setAdding] = useState(false);
  const { isEditable = false, events = [], items = [] } = value.state === 'ready' ? value.value : {};
  return (
    <section aria-labelledby={id} className="card overflow-clip">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-b px-5 py-3.5">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id}>{t('title')}</h2>
          <p className="text-muted text-sm">{t('lead')}</p>
        </div>
        {isEditable && (
          <Button small icon={<Icon of={Plus} size={16} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </header>
      <Async
        value={value}
        failedTitle={t('failed')}
        onRetry={mailboxes.reload}
        isEmpty={(list) => list.items.length === 0}
        empty={
          <div className="px-5 py-6">
            <p className="font-semibold">{t('none')}</p>
            <p className="max-w-prose text-muted">{t('noneText')}</p>
          </div>
        }
      >
        {(list) => (
          <ul className="divided">
            {list.items.map((mailbox) => (
              <li key={mailbox.id}>
                <MailboxRow mailbox={mailbox} isEditable={isEditable} events={events} />
              </li>
            ))}
          </ul>
        )}
      </Async>
      {items.length > 0 && (
        <p className="border-line border-t bg-surface px-5 py-3 text-muted text-sm">
          {t(isEditable ? 'rule' : 'onlySeen')}
        </p>
      )}
      {isAdding && (
        <Suspense>
          <MailboxDialog events={events} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}
