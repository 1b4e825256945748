import type { IconNode } from 'lucide';
import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import Server from 'lucide/dist/esm/icons/server.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import { useState } from 'react';
import { href, type RouteName } from '#domain/access/routes.ts';
import type { HomeRole } from '#domain/me/home-role.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const starts = {
  draft: { route: 'DraftEdit', icon: FilePlus },
  customer: { route: 'CustomerEdit', icon: UserPlus },
  ticket: { route: 'EtcTicketEdit', icon: Ticket },
  porting: { route: 'WholesalePortNumber', icon: ArrowRightLeft },
  number: { route: 'WholesaleAddNumber', icon: Hash },
  account: { route: 'WholesaleServiceAdd', icon: Server },
} as const satisfies Record<string, { route: RouteName; icon: IconNode }>;

/** What each role does most; the first one is the page's filled act. */
const startsOf: Readonly<Record<Exclude<HomeRole, 'employee'>, readonly (keyof typeof starts)[]>> = {
  sales: ['draft', 'customer', 'ticket'],
  wholesale: ['porting', 'number', 'account'],
  both: ['draft', 'porting', 'customer', 'number', 'ticket'],
  plain: ['ticket'],
};

/** What the user begins most often, one press away. */
export function CreateBox({ role }: { role: keyof typeof startsOf }) {
  const t = texts('home');
  const [first, ...others] = startsOf[role];
  const [newPorting] = useState(() => crypto.randomUUID());
  const look = (name: keyof typeof starts) => ({
    href: href(starts[name].route, pageLocale(), name === 'porting' ? { new: newPorting } : {}),
    icon: <Icon of={starts[name].icon} />,
    children: t(`create.${name}`),
  });
  return (
    <Card
      title={t('create.title')}
      compact
      className="max-lg:border-0 max-lg:bg-transparent max-lg:[&>*]:p-0 max-lg:[&>header]:sr-only"
    >
      <div className="grid grid-cols-2 gap-2.5 md:max-lg:flex">
        {first && <LinkButton look="primary" className="col-span-2 min-h-11.5 md:max-lg:flex-1" {...look(first)} />}
        {others.map((name) => (
          <LinkButton key={name} className="px-2 whitespace-nowrap md:max-lg:flex-1" {...look(name)} />
        ))}
      </div>
    </Card>
  );
}
