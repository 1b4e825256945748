import type { UnassignedMessageRow } from '#contract/wholesale/unassigned-message.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { carrierMessages } from '#stores/staff/maintenance/carrier-messages.ts';

function screen(): ListScreen<UnassignedMessageRow> {
  const t = texts('carrier-messages');
  return {
    list: carrierMessages.list,
    texts: 'carrier-messages',
    file: t('list.caption'),
    columns: [
      {
        id: 'message',
        header: t('message'),
        sort: 'value1',
        primary: true,
        text: ({ value1 }) => value1 ?? t('empty'),
      },
      { id: 'why', header: t('why'), sort: 'value2', text: ({ value2 }) => value2 },
      { id: 'carrier', header: t('carrier'), sort: 'value3', nowrap: true, text: ({ value3 = '' }) => value3 },
      { id: 'vaId', header: t('vaId'), sort: 'value4', nowrap: true, text: ({ value4 = '' }) => value4 },
      momentColumn('created', t('received'), 'ago'),
    ],
    link: ({ id }) => href('CarrierMessages', pageLocale(), { id }),
  };
}

/** What other carriers have sent and no porting could take. */
export function CarrierMessageList() {
  return (
    <>
      <ListHead route="CarrierMessages" lead={texts('carrier-messages')('lead')}>
        <ExportButton of={screen} />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
