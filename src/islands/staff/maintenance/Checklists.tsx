import { type ChecklistKind, type ChecklistRow, checklist } from '#contract/staff/checklist.ts';
import { type TicketType, ticketTypes } from '#contract/ticket.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ListActs } from '#islands/record/list/ListActs.tsx';
import { ListPage } from '#islands/record/list/ListPage.tsx';
import type { ListScreen } from '#islands/record/list/list-screen.ts';
import { momentColumn } from '#islands/record/list/moment-column.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { recordStores } from '#stores/data/record-stores.ts';
import { kindName } from '../desk/kind-name.ts';

const isTicketType = (kind: string): kind is TicketType => (ticketTypes as readonly string[]).includes(kind);

/** `Auftrag`; `Ticket: Reklamation` for a type of ticket. */
export const checklistKindName = (kind: ChecklistKind): string =>
  isTicketType(kind) ? `${kindName('hd.ticket')}: ${texts('tickets')(`type.${kind}`)}` : kindName(kind);

function screen(): ListScreen<ChecklistRow> {
  const t = texts('checklists');
  return {
    list: recordStores(checklist).list,
    texts: 'checklists',
    file: t('list.caption'),
    columns: [
      { id: 'title', header: t('title'), sort: 'title', primary: true, text: (row) => row.title },
      {
        id: 'kinds',
        header: t('kinds'),
        grow: 2,
        text: ({ kinds }) =>
          kinds
            .split(',')
            .map((kind) => checklistKindName(kind as ChecklistKind))
            .join(', '),
      },
      { id: 'steps', header: t('steps'), rank: 'detail', grow: 4, text: (row) => row.steps },
      momentColumn('modified', t('modified'), 'ago'),
    ],
    link: ({ id }) => href('ChecklistEdit', pageLocale(), { id }),
    create: href('ChecklistEdit', pageLocale()),
  };
}

/** The checklists, as employees maintain them. */
export const ChecklistsList = island(() => <ListPage of={screen} />);
export const ChecklistsExport = island(() => <ListActs of={screen} />, { look: 'line' });
