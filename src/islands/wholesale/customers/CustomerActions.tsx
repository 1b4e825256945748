import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import IdCard from 'lucide/dist/esm/icons/id-card.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import Server from 'lucide/dist/esm/icons/server.mjs';
import type { WholesaleCustomerRow } from '#contract/wholesale/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { MenuButton, type MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

/** `docs/domain/wholesale-customers.md`: where one goes from a customer of the list; pages that the site does not have are not offered. */
export function CustomerActions({ row, built }: { row: WholesaleCustomerRow; built: readonly RouteName[] }) {
  const t = texts('wholesale-customers');
  const locale = pageLocale();
  const page = (route: RouteName, item: MenuItem): MenuItem[] => (built.includes(route) ? [item] : []);
  return (
    <MenuButton
      label={t('act.label', { name: row.name })}
      items={[
        {
          label: t('act.coreData'),
          icon: <Icon of={IdCard} size={16} />,
          href: href('WholesaleCoreData', locale, { id: row.id }),
        },
        ...page('WholesaleServices', {
          label: t('act.services'),
          icon: <Icon of={Server} size={16} />,
          href: href('WholesaleServices', locale, { customer: row.id }),
        }),
        ...page('WholesaleProcesses', {
          label: t('act.processes'),
          icon: <Icon of={ListChecks} size={16} />,
          href: href('WholesaleProcesses', locale, { customer: row.id }),
        }),
      ]}
      arrow={false}
      align="end"
      className="btn btn-quiet btn-small"
    >
      <Icon of={Ellipsis} size={20} />
    </MenuButton>
  );
}
