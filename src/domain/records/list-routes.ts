import type { ViewedList } from '#contract/list-view.ts';
import type { RouteName } from '../access/routes.ts';

/** Where each list with views is. */
export const listRoutes = {
  tickets: 'EtcTicketOverview',
  customers: 'Customers',
  drafts: 'Drafts',
  orders: 'Orders',
  'wholesale-customers': 'WholesaleCustomers',
  portings: 'WholesalePortNumber',
  'portings-out': 'WholesalePortNumber',
  services: 'WholesaleServices',
  processes: 'WholesaleProcesses',
  sip: 'WholesaleSip',
  backups: 'WholesaleBackupRouting',
  'commission-lines': 'EtcBillingDocuments',
  'sub-partner-orders': 'SubPartners',
  'sub-partner-lines': 'SubPartners',
  'contact-persons': 'ContactPersons',
  'vo-numbers': 'VoNumbers',
  'hotspot-links': 'HotspotLinks',
  'saved-replies': 'SavedReplies',
  synonyms: 'Synonyms',
  checklists: 'Checklists',
  'price-lists': 'PriceLists',
  'number-pools': 'NumberPools',
  'carrier-messages': 'CarrierMessages',
  'deletion-requests': 'DeletionRequests',
  'commission-imports': 'CommissionStatements',
  audit: 'AuditLog',
} as const satisfies Readonly<Record<ViewedList, RouteName>>;
