import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { ResetPermit } from '#stores/session/password.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { LinkButton } from '../ui/text/Button.tsx';

/** The link was used or is too old: what to do instead. */
export function PermitOver({ by }: { by: ResetPermit['by'] }) {
  const t = texts('auth');
  const words =
    by === 'link'
      ? { title: t('reset.usedTitle'), text: t('reset.used'), way: t('reset.newLink'), route: 'ResetPassword' as const }
      : {
          title: t('reset.gateOverTitle'),
          text: t('reset.gateOver'),
          way: t('reset.toLogin'),
          route: 'Login' as const,
        };
  return (
    <Notice
      live
      tone="danger"
      title={words.title}
      actions={
        <LinkButton look="primary" href={href(words.route, pageLocale())}>
          {words.way}
        </LinkButton>
      }
    >
      {words.text}
    </Notice>
  );
}
