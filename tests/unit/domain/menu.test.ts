import { describe, expect, test } from 'vitest';
import { accountMenu, type MenuEntry, menu, menuFor, subHeaderLinks } from '../../../src/domain/menu.ts';
import { accessOf, type RouteName, routeNames } from '../../../src/domain/routes.ts';

const admin = 'SP,PORTAL_ETC_PORTAL_ADMIN,PORTAL_ETC_COMISSION_PAPERS,PORTAL_ETC_COMISSION_STATEMENT';
const SP = 'salesPartners: Customers Drafts Orders Tutorials Documents';
const WS =
  'wholesale: WholesaleSearch WholesaleCustomers WholesaleSip WholesaleBackupRouting WholesaleAddNumber WholesalePortNumber WholesaleServices WholesaleProcesses';
const documents = (...more: string[]) =>
  ['documents: EtcDocumentsNetworkOperators EtcNetworkOperators', ...more].join(' ');
const everyDocument = documents('EtcDistributionServices', 'EtcCommissionLists', 'EtcContracts', 'EtcBillingDocuments');
const [home, tickets, academy, profile, myData] = [
  'Home',
  'EtcTicketOverview',
  'EtcAcademyOverview',
  'CustomerProfile',
  'EtcProfile',
];

/** What each user of the demo data sees for each organisation, from the tables of §1, §2 and §6. */
const seen: [user: string, roles: string[], trid: string, tags: string, entries: string[]][] = [
  ['sp.admin', ['PORTAL_USER', 'SP'], '1001', admin, [home, SP, everyDocument, tickets, academy, profile, myData]],
  ['sp.user', ['PORTAL_USER', 'SP'], '1001', admin, [home, SP, everyDocument, tickets, academy, profile, myData]],
  ['sp.user', ['PORTAL_USER', 'SP'], '1002', 'SP', [home, SP, documents(), tickets, academy, profile]],
  ['ws.user', ['PORTAL_USER', 'WS'], '2001', 'WS', [home, WS, documents(), tickets, academy, profile]],
  ['spws.user', ['PORTAL_USER'], '2002', 'SP,WS', [home, SP, WS, documents(), tickets, academy, profile]],
  ['etc.staff', ['PORTAL_USER', 'PORTAL_EMPLOYEE'], '9001', 'ETC', [home, everyDocument, tickets, academy, myData]],
  [
    'etc.papers',
    ['PORTAL_USER', 'PORTAL_ETC_COMISSION_PAPERS'],
    '1003',
    '',
    [home, documents('EtcCommissionLists'), tickets, academy],
  ],
  [
    'etc.statement',
    ['PORTAL_USER', 'PORTAL_ETC_COMISSION_STATEMENT'],
    '1003',
    '',
    [home, documents('EtcBillingDocuments'), tickets, academy],
  ],
  ['chef.red', ['PORTAL_CHEFRED', 'PORTAL_CMS_CHEFRED'], '9001', 'ETC', [home, documents(), tickets, academy]],
  ['plain.user', ['PORTAL_USER'], '1004', '', [home, documents(), tickets, academy]],
  ['somebody without any role', [], '1004', '', [home, documents(), tickets]],
];

const shown = (entries: readonly MenuEntry[]) =>
  entries.map((entry) =>
    'route' in entry ? entry.route : `${entry.group}: ${entry.links.map((link) => link.route).join(' ')}`,
  );
const all: readonly MenuEntry[] = [...menu, ...accountMenu];
const everything = () => true;

describe('§2 header behaviour', () => {
  test.each(seen)('%s with %j for %s (%j)', (_user, roles, _trid, tags, entries) =>
    expect(shown(menuFor(all, roles, tags, everything))).toEqual(entries),
  );
  test.each(seen)('%s in small letters with %j for %s (%j) sees the same', (_user, roles, _trid, tags, entries) =>
    expect(
      shown(
        menuFor(
          all,
          roles.map((role) => role.toLowerCase()),
          tags.toLowerCase(),
          everything,
        ),
      ),
    ).toEqual(entries),
  );
});

test('§2 routes without a page are left out, and groups without links', () => {
  const built: RouteName[] = ['Home', 'EtcTicketOverview', 'Orders'];
  expect(shown(menuFor(all, ['SP', 'WS'], admin, (route) => built.includes(route)))).toEqual([
    'Home',
    'salesPartners: Orders',
    'EtcTicketOverview',
  ]);
});

test('§2 no link is shown to somebody who may not open its page', () => {
  for (const [, roles, , tags] of seen) {
    const links = menuFor(all, roles, tags, everything).flatMap((entry) => ('route' in entry ? [entry] : entry.links));
    const held = [...roles, ...tags.split(',')];
    for (const { route } of links) {
      const access = accessOf(route);
      expect(typeof access === 'string' || access.some((role) => held.includes(role)), route).toBe(true);
    }
  }
});

test('§1 the sub-header links help, imprint, privacy policy and terms of use, for anybody', () => {
  expect(subHeaderLinks).toEqual(['Help', 'Imprint', 'Privacy', 'TermsOfUse']);
  for (const name of subHeaderLinks) expect(accessOf(name)).toBe('public');
});

test('§2 every page that is no form, detail or sub-page of another can be reached from the header', () => {
  const linked = new Set<string>([
    ...all.flatMap((entry) => ('route' in entry ? [entry] : entry.links)).map((link) => link.route),
    ...subHeaderLinks,
  ]);
  expect(routeNames.filter((name) => !linked.has(name))).toEqual([
    'Login',
    'Search',
    'ResetPassword',
    'Accessibility',
    'CustomerEdit',
    'DraftEdit',
    'OrderEdit',
    'OrderSubmitWizard',
    'TutorialEntry',
    'TestView',
    'WholesaleCoreData',
    'WholesaleCustomerAdd',
    'WholesaleServiceAdd',
    'EtcTicketEdit',
    'EtcContactForm',
    'EtcCompanyForm',
    'EtcAcademyCourse',
    'Newsletters',
  ]);
});
