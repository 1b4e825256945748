import Check from 'lucide/dist/esm/icons/check.mjs';
import type { FoundationUser } from '#contract/profile/organisation.ts';
import { givableRoles } from '#contract/profile/users.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { originOf, rightName } from '#islands/record/members/rights-labels.ts';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';

const tones = {
  active: 'ok',
  locked: 'danger',
  invited: 'info',
  mustResetPassword: 'warn',
} as const satisfies Record<FoundationUser['state'], Tone>;

interface RowProps {
  user: FoundationUser;
  onChange: (() => void) | undefined;
}

const rightOf = ({ rights }: FoundationUser, role: string) => rights.find((right) => right.role === role);

function Who({ user }: { user: FoundationUser }) {
  const t = texts('profile');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        {user.name}
        {user.isSelf && <StatusPill tone="neutral">{texts('members')('self')}</StatusPill>}
        {user.ownOnly && <StatusPill tone="info">{texts('members')('ownOnly.pill')}</StatusPill>}
        {user.state !== 'active' && <StatusPill tone={tones[user.state]}>{t(`users.states.${user.state}`)}</StatusPill>}
      </p>
      <p className="text-muted text-sm wrap-anywhere">
        {user.userId}
        <br />
        {user.email}
      </p>
      <p className="text-muted text-sm">
        {user.lastActive ? t('users.last', { moment: formatMoment(user.lastActive, pageLocale()) }) : t('users.never')}
      </p>
    </>
  );
}

const Change = ({ user, onChange }: RowProps) =>
  onChange && (
    <Button small aria-label={texts('members')('changeOf', { name: user.name })} onClick={onChange}>
      {texts('members')('change')}
    </Button>
  );

function Row({ user, onChange }: RowProps) {
  return (
    <tr className="align-top [&:not(:last-child)>td]:border-b [&:not(:last-child)>th]:border-b [&>td]:border-line [&>th]:border-line">
      <th scope="row" className="px-5 py-3.5 text-start font-normal">
        <Who user={user} />
      </th>
      {givableRoles.map((role) => {
        const right = rightOf(user, role);
        return (
          <td key={role} className="px-1 py-4 text-center">
            {right ? (
              <span title={originOf(right)}>
                <Icon of={Check} className={`mx-auto ${right.origin === 'given' ? 'text-link' : 'text-muted'}`} />
                <span className="sr-only">{originOf(right)}</span>
              </span>
            ) : (
              <span className="text-muted">
                <span aria-hidden="true">–</span>
                <span className="sr-only">{texts('members')('none')}</span>
              </span>
            )}
          </td>
        );
      })}
      <td className="px-5 py-3.5 text-end">
        <Change user={user} onChange={onChange} />
      </td>
    </tr>
  );
}

interface Props {
  users: readonly FoundationUser[];
  /** Undefined for who may change nothing. */
  onChange: ((user: FoundationUser) => void) | undefined;
}

/** Who has which right: users and rights as a table, one below the other on narrow screens. */
export function UserTable({ users, onChange }: Props) {
  const t = texts('members');
  const change = (user: FoundationUser) => onChange && (() => onChange(user));
  const narrow = useNarrow();
  if (!narrow)
    return (
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr className="align-bottom text-muted text-xs [&>th]:border-line [&>th]:border-b">
            <th scope="col" className="px-5 py-2.5 text-start">
              {t('user')}
            </th>
            {givableRoles.map((role) => (
              <th key={role} scope="col" className="w-20 px-1 py-2.5 text-center" title={rightName(role)}>
                {t(`short.${role}`)}
              </th>
            ))}
            <th scope="col" className="w-28">
              <span className="sr-only">{t('change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <Row key={user.id} user={user} onChange={change(user)} />
          ))}
        </tbody>
      </table>
    );
  return (
    <ul>
      {users.map((user) => (
        <li key={user.id} className="grid gap-2 border-line px-5 py-4 not-last:border-b">
          <div>
            <Who user={user} />
          </div>
          <ul className="flex flex-wrap gap-1.5">
            {givableRoles.flatMap((role) => {
              const right = rightOf(user, role);
              return right ? (
                <li key={role} title={originOf(right)}>
                  <StatusPill tone={right.origin === 'given' ? 'info' : 'neutral'}>{rightName(role)}</StatusPill>
                </li>
              ) : (
                []
              );
            })}
          </ul>
          <div>
            <Change user={user} onChange={change(user)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
