import { type SavedReplyRow, savedReply } from '#contract/staff/saved-reply.ts';
import type { TicketType } from '#contract/ticket.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';

/** For which tickets a reply is offered, in words. */
export const kindsText = (kinds: readonly string[]): string =>
  kinds.map((kind) => texts('tickets')(`type.${kind as TicketType}`)).join(', ') || texts('saved-replies')('allKinds');

function screen(): ListScreen<SavedReplyRow> {
  const t = texts('saved-replies');
  return {
    list: recordStores(savedReply).list,
    texts: 'saved-replies',
    file: t('list.caption'),
    columns: [
      { id: 'title', header: t('title'), sort: 'title', primary: true, text: (row) => row.title },
      { id: 'textDe', header: t('textDe'), grow: 4, text: (row) => row.textDe },
      { id: 'textEn', header: t('textEn'), rank: 'detail', grow: 3, extra: true, text: (row) => row.textEn ?? '' },
      {
        id: 'kinds',
        header: t('kinds'),
        rank: 'detail',
        grow: 2,
        text: ({ kinds }) => kindsText(kinds?.split(',') ?? []),
      },
      momentColumn('modified', t('modified'), 'ago'),
    ],
    link: ({ id }) => href('SavedReplyEdit', pageLocale(), { id }),
    create: href('SavedReplyEdit', pageLocale()),
  };
}

/** The saved replies, as employees maintain them. */
export const SavedRepliesList = island(() => <ListPage of={screen} />);
export const SavedRepliesExport = island(() => <ListActs of={screen} />, { look: 'line' });
