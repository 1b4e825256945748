import Archive from 'lucide/dist/esm/icons/archive.mjs';
import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';

import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { ApiError } from '#api/api-error.ts';
import type { CustomerRow } from '#contract/sales/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { MenuButton, type MenuItem } from '#islands/ui/overlay/MenuButton.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { toast } from '#stores/page/toasts.ts';
import { moveCustomer } from '#stores/sales/customers.ts';

/**
 * `docs/domain/customers.md`: actions on a customer in the list; actions that lead to pages outside of the build are
 * hidden.
 */
export function CustomerActions({ row, built }: { row: CustomerRow; built: readonly RouteName[] }) {
  const t = texts('customers');
  const locale = pageLocale();
  const page = (route: RouteName, item: MenuItem): MenuItem[] => (built.includes(route) ? [item] : []);
  const move = async () => {
    try {
      await moveCustomer(row);
      toast('ok', texts('record')(row.archived ? 'edit.restored' : 'edit.archived'));
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
    }
  };
  const items: MenuItem[] = [
    {
      label: t('act.edit'),
      icon: <Icon of={Pencil} size={16} />,
      href: href('CustomerEdit', locale, { id: row.id, edit: '1' }),
    },
    ...page('DraftEdit', {
      label: t('act.newDraft'),
      icon: <Icon of={FilePlus} size={16} />,
      href: href('DraftEdit', locale, { customer: row.id }),
    }),
    ...page('Drafts', {
      label: t('act.drafts'),
      icon: <Icon of={FileText} size={16} />,
      href: href('Drafts', locale, { customer: row.id }),
    }),
    ...page('Orders', {
      label: t('act.orders'),
      icon: <Icon of={FileSpreadsheet} size={16} />,
      href: href('Orders', locale, { customer: row.id }),
    }),
    {
      label: t(row.archived ? 'act.restore' : 'act.archive'),
      icon: <Icon of={row.archived ? ArchiveRestore : Archive} size={16} />,
      onSelect: move,
      separated: true,
    },
  ];
  return (
    <MenuButton
      label={t('act.label', { name: row.name })}
      items={row.archived ? items.slice(1) : items}
      arrow={false}
      align="end"
      className="btn btn-quiet btn-small"
    >
      <Icon of={Ellipsis} size={20} />
    </MenuButton>
  );
}
