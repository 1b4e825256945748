import { useStore } from '@nanostores/react';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import type { BoxProps } from '../box.ts';

/** What can be done where nothing waits; each names its words in the `waiting` texts. */
const steps = [
  'DraftEdit',
  'CustomerEdit',
  'WholesaleCustomerAdd',
  'WholesaleSearch',
  'EtcTicketEdit',
  'Newsletters',
] as const satisfies RouteName[];
const most = 3;

/** Nothing waits: so it is said, with what one may want to begin. */
export function NextSteps({ built }: Pick<BoxProps, 'built'>) {
  const t = texts('waiting');
  const roles = useStore($userRoles);
  const tags = useStore($foundation)?.type ?? '';
  const open = steps.filter((route) => built.includes(route) && mayAccess(accessOf(route), roles, tags)).slice(0, most);
  return (
    <>
      <p className="font-semibold">{t('empty')}</p>
      <p className="text-muted text-sm">{t('emptyHint')}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
        {open.map((route) => (
          <li key={route}>
            <a href={href(route, pageLocale())}>{t(`step.${route}`)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
