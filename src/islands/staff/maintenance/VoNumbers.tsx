import { type VoNumberRow, type VoState, voNumber } from '#contract/staff/vo-number.ts';
import { href } from '#domain/access/routes.ts';
import { operatorCodes } from '#domain/catalogue/operators.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { WithCatalogue } from '#islands/record/WithCatalogue.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { voTone } from './vo-tone.ts';

function screen(): ListScreen<VoNumberRow> {
  const t = texts('vo-numbers');
  const state = (value: string) => t(`states.${value as VoState | 'all'}`);
  return {
    list: recordStores(voNumber).list,
    texts: 'vo-numbers',
    file: t('list.caption'),
    columns: [
      { id: 'vo', header: t('vo'), sort: 'voNumber', primary: true, text: (row) => row.voNumber },
      { id: 'operator', header: t('operator'), sort: 'operator', text: (row) => providerName(row.operator) },
      { id: 'label', header: t('label'), grow: 2, text: (row) => row.label ?? '' },
      {
        id: 'validFrom',
        rank: 'date',
        header: t('validFrom'),
        sort: 'validFrom',
        text: (row) => formatCalendarDay(row.validFrom ?? '', pageLocale()),
      },
      {
        id: 'state',
        rank: 'state',
        header: t('state'),
        sort: 'state',
        text: (row) => state(row.state),
        cell: (row) => <StatusPill tone={voTone[row.state]}>{state(row.state)}</StatusPill>,
      },
    ],
    tabs: {
      label: t('state'),
      shown: ['all', 'active', 'dormant', 'terminated'],
      caption: state,
      empty: (tab) => t('noneIn', { state: state(tab) }),
    },
    filters: {
      operator: {
        label: t('operator'),
        option: providerName,
        options: operatorCodes().map((value) => ({ value, label: providerName(value) })),
      },
    },
    link: ({ id }) => href('VoNumberEdit', pageLocale(), { id }),
    create: href('VoNumberEdit', pageLocale()),
  };
}

/** The VO numbers of the selected foundation, as employees maintain them. */
export const VoNumbersList = island(() => <WithCatalogue>{() => <ListPage of={screen} />}</WithCatalogue>);
export const VoNumbersExport = island(() => <ListActs of={screen} />, { look: 'line' });
