import { describe, expect, test } from 'vitest';
import { accountMenu, type MenuEntry, menu, menuFor, menuIn, subHeaderLinks } from '#domain/access/menu.ts';
import { accessOf, type RouteName, routeNames } from '#domain/access/routes.ts';

const admin = 'SP,PORTAL_ETC_PORTAL_ADMIN,PORTAL_ETC_COMISSION_PAPERS,PORTAL_ETC_COMISSION_STATEMENT';
const SP = 'salesPartners: Customers Drafts Orders Tutorials eLearning films Documents';
const WS =
  'wholesale: WholesaleSearch WholesaleCustomers WholesaleSip WholesaleBackupRouting WholesaleAddNumber WholesalePortNumber WholesaleServices WholesaleProcesses';
const above = SP.replace('Orders', 'Orders SubPartners');
const documents = (...more: string[]) =>
  ['documents: EtcDocumentsNetworkOperators EtcNetworkOperators', ...more, 'Search operatorSearch'].join(' ');
const everyDocument = documents('EtcDistributionServices', 'EtcCommissionLists', 'EtcContracts', 'EtcBillingDocuments');
const [home, tickets, academy, profile, myData, contact, company, integrations, settings] = [
  'Home',
  'EtcTicketOverview',
  'EtcAcademyOverview',
  'CustomerProfile',
  'EtcProfile',
  'EtcContactForm',
  'EtcCompanyForm',
  'Integrations',
  'Settings',
];

const maintenance =
  'maintenance: Staff StaffFigures Maintenance ContactPersons VoNumbers HotspotLinks PriceLists NumberPools DeletionRequests AuditLog BackgroundJobs SavedReplies Synonyms SearchMisses Checklists CarrierMessages CommissionStatements';

const administration =
  'administration: Organisations SalesYear StaffPersons Catalogue Content LibraryUpload Mails StaffNotices Brand TermsOverview Approvals StaffSignOn';

/** What each user of the demo data sees for each organisation, from the tables of §1, §2 and §6. */
const log: [user: string, roles: string[], trid: string, tags: string, entries: string[]][] = [
  [
    'sp.admin',
    ['PORTAL_USER', 'SP'],
    '1001',
    admin,
    [home, SP, everyDocument, tickets, academy, profile, myData, contact, company, integrations, settings],
  ],
  [
    'sp.user',
    ['PORTAL_USER', 'SP'],
    '1001',
    admin,
    [home, SP, everyDocument, tickets, academy, profile, myData, contact, company, integrations, settings],
  ],
  [
    'sp.user',
    ['PORTAL_USER', 'SP'],
    '1002',
    'SP',
    [home, SP, documents(), tickets, academy, profile, contact, settings],
  ],
  [
    'sp.user',
    ['PORTAL_USER', 'SP'],
    '1002',
    'SP,SUB_PARTNERS',
    [home, above, documents(), tickets, academy, profile, contact, settings],
  ],
  [
    'ws.user',
    ['PORTAL_USER', 'WS'],
    '2001',
    'WS',
    [home, WS, documents(), tickets, academy, profile, contact, settings],
  ],
  [
    'spws.user',
    ['PORTAL_USER'],
    '2002',
    'SP,WS',
    [home, SP, WS, documents(), tickets, academy, profile, contact, settings],
  ],
  [
    'etc.staff',
    ['PORTAL_USER', 'PORTAL_EMPLOYEE'],
    '9001',
    'ETC',
    [home, everyDocument, tickets, maintenance, academy, myData, contact, company, integrations, settings],
  ],
  [
    'etc.admin',
    ['PORTAL_USER', 'PORTAL_EMPLOYEE', 'PORTAL_ADMIN'],
    '9001',
    'ETC',
    [
      home,
      everyDocument,
      tickets,
      maintenance,
      administration,
      academy,
      myData,
      contact,
      company,
      integrations,
      settings,
    ],
  ],
  [
    'etc.papers',
    ['PORTAL_USER', 'PORTAL_ETC_COMISSION_PAPERS'],
    '1003',
    '',
    [home, documents('EtcCommissionLists'), tickets, academy, contact, settings],
  ],
  [
    'etc.statement',
    ['PORTAL_USER', 'PORTAL_ETC_COMISSION_STATEMENT'],
    '1003',
    '',
    [home, documents('EtcBillingDocuments'), tickets, academy, contact, settings],
  ],
  [
    'chef.red',
    ['PORTAL_CHEFRED', 'PORTAL_CMS_CHEFRED'],
    '9001',
    'ETC',
    [home, documents(), tickets, academy, contact, settings],
  ],
  ['plain.user', ['PORTAL_USER'], '1004', '', [home, documents(), tickets, academy, contact, settings]],
  ['somebody without any role', [], '1004', '', [home, documents(), tickets, contact, settings]],
];

