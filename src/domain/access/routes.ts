import { aboveTag, adminRoles, type Role } from './roles.ts';

/** Who may open a page: anybody, every signed-in user, or holders of one of the roles (§2-4). */
export type Access = 'public' | 'signedIn' | readonly (Role | typeof aboveTag)[];

interface Route {
  path: `/${string}`;
  access: Access;
  /** Set if the page is the same for every organisation, so that it does not show which one the user acts for. */
  sameForAll?: true;
  /** The same for employees alone. */
  sameForEmployees?: true;
}

const commissionPapers = ['PORTAL_ETC_COMISSION_PAPERS', 'PORTAL_EMPLOYEE'] as const;
const employees = ['PORTAL_EMPLOYEE'] as const;
const administrators = ['PORTAL_ADMIN'] as const;
const editors = ['PORTAL_EDITOR', 'PORTAL_ADMIN'] as const;
const commissionStatement = ['PORTAL_ETC_COMISSION_STATEMENT', 'PORTAL_EMPLOYEE'] as const;

/**
 * Every route of §2-4, the public pages of decision 3, the newsletters of §1-12, what employees maintain (decision 30), and the pages that show tutorials and courses
 * which are not in the site because they are for some roles only. The name is also the key of its title in the `routes` texts.
 */
export const routes = {
  Login: { path: '/', access: 'public' },
  Home: { path: '/my-portal', access: 'signedIn', sameForEmployees: true },
  Search: { path: '/search', access: 'signedIn' },
  TermsOfUse: { path: '/terms-of-use', access: 'public' },
  ResetPassword: { path: '/reset-password', access: 'public' },
  Imprint: { path: '/imprint', access: 'public' },
  Privacy: { path: '/privacy', access: 'public' },
  Accessibility: { path: '/accessibility', access: 'public' },
  Help: { path: '/help', access: 'public' },
  CustomerProfile: { path: '/customer/profile', access: ['SP', 'WS'] },
  Customers: { path: '/sales-partners/customers', access: ['SP'] },
  CustomerEdit: { path: '/sales-partners/customers/edit', access: ['SP'] },
  Drafts: { path: '/sales-partners/drafts', access: ['SP'] },
  DraftEdit: { path: '/sales-partners/drafts/edit', access: ['SP'] },
  Orders: { path: '/sales-partners/orders', access: ['SP'] },
  OrderEdit: { path: '/sales-partners/orders/edit', access: ['SP'] },
  /** Where an organisation reads what those below it sell. */
  SubPartners: { path: '/sub-partners', access: [aboveTag] },
  OrderSubmitWizard: { path: '/sales-partners/order-submit-wizard', access: ['SP'] },
  /** Where a customer reads and confirms an order, by the link of a mail (`docs/domain/order-submission.md`). */
  OrderConfirmation: { path: '/order-confirmation', access: 'public' },
  /** Where the link of an invitation leads (decision 19 is the operator's way). */
  Invitation: { path: '/invitation', access: 'public' },
  Documents: { path: '/documents', access: ['SP'] },
  Tutorials: { path: '/tutorials', access: ['SP'] },
  TutorialEntry: { path: '/tutorials/entry', access: ['SP'] },
  TestView: { path: '/TestView', access: 'signedIn' },
  WholesaleSearch: { path: '/wholesale/search', access: ['WS'] },
  WholesaleCoreData: { path: '/wholesale/customer-coredata', access: ['WS'] },
  WholesaleSip: { path: '/wholesale/sip', access: ['WS'] },
  WholesaleBackupRouting: { path: '/wholesale/backuprouting', access: ['WS'] },
  WholesaleAddNumber: { path: '/wholesale/sip-add-number', access: ['WS'] },
  WholesalePortNumber: { path: '/wholesale/sip-port-number', access: ['WS'] },
  WholesaleCustomers: { path: '/wholesale/customers', access: ['WS'] },
  WholesaleCustomerAdd: { path: '/wholesale/customer/add', access: ['WS'] },
  WholesaleServices: { path: '/wholesale/customer/services', access: ['WS'] },
  WholesaleProcesses: { path: '/wholesale/customer/processes', access: ['WS'] },
  WholesaleServiceAdd: { path: '/wholesale/customer/service/add', access: ['WS'] },
  EtcTicketOverview: { path: '/etc/tickets', access: 'signedIn' },
  EtcTicketEdit: { path: '/etc/tickets/edit', access: 'signedIn' },
  EtcDistributionServices: { path: '/etc/documents/distribution-services', access: adminRoles },
  EtcCommissionLists: { path: '/etc/documents/commission-lists', access: commissionPapers },
  EtcContracts: { path: '/etc/documents/contracts', access: adminRoles },
  EtcBillingDocuments: { path: '/etc/documents/billing-documents', access: commissionStatement },
  EtcDocumentsNetworkOperators: { path: '/etc/documents/network-operators', access: 'signedIn' },
  EtcProfile: { path: '/etc/profile', access: adminRoles },
  EtcContactForm: { path: '/etc/profile/contactform', access: 'signedIn' },
  EtcCompanyForm: { path: '/etc/profile/companyform', access: 'signedIn' },
  EtcAcademyOverview: { path: '/etc/academy', access: 'signedIn' },
  EtcAcademyCourse: { path: '/etc/academy/course', access: 'signedIn' },
  EtcNetworkOperators: { path: '/etc/network-operators', access: 'signedIn' },
  ContactPersons: { path: '/etc/maintenance/contact-persons', access: employees, sameForAll: true },
  ContactPersonEdit: { path: '/etc/maintenance/contact-persons/edit', access: employees, sameForAll: true },
  VoNumbers: { path: '/etc/maintenance/vo-numbers', access: employees },
  VoNumberEdit: { path: '/etc/maintenance/vo-numbers/edit', access: employees },
  HotspotLinks: { path: '/etc/maintenance/hotspot-links', access: employees, sameForAll: true },
  HotspotLinkEdit: { path: '/etc/maintenance/hotspot-links/edit', access: employees, sameForAll: true },
  PriceLists: { path: '/etc/maintenance/price-lists', access: employees, sameForAll: true },
  PriceListEdit: { path: '/etc/maintenance/price-lists/edit', access: employees, sameForAll: true },
  NumberPools: { path: '/etc/maintenance/number-pools', access: employees, sameForAll: true },
  NumberPoolEdit: { path: '/etc/maintenance/number-pools/edit', access: employees, sameForAll: true },
  DeletionRequests: { path: '/etc/maintenance/deletion-requests', access: employees, sameForAll: true },
  DeletionRequestEdit: { path: '/etc/maintenance/deletion-requests/edit', access: employees, sameForAll: true },
  /** Keys, messages and sign-on of an organisation's own systems. */
  Integrations: { path: '/integrations', access: adminRoles },
  Settings: { path: '/settings', access: 'signedIn' },
  Notifications: { path: '/notifications', access: 'signedIn', sameForAll: true },
  BackgroundJobs: { path: '/staff/jobs', access: employees, sameForAll: true },
  StaffNotices: { path: '/staff/notices', access: administrators, sameForAll: true },
  AuditLog: { path: '/staff/audit', access: employees, sameForAll: true },
  SavedReplies: { path: '/etc/maintenance/saved-replies', access: employees, sameForAll: true },
  SavedReplyEdit: { path: '/etc/maintenance/saved-replies/edit', access: employees, sameForAll: true },
  Synonyms: { path: '/etc/maintenance/synonyms', access: employees, sameForAll: true },
  SynonymEdit: { path: '/etc/maintenance/synonyms/edit', access: employees, sameForAll: true },
  SearchMisses: { path: '/staff/searches', access: employees, sameForAll: true },
  Checklists: { path: '/etc/maintenance/checklists', access: employees, sameForAll: true },
  ChecklistEdit: { path: '/etc/maintenance/checklists/edit', access: employees, sameForAll: true },
  Maintenance: { path: '/etc/maintenance', access: employees, sameForAll: true },
  Staff: { path: '/staff', access: employees, sameForAll: true },
  StaffFigures: { path: '/staff/figures', access: employees, sameForAll: true },
  CommissionStatements: { path: '/etc/maintenance/commission-statements', access: employees, sameForAll: true },
  CarrierMessages: { path: '/etc/maintenance/carrier-messages', access: employees, sameForAll: true },
  Organisations: { path: '/staff/organisations', access: administrators, sameForAll: true },
  StaffPersons: { path: '/staff/persons', access: administrators, sameForAll: true },
  Catalogue: { path: '/staff/catalogue', access: administrators, sameForAll: true },
  Brand: { path: '/staff/brand', access: administrators, sameForAll: true },
  /** What mails say. */
  Mails: { path: '/staff/mails', access: administrators, sameForAll: true },
  /** By which provider employees sign in. */
  StaffSignOn: { path: '/staff/sign-on', access: administrators, sameForAll: true },
  SalesYear: { path: '/staff/year', access: administrators, sameForAll: true },
  /** Who accepted the terms of use. */
  TermsOverview: { path: '/staff/terms', access: administrators, sameForAll: true },
  /** Tutorials, courses, newsletters, help and other texts of the distributor. */
  Content: { path: '/staff/content', access: editors, sameForAll: true },
  /** Where editors bring documents into the library. */
  LibraryUpload: { path: '/staff/library', access: editors, sameForAll: true },
  /** What waits for a second administrator, and who they are. */
  Approvals: { path: '/staff/approvals', access: administrators, sameForAll: true },
  /** What the distributor says of disturbances and maintenance, now and before. */
  Notices: { path: '/notices', access: 'signedIn' },
  Newsletters: { path: '/newsletters', access: 'signedIn' },
  /** Where each user manages a second factor (decision 31). */
  SecondFactor: { path: '/settings/second-factor', access: 'signedIn', sameForAll: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];
export const accessOf = (name: RouteName): Access => routes[name].access;
export const isSameForAll = (name: RouteName): boolean => 'sameForAll' in routes[name];
export const isSameForEmployees = (name: RouteName): boolean => 'sameForEmployees' in routes[name];

export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];

/** German pages stand at `/path`, English ones at `/en/path` (decision 1). */
export const localePath = (path: string, locale: Locale): string =>
  locale === 'de' ? path : path === '/' ? '/en' : `/en${path}`;

/**
 * The German path of a page, for any language of the request and also for its file name, as the export and some hosts
 * have it.
 */
export const barePath = (path: string): string =>
  path
    .replace(/\.html$/, '')
    .replace(/^\/en(?=\/|$)/, '')
    .replace(/\/(?:index)?$/, '') || '/';

/** Address of a route in a language, with a query where one is given. */
export function href(name: RouteName, locale: Locale, query: Record<string, string | undefined> = {}): string {
  const parameters = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(parameters).toString();
  return localePath(routes[name].path, locale) + (search && `?${search}`);
}
