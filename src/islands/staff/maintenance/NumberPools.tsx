import type { NumberPoolRow } from '#contract/wholesale/number-pool.ts';
import { href } from '#domain/access/routes.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { poolTitle, sizeOfPool } from '#domain/wholesale/numbers/number-pools.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { island } from '#islands/ui/page/island.tsx';
import { numberPools } from '#stores/staff/maintenance/number-pools.ts';

function screen(): ListScreen<NumberPoolRow> {
  const t = texts('number-pools');
  return {
    list: numberPools.list,
    texts: 'number-pools',
    file: t('list.caption'),
    columns: [
      {
        id: 'range',
        header: t('range'),
        sort: 'value1',
        primary: true,
        text: ({ value1, value2, value3 }) => poolTitle({ onkz: value1, from: value2, to: value3 }),
      },
      { id: 'network', header: t('network'), sort: 'value5', text: ({ value5 = '' }) => value5 },
      { id: 'kind', header: t('kind'), text: ({ value4 }) => t(`kinds.${value4}`) },
      {
        id: 'size',
        header: t('size'),
        align: 'end',
        text: ({ value2, value3 }) => formatNumber(sizeOfPool({ from: value2, to: value3 }), pageLocale()),
      },
      { id: 'label', header: t('label'), sort: 'value6', text: ({ value6 = '' }) => value6 },
    ],
    link: ({ id }) => href('NumberPoolEdit', pageLocale(), { id }),
    create: href('NumberPoolEdit', pageLocale()),
  };
}

/** The ranges of numbers, as employees maintain them. */
export const NumberPoolsList = island(() => <ListPage of={screen} />);
export const NumberPoolsExport = island(() => <ExportButton of={screen} />, { look: 'line' });
