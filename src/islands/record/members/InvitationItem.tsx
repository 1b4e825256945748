import type { InvitationRow } from '#contract/profile/invitation.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { invitationTone, rightName } from './rights-labels.ts';

/** It can be sent again or withdrawn. */
export const isOpenInvitation = ({ state }: InvitationRow): boolean =>
  ['prepared', 'invited', 'expired'].includes(state);

interface RowProps {
  invitation: InvitationRow;
  /** Undefined for who may change nothing. Throws ApiError. */
  act: ((id: string, action: 'send' | 'withdraw') => Promise<void>) | undefined;
}

/** An invitation, its state, and what is done with it. */
export function InvitationItem({ invitation, act }: RowProps) {
  const t = texts('members');
  const { running, run } = useCall({ toasts: true });
  const { name, state, email, roles = '', invitedBy: by, expires, ownOnly } = invitation;

  const isFirst = state === 'prepared';

  const press = (action: 'send' | 'withdraw') =>
    void run(() => act?.(invitation.id, action) ?? Promise.resolve(), {
      key: action,
      done: t(`invitations.${action === 'withdraw' ? 'withdrawn' : isFirst ? 'sent' : 'sentAgain'}`, { name }),
    });
  return (
    <li className="grid gap-x-6 gap-y-2 border-line px-5 py-3.5 not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          <StatusPill tone={invitationTone[state]}>{t(`invitations.states.${state}`)}</StatusPill>
          {ownOnly && <StatusPill tone="info">{t('ownOnly.pill')}</StatusPill>}
        </p>
        <p className="text-muted text-sm wrap-anywhere">{email}</p>
        <p className="text-muted text-sm">
          {t('invitations.by', { by })}
          {state === 'invited' && ` · ${t('invitations.until', { day: formatDay(Number(expires), pageLocale()) })}`}
        </p>
        {roles && <p className="text-sm">{roles.split(',').map(rightName).join(', ')}</p>}
      </div>
      {act && isOpenInvitation(invitation) && (
        <div className="flex flex-wrap items-start gap-2">
          <Button
            small
            busy={running === 'send'}
            aria-label={t(isFirst ? 'invitations.firstTo' : 'invitations.sendTo', { name })}
            onClick={() => press('send')}
          >
            {t(isFirst ? 'invitations.first' : 'invitations.send')}
          </Button>
          <Button
            small
            look="quiet"
            busy={running === 'withdraw'}
            aria-label={t('invitations.withdrawOf', { name })}
            onClick={() => press('withdraw')}
          >
            {t('invitations.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
}
