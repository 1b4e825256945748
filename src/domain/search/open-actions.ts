import { mayAccess } from '../access/access.ts';
import { accessOf, type RouteName } from '../access/routes.ts';
import type { Caller } from './portal-actions.ts';

/** Something that can be done to the record that the page shows; names are keys of the `palette` texts. */
interface OpenAction {
  readonly id: 'writeMessage' | 'ticketForCustomer' | 'draftForCustomer' | 'numbersForCustomer';
  /** Pages of the records that it is for. */
  readonly on: readonly RouteName[];
  /** Where it leads, with the record's id in `customer`; absent for what is done on the page itself. */
  readonly route?: RouteName;
  /** What it is also called, in German and English. */
  readonly words: string;
}

export const openActions: readonly OpenAction[] = [
  {
    id: 'writeMessage',
    on: ['EtcTicketEdit', 'OrderEdit', 'WholesaleProcesses', 'CustomerEdit', 'DraftEdit'],
    words: 'antworten notiz schreiben antwort answer reply note message',
  },
  {
    id: 'ticketForCustomer',
    on: ['CustomerEdit'],
    route: 'EtcTicketEdit',
    words: 'neu ticket anfrage new request',
  },
  {
    id: 'draftForCustomer',
    on: ['CustomerEdit'],
    route: 'DraftEdit',
    words: 'neu auftrag vertrag entwurf new order contract draft',
  },
  {
    id: 'numbersForCustomer',
    on: ['WholesaleCustomers'],
    route: 'WholesaleAddNumber',
    words: 'neu rufnummern new numbers',
  },
];

/** What a caller may do to the record of a page; nothing is written during a portal view as another user. */
export const openActionsFor = (page: RouteName, { roles, tags, onlooker }: Caller): OpenAction[] =>
  onlooker
    ? []
    : openActions.filter(
        ({ on, route }) => on.includes(page) && (route === undefined || mayAccess(accessOf(route), roles, tags)),
      );
