import { accessOf, type RouteName, routes } from './routes.ts';

interface AdministrationGroup {
  /** Key of its title in the `administrationGroups` of the `shell` texts. */
  readonly name: 'partners' | 'sales' | 'texts' | 'operation';
  readonly pages: readonly RouteName[];
}

/**
 * The pages of "Verwaltung" in the order of the line below the bar. A new one is a name here and a route with the access
 * of administrators. Those that all employees may open show the line to administrators only.
 */
export const administrationGroups: readonly AdministrationGroup[] = [
  { name: 'partners', pages: ['Organisations', 'SalesYear', 'StaffPersons'] },
  { name: 'sales', pages: ['Catalogue', 'PriceLists'] },
  { name: 'texts', pages: ['Content', 'LibraryUpload', 'Mails', 'StaffNotices', 'Brand', 'TermsOverview'] },
  { name: 'operation', pages: ['Approvals', 'StaffSignOn', 'AuditLog'] },
];

export const administrationPages = administrationGroups.flatMap(({ pages }) => pages);

/** Whether a path is that of a page, or of something it lists. */
export const isWithin = (path: string, name: RouteName): boolean => `${path}/`.startsWith(`${routes[name].path}/`);

export const showsAdministration = (name: RouteName): boolean =>
  administrationPages.some((page) => isWithin(routes[name].path, page));

/** Those that no other employee may open; the others have an entry of the menu already. */
export const ownAdministrationPages = administrationPages.filter((name) => accessOf(name).includes('PORTAL_ADMIN'));
