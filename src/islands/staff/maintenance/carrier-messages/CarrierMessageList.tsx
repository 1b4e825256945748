import { type UnassignedMessageRow, unassignedMessage } from '#contract/wholesale/unassigned-message.ts';
import { href } from '#domain/access/routes.ts';
import { carrierName } from '#domain/wholesale/porting/losing-providers.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListHead } from '#islands/record/list/ListHead.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

/** Who sent it, as its title. */
export function senderTitle({ carrier }: Pick<UnassignedMessageRow, 'carrier'>): string {
  const t = texts('carrier-messages');
  return carrier ? t('from', { carrier: carrierName(carrier) }) : t('fromUnknown');
}

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
        sort: 'carrier',
        primary: true,
        text: senderTitle,
      },
      { id: 'why', header: t('why'), sort: 'reason', grow: 2, text: ({ reason }) => reason },
      { id: 'vaId', header: t('vaId'), sort: 'vaId', rank: 'number', text: ({ vaId = '' }) => vaId },
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
        <ListActs of={screen} />
      </ListHead>
      <ListPage of={screen} />
    </>
  );
}
