import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import { ApiError } from '#api/api-error.ts';
import type { DraftRow, DraftState } from '#contract/sales/draft.ts';
import { href } from '#domain/access/routes.ts';
import { captionOfCode, productByCode } from '#domain/sales/products/catalogue.ts';
import { voChoice } from '#domain/text/vo-choices.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AfterCatalogue } from '#islands/record/AfterCatalogue.tsx';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { ownerColumn } from '#islands/record/list/shared-columns.tsx';
import { soldColumns, soldFilters } from '#islands/record/list/sold-columns.tsx';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { island } from '#islands/ui/page/island.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { toast } from '#stores/page/toasts.ts';
import { drafts, runDraftAction } from '#stores/sales/drafts.ts';
import { goTo } from '#stores/session/navigation.ts';
import { Completeness } from './Completeness.tsx';
import { draftAccess, draftState, draftTone } from './draft-labels.ts';

async function run(row: DraftRow, name: 'copy' | 'archive' | 'restore'): Promise<void> {
  try {
    const { id } = await runDraftAction(row.id, { _action: name });
    if (name === 'copy') goTo('DraftEdit', { id });
    else {
      toast('ok', texts('record')(name === 'archive' ? 'edit.archived' : 'edit.restored'));
      await drafts.list.reload();
    }
  } catch (cause) {
    toast('danger', failureText(ApiError.from(cause)));
  }
}

function RowMenu({ row }: { row: DraftRow }) {
  const t = texts('drafts');
  const words = texts('record');
  const life =
    row.archived && row.state !== 'submitted'
      ? [{ label: words('edit.restore'), onSelect: () => void run(row, 'restore') }]
      : row.archived
        ? []
        : [{ label: words('edit.archive'), onSelect: () => void run(row, 'archive') }];
  return (
    <MenuButton
      align="end"
      arrow={false}
      label={t('actions', { number: row.foreignid })}
      className="btn btn-quiet btn-small"
      items={[
        { label: t('open'), href: href('DraftEdit', pageLocale(), { id: row.id }) },
        ...(productByCode(row.product)?.creatable ? [{ label: t('copy'), onSelect: () => void run(row, 'copy') }] : []),
        ...life,
      ]}
    >
      <Icon of={Ellipsis} />
    </MenuButton>
  );
}

const percentOf = ({ percent }: DraftRow) => Number(percent ?? 0);
const state = (value: string) => draftState(value as DraftState);
const StatePill = ({ row }: { row: DraftRow }) => (
  <StatusPill tone={draftTone[row.state]}>{state(row.state)}</StatusPill>
);

function screen(): ListScreen<DraftRow> {
  const t = texts('drafts');
  const draftsPage = drafts.list.$page.get();
  const rows = draftsPage.state === 'ready' ? draftsPage.value.items : [];
  const words = {
    ...{ number: t('number'), product: t('product'), customer: t('customer'), vo: t('vo') },
    noCustomer: t('noCustomer'),
  };
  const sold = soldColumns(words);
  return {
    list: drafts.list,
    texts: 'drafts',
    file: t('list.caption'),
    columns: [
      sold.customer,
      sold.product,
      {
        id: 'completeness',
        rank: 'next',
        header: t('completeness'),
        text: (row) => t('percent', { n: percentOf(row) }),
        cell: (row) => <Completeness percent={percentOf(row)} />,
      },
      {
        id: 'state',
        rank: 'state',
        header: t('stateHead'),
        sort: 'state',
        text: (row) => state(row.state),
        cell: (row) => <StatePill row={row} />,
      },
      {
        id: 'access',
        header: t('accessHead'),
        rank: 'detail',
        extra: true,
        text: (row) => draftAccess(row.writable === 'true' && !row.archived),
      },
      momentColumn('modified', t('modified'), 'ago'),
      ...ownerColumn(),
      sold.vo,
      sold.number,
      {
        id: 'actions',
        header: t('actionsHead'),
        align: 'end',
        tools: true,
        text: () => '',
        cell: (row) => <RowMenu row={row} />,
      },
    ],
    tabs: {
      label: t('stateHead'),
      shown: ['working', 'submitted', 'expired', 'all'],
      caption: (tab) => t(`tab.${tab as 'all'}`, { defaultValue: state(tab) }),
      empty: (tab) => t('emptyTab', { tab: t(`tab.${tab as 'all'}`, { defaultValue: state(tab) }) }),
    },
    filters: {
      ...soldFilters(words, {
        caption: (code) => captionOfCode(code, pageLocale()),
        voNumbers: ($foundation.get()?.voNumbers ?? []).map(voChoice),
        rows,
        thisCustomer: t('thisCustomer'),
      }),
      access: { label: t('accessHead'), option: (value) => draftAccess(value === 'true') },
    },
    link: ({ id }) => href('DraftEdit', pageLocale(), { id }),
    create: href('DraftEdit', pageLocale()),
  };
}

/** The contract drafts of the selected foundation. */
export const DraftList = island(() => <AfterCatalogue>{() => <ListPage of={screen} />}</AfterCatalogue>);
export const DraftExport = island(() => <ListActs of={screen} />, { look: 'line' });
