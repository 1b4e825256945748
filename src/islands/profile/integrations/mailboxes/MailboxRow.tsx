import { useState } from 'react';
import type { Mailbox, MailboxEvent, MailboxState } from '#contract/integrations/mailbox.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { confirmMailbox, deleteMailbox } from '#stores/profile/mailboxes.ts';

const MailboxDialog = lazy(() => import('./MailboxDialog.tsx').then((module) => module.MailboxDialog));

const tones = {
  unconfirmed: 'warn',
  active: 'ok',
  resting: 'warn',
  bounced: 'danger',
  unsubscribed: 'neutral',
} as const satisfies Record<MailboxState, string>;

interface Props {
  mailbox: Mailbox;
  isEditable: boolean;
  events: readonly MailboxEvent[];
}

/** One address: what it gets, and what keeps mails from it. */
export function MailboxRow({ mailbox, isEditable, events }: Props) {
  const t = texts('mailboxes');
  const names = texts('notification-events');
  const [opened, setOpened] = useState<'edit' | 'remove'>();
  const { busy, run } = useCall({ toasts: true });
  const { id, email, state, setBy, created, asked, unsubscribed } = mailbox;
  const list = (all: readonly MailboxEvent[]) => all.map((event) => names(`${event}.name`)).join(', ');
  const day = (moment: number) => formatDay(moment, pageLocale());
  const needsLink = state === 'unconfirmed' || state === 'bounced';
  const close = () => setOpened(undefined);
  return (
    <article aria-label={email} className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base">
          <span className="wrap-anywhere" translate="no">
            {email}
          </span>
          <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
        </h3>
        {isEditable && (
          <div className="flex flex-wrap items-center gap-2">
            {needsLink && (
              <Button
                look="quiet"
                small
                busy={busy}
                onClick={() => void run(() => confirmMailbox(id), { done: t('again.done', { email }) })}
              >
                {t('again.act')}
              </Button>
            )}
            <Button small onClick={() => setOpened('edit')}>
              {t(state === 'resting' ? 'takeOver' : 'edit')}
            </Button>
            <MenuButton
              label={t('moreOf', { email })}
              align="end"
              className="btn btn-secondary btn-small"
              items={[{ label: t('remove.act'), onSelect: () => setOpened('remove'), danger: true }]}
            >
              {t('more')}
            </MenuButton>
          </div>
        )}
      </div>
      {mailbox.events.length > 0 && <p>{list(mailbox.events)}</p>}
      {unsubscribed.length > 0 && <p>{t('ended', { events: list(unsubscribed) })}</p>}
      {state !== 'active' && <p className="max-w-prose">{t(`why.${state}`, { day: day(asked), name: setBy ?? '' })}</p>}
      <p className="text-muted text-sm">
        {t(setBy === undefined ? 'since' : 'by', { name: setBy ?? '', day: day(created) })}
      </p>
      {opened === 'edit' && (
        <Suspense>
          <MailboxDialog mailbox={mailbox} events={events} onClose={close} />
        </Suspense>
      )}
      {opened === 'remove' && (
        <ConfirmForm
          danger
          title={t('remove.title', { email })}
          confirmLabel={t('remove.confirm')}
          action={() => deleteMailbox(id)}
          done={t('remove.done')}
          onClose={close}
        >
          <p>{t('remove.text')}</p>
        </ConfirmForm>
      )}
    </article>
  );
}
