import { describe, expect, test } from 'vitest';
import { accessOf, barePath, href, isSameForAll, localePath, routeNames, routes } from '#domain/access/routes.ts';

/**
 * The table of §2 with these additions: the public pages that German law requires (imprint, privacy, accessibility,
 * help), the page with the order confirmation link (§4), the newsletters of §1, the pages that employees maintain
 * (decision 30), and one page each for tutorials and courses that are limited to some roles.
 */
const table: [path: string, access: string][] = [
  ['/', 'public'],
  ['/my-portal', 'signedIn'],
  ['/search', 'signedIn'],
  ['/terms-of-use', 'public'],
  ['/reset-password', 'public'],
  ['/imprint', 'public'],
  ['/privacy', 'public'],
  ['/accessibility', 'public'],
  ['/help', 'public'],
  ['/customer/profile', 'SP WS'],
  ['/sales-partners/customers', 'SP'],
  ['/sales-partners/customers/edit', 'SP'],
  ['/sales-partners/drafts', 'SP'],
  ['/sales-partners/drafts/edit', 'SP'],
  ['/sales-partners/orders', 'SP'],
  ['/sales-partners/orders/edit', 'SP'],
  ['/sub-partners', 'SUB_PARTNERS'],
  ['/sales-partners/order-submit-wizard', 'SP'],
  ['/order-confirmation', 'public'],
  ['/invitation', 'public'],
  ['/documents', 'SP'],
  ['/tutorials', 'SP'],
  ['/tutorials/entry', 'SP'],
  ['/TestView', 'signedIn'],
  ['/wholesale/search', 'WS'],
  ['/wholesale/customer-coredata', 'WS'],
  ['/wholesale/sip', 'WS'],
  ['/wholesale/backuprouting', 'WS'],
  ['/wholesale/sip-add-number', 'WS'],
  ['/wholesale/sip-port-number', 'WS'],
  ['/wholesale/customers', 'WS'],
  ['/wholesale/customer/add', 'WS'],
  ['/wholesale/customer/services', 'WS'],
  ['/wholesale/customer/processes', 'WS'],
  ['/wholesale/customer/service/add', 'WS'],
  ['/etc/tickets', 'signedIn'],
  ['/etc/tickets/edit', 'signedIn'],
  ['/etc/documents/distribution-services', 'PORTAL_EMPLOYEE PORTAL_ETC_PORTAL_ADMIN'],
  ['/etc/documents/commission-lists', 'PORTAL_EMPLOYEE PORTAL_ETC_COMISSION_PAPERS'],
  ['/etc/documents/contracts', 'PORTAL_EMPLOYEE PORTAL_ETC_PORTAL_ADMIN'],
  ['/etc/documents/billing-documents', 'PORTAL_EMPLOYEE PORTAL_ETC_COMISSION_STATEMENT'],
  ['/etc/documents/network-operators', 'signedIn'],
  ['/etc/profile', 'PORTAL_EMPLOYEE PORTAL_ETC_PORTAL_ADMIN'],
  ['/etc/profile/contactform', 'signedIn'],
  ['/etc/profile/companyform', 'signedIn'],
  ['/etc/academy', 'signedIn'],
  ['/etc/academy/course', 'signedIn'],
  ['/etc/network-operators', 'signedIn'],
  ['/etc/maintenance/contact-persons', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/contact-persons/edit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/vo-numbers', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/vo-numbers/edit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/hotspot-links', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/hotspot-links/edit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/price-lists', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/price-lists/edit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/number-pools', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/number-pools/edit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/deletion-requests', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/deletion-requests/edit', 'PORTAL_EMPLOYEE'],
  ['/integrations', 'PORTAL_EMPLOYEE PORTAL_ETC_PORTAL_ADMIN'],
  ['/settings', 'signedIn'],
  ['/notifications', 'signedIn'],
  ['/staff/jobs', 'PORTAL_EMPLOYEE'],
  ['/staff/notices', 'PORTAL_ADMIN'],
  ['/staff/audit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/saved-replies', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/saved-replies/edit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/synonyms', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/synonyms/edit', 'PORTAL_EMPLOYEE'],
  ['/staff/searches', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/checklists', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/checklists/edit', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance', 'PORTAL_EMPLOYEE'],
  ['/staff', 'PORTAL_EMPLOYEE'],
  ['/staff/figures', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/commission-statements', 'PORTAL_EMPLOYEE'],
  ['/etc/maintenance/carrier-messages', 'PORTAL_EMPLOYEE'],
  ['/staff/organisations', 'PORTAL_ADMIN'],
  ['/staff/persons', 'PORTAL_ADMIN'],
  ['/staff/catalogue', 'PORTAL_ADMIN'],
  ['/staff/brand', 'PORTAL_ADMIN'],
  ['/staff/mails', 'PORTAL_ADMIN'],
  ['/staff/sign-on', 'PORTAL_ADMIN'],
  ['/staff/year', 'PORTAL_ADMIN'],
  ['/staff/terms', 'PORTAL_ADMIN'],
  ['/staff/content', 'PORTAL_ADMIN PORTAL_EDITOR'],
  ['/staff/library', 'PORTAL_ADMIN PORTAL_EDITOR'],
  ['/staff/approvals', 'PORTAL_ADMIN'],
  ['/notices', 'signedIn'],
  ['/newsletters', 'signedIn'],
  ['/settings/second-factor', 'signedIn'],
];

test('§2-1 §2-4 every route with its access', () => {
  const access = (name: (typeof routeNames)[number]) => {
    const rule = accessOf(name);
    return typeof rule === 'string' ? rule : rule.toSorted().join(' ');
  };
  expect(routeNames.map((name) => [routes[name].path, access(name)])).toEqual(table);
});

const isOfStaff = (name: (typeof routeNames)[number]) =>
  ['PORTAL_EMPLOYEE', 'PORTAL_ADMIN', 'PORTAL_EDITOR,PORTAL_ADMIN'].includes(String(accessOf(name)));

test('§4 pages of employees show no organisation, apart from the VO numbers of one', () => {
  const texts = routeNames.filter((name) => isOfStaff(name) && !isSameForAll(name));
  expect(texts).toEqual(['VoNumbers', 'VoNumberEdit']);
});

test('§4 pages of partners show the organisation, apart from notifications and the second factor', () => {
  const hidden = routeNames.filter((name) => !isOfStaff(name) && isSameForAll(name));
  expect(hidden).toEqual(['Notifications', 'SecondFactor']);
});

test('§2-6 routes named there keep their names', () => {
  expect(routes.Search.path).toBe('/search');
  expect(routes.EtcTicketOverview.path).toBe('/etc/tickets');
  expect(routes.EtcDocumentsNetworkOperators.path).toBe('/etc/documents/network-operators');
  expect(routes.EtcAcademyOverview.path).toBe('/etc/academy');
});

describe('§1 German and English addresses', () => {
  test.each(table)('%s', (path) => {
    expect(localePath(path, 'de')).toBe(path);
    expect(barePath(path)).toBe(path);
    const english = localePath(path, 'en');
    expect(english).toBe(path === '/' ? '/en' : `/en${path}`);
    expect([barePath(english), barePath(`${english}/`), barePath(`${english}.html`)]).toEqual([path, path, path]);
  });
  test.each(['/index', '/index.html', '/en/index', '/en.html', '/en/index.html'])('%s is the login', (path) => {
    expect(barePath(path)).toBe('/');
  });
  test('a path that only begins like a language is none', () => {
    expect(barePath('/enter')).toBe('/enter');
    expect(barePath('/english/page')).toBe('/english/page');
    expect(barePath('/etc/price-index')).toBe('/etc/price-index');
  });
});

test('§2 an address carries its query, without what is not given', () => {
  expect(href('Search', 'de', { search: 'Preise & Tarife' })).toBe('/search?search=Preise+%26+Tarife');
  expect(href('EtcTicketEdit', 'en', { id: '1', type: undefined })).toBe('/en/etc/tickets/edit?id=1');
  expect(href('Login', 'de')).toBe('/');
  expect(href('Login', 'en', { redirect: '/my-portal#top' })).toBe('/en?redirect=%2Fmy-portal%23top');
});
