import { expect, test } from 'vitest';
import { mayAccess } from '#domain/access/access.ts';
import {
  academyRoles,
  adminRoles,
  effectiveRoles,
  hasRole,
  isAdministrator,
  isEmployee,
  roles,
} from '#domain/access/roles.ts';
import { accessOf, type RouteName } from '#domain/access/routes.ts';

test.each([
  ['a role of the user', ['SP'], ['PORTAL_USER', 'SP'], '', true],
  ['a role of the user in small letters', ['SP'], ['portal_user', 'sp'], '', true],
  ['a role asked for in small letters', ['sp'], ['SP'], '', true],
  ['a tag of the selected foundation', ['WS'], ['PORTAL_USER'], 'retail,ws', true],
  ['a tag between blanks', ['WS'], ['PORTAL_USER'], ' retail , Ws ', true],
  ['one of several roles', ['SP', 'WS'], ['PORTAL_USER'], 'WS', true],
  ['no role at all', [], [], '', true],
  ['a role nobody has', ['SP'], ['PORTAL_USER'], '', false],
  ['only the beginning of a role', ['PORTAL'], ['PORTAL_USER'], '', false],
  ['only the end of a role', ['USER'], ['PORTAL_USER'], '', false],
  ['two tags read as one', ['SP,WS'], ['PORTAL_USER'], 'SP,WS', false],
  ['an empty role', [''], ['PORTAL_USER'], ',', false],
])('§6-1 access by %s', (_case, target, userRoles, foundationType, allowed) =>
  expect(hasRole(target, userRoles, foundationType)).toBe(allowed),
);

test('§6-1 roles of the user and tags of the foundation are held together', () => {
  expect(effectiveRoles(['PORTAL_USER'], 'sp, ,WS,')).toEqual(['PORTAL_USER', 'SP', 'WS']);
  expect(effectiveRoles([])).toEqual([]);
});

test('§6-4 §6-9 the roles of the table', () => {
  expect(roles).toHaveLength(11);
  expect(adminRoles).toEqual(['PORTAL_EMPLOYEE', 'PORTAL_ETC_PORTAL_ADMIN']);
  expect(academyRoles).toEqual(['PORTAL_USER', 'PORTAL_CHEFRED', 'PORTAL_CMS_CHEFRED']);
});

test('§6 an employee is one by the own roles, not by the tags of a foundation', () => {
  expect(isEmployee(['portal_employee'])).toBe(true);
  expect(isEmployee(['PORTAL_USER'])).toBe(false);
});

test.each([
  [['PORTAL_EMPLOYEE', 'PORTAL_ADMIN'], true],
  [['portal_employee', 'portal_admin'], true],
  [['PORTAL_ADMIN'], false],
  [['PORTAL_USER', 'PORTAL_ADMIN', 'PORTAL_ETC_PORTAL_ADMIN'], false],
  [['PORTAL_EMPLOYEE', 'PORTAL_ETC_PORTAL_ADMIN'], false],
])('§6 the right to administration is one of employees: %j is %s', (own, expected) =>
  expect(isAdministrator(own)).toBe(expected),
);

const tagOf = (role: string): [string, string] => [role, role];
test.each<[RouteName, string[]]>([
  ['Customers', ['SP']],
  ['CustomerProfile', ['SP', 'WS']],
  ['Documents', ['SP']],
  ['Tutorials', ['SP']],
  ['WholesaleSip', ['WS']],
  ['EtcDistributionServices', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_EMPLOYEE']],
  ['EtcCommissionLists', ['PORTAL_ETC_COMISSION_PAPERS', 'PORTAL_EMPLOYEE']],
  ['EtcContracts', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_EMPLOYEE']],
  ['EtcBillingDocuments', ['PORTAL_ETC_COMISSION_STATEMENT', 'PORTAL_EMPLOYEE']],
  ['EtcProfile', ['PORTAL_ETC_PORTAL_ADMIN', 'PORTAL_EMPLOYEE']],
  ['Catalogue', ['PORTAL_ADMIN']],
  ['StaffPersons', ['PORTAL_ADMIN']],
  ['Brand', ['PORTAL_ADMIN']],
  ['StaffSignOn', ['PORTAL_ADMIN']],
  ['Mails', ['PORTAL_ADMIN']],
  ['SalesYear', ['PORTAL_ADMIN']],
  ['TermsOverview', ['PORTAL_ADMIN']],
  ['Content', ['PORTAL_EDITOR', 'PORTAL_ADMIN']],
  ['LibraryUpload', ['PORTAL_EDITOR', 'PORTAL_ADMIN']],
  ['Approvals', ['PORTAL_ADMIN']],
])('§2-4 §6-2..8 %s opens for exactly %j, by role or by tag', (name, allowed) => {
  for (const [role, tag] of roles.map(tagOf)) {
    expect([role, mayAccess(accessOf(name), [role], '')]).toEqual([role, allowed.includes(role)]);
    expect([tag, mayAccess(accessOf(name), [], tag)]).toEqual([tag, allowed.includes(tag)]);
  }
});
