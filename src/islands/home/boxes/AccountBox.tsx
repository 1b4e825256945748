import { useStore } from '@nanostores/react';
import LogOut from 'lucide-react/icons/log-out';
import { accountMenu, menuFor, menuIn } from '../../../domain/access/menu.ts';
import { href } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { $foundation } from '../../../stores/foundation/foundation.ts';
import { $user, $userRoles, logout } from '../../../stores/session/session.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import type { BoxProps } from '../box.ts';
import { Avatar } from './Avatar.tsx';
import { roleCaptions } from './role-captions.ts';

/** Who is signed in, with which rights in the selected foundation, and the way out. */
export function AccountBox({ built }: BoxProps) {
  const t = texts('home');
  const user = useStore($user);
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
