import type { FoundationUser } from '../../../contract/profile/organisation.ts';
import { href } from '../../../domain/access/routes.ts';
import { formatMoment } from '../../../domain/date/date-format.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { Card } from '../../ui/page/Card.tsx';
import { LinkButton } from '../../ui/text/Button.tsx';
import { StatusPill } from '../../ui/text/StatusPill.tsx';
import type { Tone } from '../../ui/text/tone.ts';

const tones = {
  active: 'ok',
  locked: 'danger',
  invited: 'info',
  mustResetPassword: 'warn',
} as const satisfies Record<FoundationUser['state'], Tone>;

function User({ user }: { user: FoundationUser }) {
  const t = texts('profile');
  const role = texts('roles') as (code: string, options: { defaultValue: string }) => string;
  return (
    <li className="grid gap-x-6 gap-y-1 border-line px-5 py-4 not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{user.name}</p>
        <p className="text-muted text-sm wrap-anywhere">
          {user.userId} · {user.email}
        </p>
        <p className="mt-1 text-sm">{user.roles.map((code) => role(code, { defaultValue: code })).join(', ')}</p>
      </div>
      <div className="sm:text-end">
        <StatusPill tone={tones[user.state]}>{t(`users.states.${user.state}`)}</StatusPill>
        <p className="mt-1 text-muted text-sm">
          {user.lastActive
            ? t('users.last', { moment: formatMoment(user.lastActive, pageLocale()) })
            : t('users.never')}
        </p>
      </div>
    </li>
  );
}

/** Who may act for the organisation. */
export function UsersTab({ users }: { users: readonly FoundationUser[] }) {
  const t = texts('profile');
  return (
    <Card
      title={t('users.title')}
      flush
      action={
        <LinkButton small href={href('EtcContactForm', pageLocale(), { action: 'add' })}>
          {t('users.request')}
        </LinkButton>
      }
    >
      <ul>
        {users.map((user) => (
          <User key={user.userId} user={user} />
        ))}
      </ul>
      {users.length === 0 && <p className="px-5 py-4 text-muted">{t('users.none')}</p>}
    </Card>
  );
}
