import type { ContentCollection } from '#contract/content/content.ts';
import type { ListRules } from '#contract/list-rules.ts';
import type { RecordContract } from '#contract/record-contract.ts';
import { customerRow } from '#contract/sales/customer.ts';
import { draftRow } from '#contract/sales/draft.ts';
import { orderRow } from '#contract/sales/order.ts';
import { priceList } from '#contract/sales/price-list.ts';
import { checklist } from '#contract/staff/checklist.ts';
import { contactPerson } from '#contract/staff/contact-person.ts';
import { hotspotLink } from '#contract/staff/hotspot-link.ts';
import { savedReply } from '#contract/staff/saved-reply.ts';
import { synonym } from '#contract/staff/synonym.ts';
import { voNumber } from '#contract/staff/vo-number.ts';
import { ticketRow } from '#contract/ticket-record.ts';
import { backupRule } from '#contract/wholesale/backup-rule.ts';
import { wholesaleCustomer } from '#contract/wholesale/customer.ts';
import { numberPool } from '#contract/wholesale/number-pool.ts';
import { portingRow } from '#contract/wholesale/porting.ts';
import { wholesaleProcess } from '#contract/wholesale/process.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { unassignedMessage } from '#contract/wholesale/unassigned-message.ts';
import type { Locale, RouteName } from '../access/routes.ts';
import { askedActivities } from '../content/activity-list.ts';
import { type BrowserRoute, fileBrowsers, folderRows, startOf } from '../documents/file-browser.ts';
import { firstWaiting } from '../me/waiting.ts';
import { listCall, readView } from '../records/list-view.ts';
import { listedRecords } from '../records/listed-records.ts';
import { customerList } from '../sales/customers/customer-list.ts';
import { draftList } from '../sales/drafts/draft-list.ts';
import { orderList } from '../sales/orders/order-list.ts';
import { auditList } from '../staff/audit-list.ts';
import { ticketList } from '../tickets/ticket-list.ts';
import { portingList } from '../wholesale/porting/porting-list.ts';

/**
 * The calls with which a page begins, by the names of what stands in its address, joined by `&`; addresses that name
 * something else have none, but beside `id` it names a part of the record. `{trid}` is the foundation, `{now}` the time, `{rows}` how many rows the user wants, other braces hold a value of the address.
 */
export type PreloadCalls = Readonly<Record<string, readonly string[]>>;

const query = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
/** The first rows of a list. */
function rowsOf(type: string, row: { readonly shape: object }, rules: ListRules): PreloadCalls {
  const { _limit: _usual, ...call } = listCall(rules, readView(rules, {}), false);
  return { '': [`/foundation/{trid}/data?${query({ ...listedRecords(type, row), ...call })}&_limit={rows}`] };
}
const listOf = ({ type, row, list }: RecordContract): PreloadCalls => rowsOf(type, row, list);
/** The same with one more call where the address names nothing. */
const also = (calls: PreloadCalls, call: string): PreloadCalls => ({ ...calls, '': [...(calls[''] ?? []), call] });
const formInput = (key: string) => `/foundation/{trid}/form-inputs?key=${key}`;
const content = (name: ContentCollection, locale: Locale) => `/content/${name}?_foundation={trid}&_lang=${locale}`;
const folder = (path: string) => `/public/filebrowser/${path}?_action=list&foundation={trid}&_limit=${folderRows}`;
const isBrowser = (route: RouteName): route is BrowserRoute => Object.hasOwn(fileBrowsers, route);

