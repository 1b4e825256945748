import { type SynonymRow, synonym } from '#contract/staff/synonym.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

function screen(): ListScreen<SynonymRow> {
  const t = texts('synonyms');
  return {
    list: recordStores(synonym).list,
    texts: 'synonyms',
    file: t('list.caption'),
    columns: [
      { id: 'words', header: t('words'), sort: 'words', primary: true, grow: 4, text: ({ words }) => words },
      momentColumn('modified', t('modified'), 'ago'),
    ],
    link: ({ id }) => href('SynonymEdit', pageLocale(), { id }),
    create: href('SynonymEdit', pageLocale()),
  };
}

/** Words that mean the same to the search, as employees maintain them. */
export const SynonymsList = island(() => <ListPage of={screen} />);
export const SynonymsExport = island(() => <ListActs of={screen} />, { look: 'line' });
