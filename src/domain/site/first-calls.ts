import type { ContentCollection } from '../../contract/content.ts';
import { ticketRow } from '../../contract/record.ts';
import { customerRow } from '../../contract/sales/customer.ts';
import { draftRow } from '../../contract/sales/draft.ts';
import { orderRow } from '../../contract/sales/order.ts';
import { backupRow } from '../../contract/wholesale/backup-rule.ts';
import { wholesaleCustomerRow } from '../../contract/wholesale/customer.ts';
import { portingRow } from '../../contract/wholesale/porting.ts';
import { processRow } from '../../contract/wholesale/process.ts';
import { sipRow } from '../../contract/wholesale/sip-account.ts';
import type { Locale, RouteName } from '../access/routes.ts';
import { backupList } from '../backup-routing/backup-list.ts';
import { customerList } from '../customers/customer-list.ts';
import { type BrowserRoute, fileBrowsers, folderRows, startOf } from '../documents/file-browser.ts';
import { draftList } from '../orders/draft-list.ts';
import { orderList } from '../orders/order-list.ts';
import { portingList } from '../porting/porting-list.ts';
import { processList } from '../processes/process-list.ts';
import { type ListRules, listCall, readView } from '../records/list-view.ts';
import { listedRecords } from '../records/listed-records.ts';
import { sipList } from '../sip/sip-list.ts';
import { ticketList } from '../tickets/ticket-list.ts';
import { wholesaleCustomerList } from '../wholesale-customers/wholesale-customer-list.ts';

/**
 * The calls with which a page begins, by the names of what stands in its address, joined by `&`; addresses that name
 * something else have none. `{trid}` is the foundation, `{now}` the time, other braces hold a value of the address.
 */
export type FirstCalls = Readonly<Record<string, readonly string[]>>;

const query = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
const list = (type: string, row: { readonly shape: object }, rules: ListRules): FirstCalls => ({
  '': [
    `/foundation/{trid}/data?${query({ ...listedRecords(type, row), ...listCall(rules, readView(rules, {}), false) })}`,
  ],
});
const formInput = (key: string) => `/foundation/{trid}/form-inputs?key=${key}`;
const content = (name: ContentCollection, locale: Locale) => `/content/${name}?_foundation={trid}&_lang=${locale}`;
const folder = (path: string) => `/public/filebrowser/${path}?_action=list&foundation={trid}&_limit=${folderRows}`;
const isBrowser = (route: RouteName): route is BrowserRoute => Object.hasOwn(fileBrowsers, route);

const ofRoutes: Partial<Record<RouteName, (locale: Locale) => FirstCalls>> = {
  EtcTicketOverview: () => list('hd.ticket', ticketRow, ticketList),
  EtcTicketEdit: () => ({
    id: [
      '/foundation/{trid}/data/{id}?_={now}',
      '/public/filebrowser/home{trid}_{id}?_action=list',
      formInput('ticket.{id}.note'),
    ],
    type: [formInput('ticket.{type}')],
  }),
  Customers: () => list('hfo.vp.customer', customerRow, customerList),
  CustomerEdit: () => ({
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  Drafts: () => list('hfo.vp.draft', draftRow, draftList),
  DraftEdit: () => ({ id: ['/foundation/{trid}/data/{id}?_={now}'] }),
  Orders: () => list('hfo.vp.order', orderRow, orderList),
  OrderEdit: () => ({
    id: ['/foundation/{trid}/data/{id}?_={now}', '/public/filebrowser/home{trid}_{id}?_action=list'],
  }),
  WholesaleSip: () => ({
    ...list('ws.sip', sipRow, sipList),
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  WholesaleBackupRouting: () => ({
    ...list('ws.backup', backupRow, backupList),
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  WholesaleProcesses: () => ({
    ...list('ws.process', processRow, processList),
    id: ['/foundation/{trid}/data/{id}?_={now}'],
  }),
  WholesaleCustomers: () => list('ws.customer', wholesaleCustomerRow, wholesaleCustomerList),
  WholesaleCoreData: () => ({
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  WholesalePortNumber: () => ({
    ...list('ws.porting', portingRow, portingList),
    id: ['/foundation/{trid}/data/{id}?_={now}'],
  }),
  CarrierMessages: () => ({ id: ['/foundation/{trid}/data/{id}?_={now}'] }),
  EtcAcademyOverview: (locale) => ({ '': ['/academy/progress', content('academy', locale)] }),
  EtcNetworkOperators: (locale) => ({ '': [content('network-operators', locale)] }),
  Tutorials: (locale) => ({ '': [content('tutorials', locale)] }),
  Newsletters: (locale) => ({ '': [content('newsletters', locale)] }),
};

export function firstCallsOf(route: RouteName, locale: Locale): FirstCalls {
  if (isBrowser(route)) return { '': [folder(startOf(route, '{trid}'))], folder: [folder('{folder}')] };
  return ofRoutes[route]?.(locale) ?? {};
}