const ofRoutes: Partial<Record<RouteName, (locale: Locale) => PreloadCalls>> = {
  Home: () => ({
    '': [
      `/waiting?${query(firstWaiting)}`,
      '/me/settings',
      `/foundation/{trid}/activities?_limit=${askedActivities}`,
      '/foundation/{trid}/recentdocs',
    ],
  }),
  EtcTicketOverview: () => also(rowsOf('hd.ticket', ticketRow, ticketList), '/foundation/{trid}/form-inputs'),
  EtcTicketEdit: () => ({
    id: ['/foundation/{trid}/data/{id}?_={now}', '/public/filebrowser/home{trid}_{id}?_action=list'],
    type: [formInput('ticket.{type}')],
  }),
  Customers: () => rowsOf('hfo.vp.customer', customerRow, customerList),
  CustomerEdit: () => ({
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  Drafts: () => rowsOf('hfo.vp.draft', draftRow, draftList),
  DraftEdit: () => ({ id: ['/foundation/{trid}/data/{id}?_={now}'] }),
  Orders: () => rowsOf('hfo.vp.order', orderRow, orderList),
  OrderEdit: () => ({
    id: ['/foundation/{trid}/data/{id}?_={now}', '/public/filebrowser/home{trid}_{id}?_action=list'],
  }),
  WholesaleSip: () => ({
    ...listOf(sipAccount),
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  WholesaleBackupRouting: () => ({
    ...listOf(backupRule),
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  WholesaleProcesses: () => ({
    ...listOf(wholesaleProcess),
    id: ['/foundation/{trid}/data/{id}?_={now}'],
  }),
  WholesaleCustomers: () => listOf(wholesaleCustomer),
  WholesaleCoreData: () => ({
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  WholesalePortNumber: () => ({
    ...rowsOf('ws.porting', portingRow, portingList),
    id: ['/foundation/{trid}/data/{id}?_={now}'],
  }),
  BackgroundJobs: () => ({ '': ['/staff/jobs'] }),
  SearchMisses: () => ({ '': ['/staff/search-misses?days=30'] }),
  AuditLog: () => ({
    '': [`/staff/audit?${query(listCall(auditList, readView(auditList, {}), true))}`, '/staff/audit-state'],
    id: ['/staff/audit/{id}'],
  }),
  EtcProfile: () => ({ '': ['/foundation/{trid}/profile'], tab: ['/foundation/{trid}/profile'] }),
  EtcContactForm: () => ({
    '': ['/foundation/{trid}/profile'],
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  EtcCompanyForm: () => ({
    '': ['/foundation/{trid}/profile'],
    id: ['/foundation/{trid}/data/{id}?_={now}', '/foundation/{trid}/data/{id}/timeline'],
  }),
  CustomerProfile: () => ({ '': ['/foundation/{trid}/profile', '/me/profile'] }),
  SavedReplies: () => listOf(savedReply),
  Synonyms: () => listOf(synonym),
  Checklists: () => listOf(checklist),
  VoNumbers: () => listOf(voNumber),
  HotspotLinks: () => listOf(hotspotLink),
  ContactPersons: () => listOf(contactPerson),
  NumberPools: () => listOf(numberPool),
  PriceLists: () => listOf(priceList),
  Staff: () => ({ '': ['/staff/queue?state=all'] }),
  StaffFigures: () => ({ '': ['/staff/figures'] }),
  Maintenance: () => ({ '': ['/staff/maintenance?foundation={trid}'] }),
  CommissionStatements: () => ({ id: ['/staff/commission-imports/{id}'] }),
  CarrierMessages: () => ({ ...listOf(unassignedMessage), id: ['/foundation/{trid}/data/{id}?_={now}'] }),
  EtcAcademyOverview: (locale) => ({ '': ['/academy/progress', content('academy', locale)] }),
  EtcNetworkOperators: (locale) => ({ '': [content('network-operators', locale)] }),
  Tutorials: (locale) => ({ '': [content('tutorials', locale)] }),
  Notifications: () => ({ '': ['/me/notifications?limit=20'] }),
  Newsletters: (locale) => ({ '': [content('newsletters', locale)] }),
};

const statements = '/foundation/{trid}/commission-statements';

export function preloadCallsOf(route: RouteName, locale: Locale): PreloadCalls {
  if (route === 'EtcBillingDocuments')
    return { '': [statements, folder('')], tab: [statements], folder: [folder('{folder}')] };
  if (isBrowser(route)) {
    const calls = { '': [folder(startOf(route, '{trid}'))], folder: [folder('{folder}')] };
    return route === 'Documents' ? also(calls, '/library/news?foundation={trid}') : calls;
  }
  return ofRoutes[route]?.(locale) ?? {};
}
