import { type HotspotLinkRow, hotspotLink } from '#contract/staff/hotspot-link.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

const shownDay = (day: string) => formatCalendarDay(day, pageLocale());

function screen(): ListScreen<HotspotLinkRow> {
  const t = texts('hotspot-links');
  return {
    list: recordStores(hotspotLink).list,
    texts: 'hotspot-links',
    file: t('list.caption'),
    columns: [
      { id: 'title', header: t('title'), sort: 'title', primary: true, text: (row) => row.title },
      { id: 'category', header: t('category'), sort: 'category', text: (row) => row.category },
      { id: 'link', header: t('link'), rank: 'detail', grow: 3, text: (row) => row.link },
      {
        id: 'description',
        header: t('description'),
        rank: 'detail',
        grow: 3,
        extra: true,
        text: (row) => row.description ?? '',
      },
      {
        id: 'validFrom',
        header: t('validFrom'),
        rank: 'date',
        extra: true,
        text: ({ validFrom = '' }) => shownDay(validFrom),
      },
      { id: 'validTo', header: t('validTo'), rank: 'date', text: ({ validTo = '' }) => shownDay(validTo) },
      momentColumn('modified', t('modified'), 'ago'),
    ],
    link: ({ id }) => href('HotspotLinkEdit', pageLocale(), { id }),
    create: href('HotspotLinkEdit', pageLocale()),
  };
}

/** The hotspot links, as employees maintain them. */
export const HotspotLinksList = island(() => <ListPage of={screen} />);
export const HotspotLinksExport = island(() => <ListActs of={screen} />, { look: 'line' });
