import { type PriceListRow, priceList } from '#contract/sales/price-list.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { priceListState } from '#domain/sales/products/price-list-state.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { island } from '#islands/ui/page/island.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { priceListTone } from './price-list-tone.ts';

function screen(): ListScreen<PriceListRow> {
  const t = texts('price-lists');
  const stateOf = ({ validFrom, validTo }: PriceListRow) =>
    priceListState({ validFrom: validFrom, validTo: validTo }, berlinDay(Date.now()));
  return {
    list: recordStores(priceList).list,
    texts: 'price-lists',
    file: t('list.caption'),
    columns: [
      { id: 'title', header: t('title'), sort: 'title', primary: true, text: (row) => row.title },
      {
        id: 'validFrom',
        rank: 'date',
        header: t('validFrom'),
        sort: 'validFrom',
        text: (row) => formatCalendarDay(row.validFrom, pageLocale()),
      },
      {
        id: 'validTo',
        rank: 'date',
        header: t('validTo'),
        sort: 'validTo',
        text: (row) => formatCalendarDay(row.validTo ?? '', pageLocale()),
      },
      {
        id: 'state',
        rank: 'state',
        header: t('state'),
        text: (row) => t(`states.${stateOf(row)}`),
        cell: (row) => <StatusPill tone={priceListTone[stateOf(row)]}>{t(`states.${stateOf(row)}`)}</StatusPill>,
      },
    ],
    link: ({ id }) => href('PriceListEdit', pageLocale(), { id }),
    create: href('PriceListEdit', pageLocale()),
  };
}

/** The price lists, as employees maintain them. */
export const PriceListsList = island(() => <ListPage of={screen} />);
export const PriceListsExport = island(() => <ListActs of={screen} />, { look: 'line' });
