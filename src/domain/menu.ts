import { mayAccess } from './access.ts';
import { academyRoles, type Role } from './roles.ts';
import { type Access, accessOf, type RouteName } from './routes.ts';

/** A link of the header; `access` only where fewer see the link than may open its page (§2 "Header behaviour"). */
export interface MenuLink {
  route: RouteName;
  access?: readonly Role[];
}
/** A group opens as a menu; its key names its title in the `shell` texts. */
export interface MenuGroup {
  group: 'salesPartners' | 'wholesale' | 'documents' | 'account';
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
      { route: 'Tutorials' },
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
    ],
  },
  { route: 'EtcTicketOverview' },
  { route: 'EtcAcademyOverview', access: academyRoles },
];

/** Links of the account menu, above log out. */
export const accountMenu: readonly MenuLink[] = [{ route: 'CustomerProfile' }, { route: 'EtcProfile' }];

export const subHeaderLinks = ['Help', 'Imprint', 'Privacy', 'TermsOfUse'] as const satisfies RouteName[];

/** Who of the signed-in users sees a link. */
export const linkAccess = (link: MenuLink): Access => link.access ?? accessOf(link.route);

/** The entries that a signed-in user sees; `built` tells which routes have a page. Empty groups are left out. */
export function menuFor(
  entries: readonly MenuEntry[],
  userRoles: readonly string[],
  foundationType: string,
  built: (route: RouteName) => boolean,
): MenuEntry[] {
  const visible = (link: MenuLink) => built(link.route) && mayAccess(linkAccess(link), userRoles, foundationType);
  return entries.flatMap((entry): MenuEntry[] => {
    if ('route' in entry) return visible(entry) ? [entry] : [];
    const links = entry.links.filter(visible);
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}
