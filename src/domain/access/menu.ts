import { mayAccess } from './access.ts';
import { ownAdministrationPages } from './administration.ts';
import { academyRoles, type Role } from './roles.ts';
import { type Access, accessOf, type Locale, type RouteName } from './routes.ts';

/** A link of the header; `access` only where fewer see the link than may open its page (§2-8..11). */
export interface MenuLink {
  route: RouteName;
  access?: readonly Role[];
  /** What it shows of a page that several entries share (decision 24). */
  query?: Readonly<Record<string, string>>;
  /** A name of its own, from the `entries` of the `shell` texts; else that of the page. */
  label?: 'eLearning' | 'films' | 'operatorSearch';
  /** For an entry of one language alone. */
  locale?: Locale;
}
/** A group opens as a menu; its key names its title in the `shell` texts. */
interface MenuGroup {
  group: 'salesPartners' | 'wholesale' | 'documents' | 'maintenance' | 'administration' | 'account';
  links: readonly MenuLink[];
}
export type MenuEntry = MenuLink | MenuGroup;

export const menu: readonly MenuEntry[] = [
  { route: 'Home' },
  {
    group: 'salesPartners',
    links: [
      { route: 'Customers' },
      { route: 'Drafts' },
      { route: 'Orders' },
      { route: 'SubPartners' },
      { route: 'Tutorials' },
      { route: 'EtcAcademyOverview', label: 'eLearning', access: ['SP'] },
      { route: 'Tutorials', label: 'films', query: { films: '1' } },
      { route: 'Documents' },
    ],
  },
  {
    group: 'wholesale',
    links: [
      { route: 'WholesaleSearch' },
      { route: 'WholesaleCustomers' },
      { route: 'WholesaleSip' },
      { route: 'WholesaleBackupRouting' },
      { route: 'WholesaleAddNumber' },
      { route: 'WholesalePortNumber' },
      { route: 'WholesaleServices' },
      { route: 'WholesaleProcesses' },
    ],
  },
  {
    group: 'documents',
    links: [
      { route: 'EtcDocumentsNetworkOperators' },
      { route: 'EtcNetworkOperators' },
      { route: 'EtcDistributionServices' },
      { route: 'EtcCommissionLists' },
      { route: 'EtcContracts' },
      { route: 'EtcBillingDocuments' },
      { route: 'Search' },
      { route: 'Search', label: 'operatorSearch', query: { repository: 'network-operators' }, locale: 'de' },
    ],
  },
  { route: 'EtcTicketOverview' },
  {
    group: 'maintenance',
    links: [
      { route: 'Staff' },
      { route: 'StaffFigures' },
      { route: 'Maintenance' },
      { route: 'ContactPersons' },
      { route: 'VoNumbers' },
      { route: 'HotspotLinks' },
      { route: 'PriceLists' },
      { route: 'NumberPools' },
      { route: 'DeletionRequests' },
      { route: 'AuditLog' },
      { route: 'BackgroundJobs' },
      { route: 'SavedReplies' },
      { route: 'Synonyms' },
      { route: 'SearchMisses' },
      { route: 'Checklists' },
      { route: 'CarrierMessages' },
      { route: 'CommissionStatements' },
    ],
  },
  { group: 'administration', links: ownAdministrationPages.map((route) => ({ route })) },
  { route: 'EtcAcademyOverview', access: academyRoles },
];

/** Links of the account menu, above log out. */
export const accountMenu: readonly MenuLink[] = [
  { route: 'CustomerProfile' },
  { route: 'EtcProfile' },
  { route: 'EtcContactForm' },
  { route: 'EtcCompanyForm', access: accessOf('EtcProfile') as readonly Role[] },
  { route: 'Integrations' },
  { route: 'Settings' },
];

export const subHeaderLinks = ['Help', 'Imprint', 'Privacy', 'TermsOfUse'] as const satisfies RouteName[];

/** Who of the signed-in users sees a link. */
export const linkAccess = (link: MenuLink): Access => link.access ?? accessOf(link.route);

/** The entries with the links that are wanted; empty groups are left out. */
const entriesWith = (entries: readonly MenuEntry[], isIncluded: (link: MenuLink) => boolean): MenuEntry[] =>
  entries.flatMap((entry): MenuEntry[] => {
    if ('route' in entry) return isIncluded(entry) ? [entry] : [];
    const links = entry.links.filter(isIncluded);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });

/** The entries of a language; `built` tells which routes have a page. */
export const menuIn = (
  locale: Locale,
  built: (route: RouteName) => boolean,
  entries: readonly MenuEntry[] = menu,
): MenuEntry[] => entriesWith(entries, (link) => built(link.route) && (link.locale ?? locale) === locale);

/** Those of them that a signed-in user sees. */
export const menuFor = (
  entries: readonly MenuEntry[],
  userRoles: readonly string[],
  foundationType: string,
): MenuEntry[] => entriesWith(entries, (link) => mayAccess(linkAccess(link), userRoles, foundationType));
