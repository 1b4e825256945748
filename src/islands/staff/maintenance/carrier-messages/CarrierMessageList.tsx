import { type UnassignedMessageRow, unassignedMessage } from '#contract/wholesale/unassigned-message.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ExportButton } from '#islands/record/list/ExportButton.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

function screen(): ListScreen<UnassignedMessageRow> {
  const t = texts('carrier-messages');
  return {
    list: recordStores(unassignedMessage).list,
    texts: 'carrier-messages',
    file: t('list.caption'),
    columns: [
      {
        id: 'message',
        header: t('message'),
        sort: 'beginning',
        primary: true,
        text: ({ beginning }) => beginning ?? t('empty'),
      },
      { id: 'why', header: t('why'), sort: 'reason', text: ({ reason }) => reason },
      { id: 'carrier', header: t('carrier'), sort: 'carrier', nowrap: true, text: ({ carrier = '' }) => carrier },
      { id: 'vaId', header: t('vaId'), sort: 'vaId', nowrap: true, text: ({ vaId = '' }) => vaId },
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
