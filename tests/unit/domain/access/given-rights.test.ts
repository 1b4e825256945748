import { expect, test } from 'vitest';
import { type GivableRole, givableRoles } from '#contract/profile/users.ts';
import { type Member, rightsFault, rolesToGive } from '#domain/access/given-rights.ts';

const admin = 'PORTAL_ETC_PORTAL_ADMIN';
const papers = 'PORTAL_ETC_COMISSION_PAPERS';

test.each([
  ['an admin partner', { roles: [admin, 'SP', 'PORTAL_USER'], employee: false }, ['SP', admin]],
  ['a role in small letters', { roles: [admin.toLowerCase(), 'sp'], employee: false }, ['SP', admin]],
  ['somebody who does not administer', { roles: ['SP', papers], employee: false }, []],
  ['an employee', { roles: ['PORTAL_EMPLOYEE'], employee: true }, givableRoles],
] as const)('§access %s gives what it holds', (_who, giver, roles) => {
  expect(rolesToGive(giver)).toEqual(roles);
});

const members = (...admins: [string, boolean][]): Member[] =>
  ['me', 'other', 'third'].map((id) => {
    const [, active = true] = admins.find(([name]) => name === id) ?? [];
    return { id, active, roles: admins.some(([name]) => name === id) ? [admin, papers] : [papers] };
  });
const giver = { id: 'me', roles: [admin, papers], employee: false };
const leaves = { before: [], after: [], roles: [] };
const takesAdmin = { before: [admin, papers] as GivableRole[], after: [papers] as GivableRole[], roles: [papers] };

test.each([
  [
    'a right that is held',
    { member: 'other', before: [], after: [papers], roles: [papers] },
    members(['me', true]),
    undefined,
  ],
  ['one that is not', { member: 'other', before: [], after: ['SP'], roles: ['SP'] }, members(['me', true]), 'notHeld'],
  [
    'taking one that is not held',
    { member: 'other', before: ['SP'], after: [], roles: [] },
    members(['me', true]),
    'notHeld',
  ],
  ['one’s own admin right', { member: 'me', ...takesAdmin }, members(['me', true], ['other', true]), 'ownAdmin'],
  [
    'one’s own, where a tag gives it too',
    { member: 'me', ...takesAdmin, roles: [papers, admin] },
    members(['me', true]),
    undefined,
  ],
  ['leaving oneself', { member: 'me', ...leaves }, members(['me', true], ['other', true]), 'ownAdmin'],
  ['the admin right of another', { member: 'other', ...takesAdmin }, members(['me', true], ['other', true]), undefined],
  [
    'that of the last who can sign in',
    { member: 'other', ...takesAdmin },
    members(['other', true], ['third', false]),
    'lastAdmin',
  ],
  ['that of one who cannot', { member: 'third', ...takesAdmin }, members(['other', true], ['third', false]), undefined],
  ['somebody who does not administer', { member: 'third', ...leaves }, members(['me', true]), undefined],
] as const)('§access changing %s', (_what, change, all, fault) => {
  expect(rightsFault({ giver, members: all, ...change })).toBe(fault);
});