const render = (entries: readonly MenuEntry[]) =>
  entries.map((entry) =>
    'route' in entry
      ? entry.route
      : `${entry.group}: ${entry.links.map(({ label, route }) => label ?? route).join(' ')}`,
  );
const all: readonly MenuEntry[] = [...menu, ...accountMenu];

describe('§2-9..11 §2-13 header behaviour', () => {
  test.each(log)('%s with %j for %s (%j)', (_user, roles, _trid, tags, entries) =>
    expect(render(menuFor(all, roles, tags))).toEqual(entries),
  );
  test.each(log)('%s in small letters with %j for %s (%j) sees the same', (_user, roles, _trid, tags, entries) =>
    expect(
      render(
        menuFor(
          all,
          roles.map((role) => role.toLowerCase()),
          tags.toLowerCase(),
        ),
      ),
    ).toEqual(entries),
  );
});

test('§2 routes without a page are left out, and groups without links', () => {
  const built: RouteName[] = ['Home', 'EtcTicketOverview', 'Orders'];
  expect(
    render(
      menuFor(
        menuIn('de', (route) => built.includes(route)),
        ['SP', 'WS'],
        admin,
      ),
    ),
  ).toEqual(['Home', 'salesPartners: Orders', 'EtcTicketOverview']);
});

test.each([
  ['de', true],
  ['en', false],
] as const)('§1-17 the menu in %s: the search for network-operator documents is German', (locale, german) => {
  const names = menuIn(locale, () => true)
    .flatMap((entry) => ('route' in entry ? [entry] : entry.links))
    .map(({ label, route }) => label ?? route);
  expect(names).toEqual(expect.arrayContaining(['Home', 'Tutorials', 'eLearning', 'films', 'Documents', 'Search']));
  expect(names.includes('operatorSearch')).toBe(german);
});

test('§2 the menu shows only links to pages that the user can open', () => {
  for (const [, roles, , tags] of log) {
    const links = menuFor(all, roles, tags).flatMap((entry) => ('route' in entry ? [entry] : entry.links));
    const hold = [...roles, ...tags.split(',')];
    for (const { route } of links) {
      const access = accessOf(route);
      expect(typeof access === 'string' || access.some((role) => hold.includes(role)), route).toBe(true);
    }
  }
});

test('§1-18 the sub-header links help, imprint, privacy policy and terms of use, for anybody', () => {
  expect(subHeaderLinks).toEqual(['Help', 'Imprint', 'Privacy', 'TermsOfUse']);
  for (const name of subHeaderLinks) expect(accessOf(name)).toBe('public');
});

test('§2 every page apart from forms, details and sub-pages is reachable from the header', () => {
  const linked = new Set<string>([
    ...all.flatMap((entry) => ('route' in entry ? [entry] : entry.links)).map((link) => link.route),
    ...subHeaderLinks,
  ]);
  expect(routeNames.filter((name) => !linked.has(name))).toEqual([
    'Login',
    'ResetPassword',
    'Accessibility',
    'CustomerEdit',
    'DraftEdit',
    'OrderEdit',
    'OrderSubmitWizard',
    'OrderConfirmation',
    'Invitation',
    'TutorialEntry',
    'TestView',
    'WholesaleCoreData',
    'WholesaleCustomerAdd',
    'WholesaleServiceAdd',
    'EtcTicketEdit',
    'EtcAcademyCourse',
    'ContactPersonEdit',
    'VoNumberEdit',
    'HotspotLinkEdit',
    'PriceListEdit',
    'NumberPoolEdit',
    'DeletionRequestEdit',
    // The bell leads there.
    'Notifications',
    'SavedReplyEdit',
    'SynonymEdit',
    'ChecklistEdit',
    'Notices',
    'Newsletters',
    'SecondFactor',
  ]);
});
