import { useStore } from '@nanostores/react';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import { useId } from 'react';
import { accountMenu, menuFor, menuIn } from '#domain/access/menu.ts';
import { effectiveRoles, roles } from '#domain/access/roles.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $foundation, $foundations, $isEmployee, selectFoundation } from '#stores/foundation/foundation.ts';
import { $person, $userRoles, logout } from '#stores/session/session.ts';
import type { BoxProps } from '../box.ts';
import { Avatar } from './Avatar.tsx';

/** What the held roles are called; the default role is named only where there is no other. */
function roleCaptions(userRoles: readonly string[], tags: string): string[] {
  const t = texts('roles');
  const ownRoles = effectiveRoles(userRoles, tags);
  const knownRoles = roles.filter((role) => ownRoles.includes(role));
  const visibleRoles = knownRoles.length > 1 ? knownRoles.filter((role) => role !== 'PORTAL_USER') : knownRoles;
  return visibleRoles.map((role) => t(role));
}

/** The organisation that is acted for, where there are others; employees, who act for all, search theirs in the header. */
function OrganisationChoice() {
  const t = texts('home');
  const foundation = useStore($foundation);
  const foundations = useStore($foundations);
  const isEmployee = useStore($isEmployee);
  const id = useId();
  if (isEmployee || foundations.length < 2 || !foundation) return null;
  const options = foundations.map(({ trid, title }) => ({ value: trid, label: title || trid }));
  return (
    <div className="mt-3">
      <label htmlFor={id} className="text-muted text-sm">
        {t('account.organisation')}
      </label>
      <PlainSelect
        id={id}
        value={foundation.trid}
        options={options}
        onChange={({ target }) => {
          const chosen = foundations.find(({ trid }) => trid === target.value);
          if (chosen) selectFoundation(chosen);
        }}
      />
    </div>
  );
}

/** Who is signed in, with which rights in the selected foundation, and the way out. */
export function AccountBox({ built }: BoxProps) {
  const t = texts('home');
  const user = useStore($person);
  const userRoles = useStore($userRoles);
  const tags = useStore($foundation)?.type ?? '';
  if (!user) return null;
  const links = menuFor(
    menuIn(pageLocale(), (route) => built.includes(route), accountMenu),
    userRoles,
    tags,
  );
  return (
    <Card title={t('account.title')}>
      <div className="flex items-center gap-3">
        <Avatar name={user.displayName} />
        <div className="min-w-0">
          <p className="text-muted text-sm">{texts('shell')('signedInAs')}</p>
          <p className="font-semibold">{user.displayName}</p>
          <p className="text-muted text-sm">{`${user.account}/${user.username}`}</p>
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {roleCaptions(userRoles, tags).map((caption) => (
          <li key={caption} className="rounded-tag bg-surface px-2 py-0.5 text-muted text-sm">
            {caption}
          </li>
        ))}
      </ul>
      <OrganisationChoice />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {links.map(
          (link) =>
            'route' in link && (
              <a key={link.route} href={href(link.route, pageLocale())}>
                {texts('routes')(link.route)}
              </a>
            ),
        )}
        <Button small look="quiet" className="-ml-2" icon={<Icon of={LogOut} size={16} />} onClick={() => logout()}>
          {t('account.logout')}
        </Button>
      </div>
    </Card>
  );
}
