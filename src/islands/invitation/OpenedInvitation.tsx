import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import type { Invitation } from '#contract/profile/invitation.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { invitationAddress, invitationOf } from '#stores/profile/invitation.ts';
import { Card } from '../ui/page/Card.tsx';
import { LinkFailure } from '../ui/page/LinkFailure.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { LinkButton } from '../ui/text/Button.tsx';
import { AsNewUser } from './AsNewUser.tsx';
import { AsUser } from './AsUser.tsx';

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = texts('invitation');
  const actions = <LinkButton href={href('Login', pageLocale())}>{t('over.login')}</LinkButton>;
  const over = { title: t('over.title'), text: t('over.text'), actions };
  return <LinkFailure error={error} onRetry={onRetry} title={t('failed')} over={over} />;
}

function Offer({ invitation }: { invitation: Invitation }) {
  const t = texts('invitation');
  const role = texts('roles') as (code: string) => string;
  const { invitedBy, foundation, roles, ownOnly, email, expires } = invitation;
  return (
    <Card>
      <p className="text-lg">{t('offer', { by: invitedBy, foundation })}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] [&>dt]:text-muted">
        <dt>{t('email')}</dt>
        <dd className="wrap-anywhere">{email}</dd>
        <dt>{t('rights')}</dt>
        <dd>{roles.length > 0 ? roles.map((code) => role(code)).join(', ') : t('noRights')}</dd>
        {ownOnly && (
          <>
            <dt>{t('limit')}</dt>
            <dd>{t('ownOnly')}</dd>
          </>
        )}
        <dt>{t('until')}</dt>
        <dd>{formatDay(expires, pageLocale())}</dd>
      </dl>
    </Card>
  );
}

/** Who invites to what, and the one thing to do: make an account, or confirm with the one that there is. */
export function OpenedInvitation() {
  const { token } = useStore(invitationAddress.$query);
  const [data] = useState(() => invitationOf(token));
  const value = useStore(data.$value);
  useEffect(() => void data.reload(), [data]);
  if (value.state === 'loading') return <Skeleton />;
  if (value.state === 'failed') return <Failed error={value.error} onRetry={() => void data.reload()} />;
  const invitation = value.value;
  return (
    <div className="grid gap-6">
      <Offer invitation={invitation} />
      {invitation.hasAccount ? (
        <AsUser invitation={invitation} token={token} />
      ) : (
        <AsNewUser invitation={invitation} token={token} onOver={() => void data.reload()} />
      )}
    </div>
  );
}
