import type { DeletionRow, DeletionState } from '#contract/me/own-data.ts';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { island } from '#islands/ui/page/island.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { deletionRequests } from '#stores/me/own-data.ts';
import { deletionTone } from './deletion-tone.ts';

function screen(): ListScreen<DeletionRow> {
  const t = texts('deletion-requests');
  const state = (value: string) => t(`states.${value as DeletionState | 'all'}`);
  return {
    list: deletionRequests.list,
    texts: 'deletion-requests',
    file: t('list.caption'),
    columns: [
      { id: 'login', header: t('login'), sort: 'login', primary: true, text: (row) => row.login },
      { id: 'name', header: t('name'), sort: 'name', grow: 2, text: (row) => row.name },
      {
        id: 'created',
        header: t('created'),
        sort: 'created',
        rank: 'date',
        text: (row) => formatDay(row.created, pageLocale()),
      },
      {
        id: 'state',
        header: t('state'),
        sort: 'state',
        rank: 'state',
        text: (row) => state(row.state),
        cell: (row) => <StatusPill tone={deletionTone[row.state]}>{state(row.state)}</StatusPill>,
      },
    ],
    tabs: {
      label: t('state'),
      shown: ['submitted', 'approved', 'erased', 'refused', 'withdrawn', 'all'],
      // All of them and the saved views fit one row.
      caption: (tab) => (tab === 'approved' ? t('approvedShort') : state(tab)),
      empty: (tab) => t('noneIn', { state: state(tab) }),
    },
    link: ({ id }) => href('DeletionRequestEdit', pageLocale(), { id }),
  };
}

/** Requests to delete an account, for employees to decide. */
export const DeletionRequests = island(() => <ListPage of={screen} />);
