import { useStore } from '@nanostores/react';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $person, $userRoles, logout } from '#stores/session/session.ts';
import type { BoxProps } from '../box.ts';

const links = ['Settings', 'CustomerProfile'] as const satisfies RouteName[];

/** Who is signed in (§1-13): settings, profile, the request to keep it complete for leads, and the way out. */
export function AccountBox({ built }: BoxProps) {
  const t = texts('home');
  const user = useStore($person);
  const roles = useStore($userRoles);
  const tags = useStore($foundation)?.type ?? '';
  if (!user) return null;
  const may = (route: RouteName) => built.includes(route) && mayAccess(accessOf(route), roles, tags);
  return (
    <section aria-label={t('account.title')} className="card px-5 py-2.5">
      <header className="flex items-baseline gap-2">
        <h2 className="min-w-0 truncate text-base">
          <span className="sr-only">{texts('shell')('signedInAs')}: </span>
          {user.displayName}
        </h2>
        <span className="text-muted text-sm">{`${user.account}/${user.username}`}</span>
      </header>
      {mayAccess(['SP'], roles, tags) && <p className="text-muted text-sm">{t('account.complete')}</p>}
      <div className="-mb-1 flex flex-wrap items-center gap-x-4 font-semibold text-sm">
        {links.filter(may).map((route) => (
          <a key={route} className="py-1" href={href(route, pageLocale())}>
            {t(`account.${route}`)}
          </a>
        ))}
        <Button small look="quiet" className="-mx-2.5 font-semibold" onClick={() => logout()}>
          {t('account.logout')}
        </Button>
      </div>
    </section>
  );
}
