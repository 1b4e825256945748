import { accessOf, type RouteName } from './routes.ts';

/**
 * The pages of "Verwaltung" in the order of the line below the bar. A new one is a row here and a route with the access
 * of administrators. Those that all employees may open show the line to administrators only.
 */
export const administrationPages: readonly RouteName[] = [
  'Organisations',
  'Catalogue',
  'Approvals',
  'PriceLists',
  'Brand',
  'Mails',
  'StaffNotices',
  'StaffSignOn',
  'Content',
  'LibraryUpload',
  'SalesYear',
  'TermsOverview',
  'StaffPersons',
  'AuditLog',
];

/** Those that no other employee may open; the others have an entry of the menu already. */
export const ownAdministrationPages = administrationPages.filter((name) => accessOf(name).includes('PORTAL_ADMIN'));
