import { useStore } from '@nanostores/react';
import type { Invitation } from '#contract/profile/invitation.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { acceptAsUser } from '#stores/profile/invitation.ts';
import { $user, logout } from '#stores/session/session.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Button, LinkButton } from '../ui/text/Button.tsx';

/** A user with an account accepts the invitation after signing in. */
export function AsUser({ invitation: { email, foundation }, token }: { invitation: Invitation; token: string }) {
  const t = texts('invitation');
  const user = useStore($user);
  const { busy, failure, run } = useCall();
  const accept = () => void run(() => acceptAsUser(token), { leaves: true });

  if (!user)
    return (
      <Notice
        title={t('known.title')}
        actions={
          <LinkButton
            look="primary"
            href={href('Login', pageLocale(), { redirect: href('Invitation', pageLocale(), { token }) })}
          >
            {t('known.login')}
          </LinkButton>
        }
      >
        {t('known.text', { email })}
      </Notice>
    );
  if (user.email.toLowerCase() !== email)
    return (
      <Notice
        tone="warn"
        title={t('other.title')}
        actions={<Button onClick={() => logout()}>{t('other.logout')}</Button>}
      >
        {t('other.text', { name: user.displayName, email })}
      </Notice>
    );
  return (
    <section className="grid justify-items-start gap-3" aria-labelledby="join">
      <h2 id="join">{t('join.title', { name: user.displayName })}</h2>
      <p className="text-muted">{t('join.text', { foundation })}</p>
      {failure && (
        <Notice live tone="danger">
          {failure}
        </Notice>
      )}
      <Button look="primary" busy={busy} onClick={accept}>
        {t('join.submit')}
      </Button>
    </section>
  );
}
