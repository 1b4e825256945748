import { type NumberPoolRow, numberPool } from '#contract/wholesale/number-pool.ts';
import { href } from '#domain/access/routes.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { poolTitle, sizeOfPool } from '#domain/wholesale/numbers/number-pools.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

function screen(): ListScreen<NumberPoolRow> {
  const t = texts('number-pools');
  return {
    list: recordStores(numberPool).list,
    texts: 'number-pools',
    file: t('list.caption'),
    columns: [
      {
        id: 'range',
        header: t('range'),
        sort: 'areaCode',
        primary: true,
        text: ({ areaCode, first, last }) => poolTitle({ onkz: areaCode, from: first, to: last }),
      },
      { id: 'network', header: t('network'), sort: 'area', text: ({ area = '' }) => area },
      { id: 'kind', header: t('kind'), text: ({ kind }) => t(`kinds.${kind}`) },
      {
        id: 'size',
        rank: 'detail',
        header: t('size'),
        align: 'end',
        text: ({ first, last }) => formatNumber(sizeOfPool({ from: first, to: last }), pageLocale()),
      },
      { id: 'label', header: t('label'), sort: 'label', grow: 2, text: ({ label = '' }) => label },
    ],
    link: ({ id }) => href('NumberPoolEdit', pageLocale(), { id }),
    create: href('NumberPoolEdit', pageLocale()),
  };
}

/** The ranges of numbers, as employees maintain them. */
export const NumberPoolsList = island(() => <ListPage of={screen} />);
export const NumberPoolsExport = island(() => <ListActs of={screen} />, { look: 'line' });
