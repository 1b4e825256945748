import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignOnSettings } from '#contract/integrations/sign-on.ts';
import { noMapping } from '#domain/integrations/sign-on/claims.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { openForgingProvider } from '../support/forging-provider.ts';
import { demoPassword, type Portal, type Session } from '../support/portal.ts';
import { arrive, callback, connect, leave, newBrowser, openSignOnPortal, redeem } from './sign-on-calls.ts';

let portal: Portal;
let provider: Awaited<ReturnType<typeof openForgingProvider>>;
const papers = 'PORTAL_ETC_COMISSION_PAPERS';
const admin = 'PORTAL_ETC_PORTAL_ADMIN';
const scimToken = 'etcscim_partner'.padEnd(51, 'x');
const organisationMapping = {
  ...{ ...noMapping, rolesClaim: 'groups' },
  roles: [
    { value: 'chefs', role: admin },
    { value: 'papers', role: papers },
  ],
};

const idOf = async (userId: string) => {
  const [account = '', username = ''] = userId.split('/');
  const user = await findUserByLogin(portal.services.db, account, username);
  if (!user) throw new Error(`no user ${userId}`);
  return user.id;
};
const run = (statement: ReturnType<typeof sql>) => portal.services.db.execute(statement);
const grant = (userId: string, trid: string, roles: readonly string[]) =>
  run(
    sql`update memberships set rights = ${JSON.stringify(Object.fromEntries(roles.map((role) => [role, { by: 'Test', at: 0 }])))}::jsonb, own_only = null where user_id = ${userId} and trid = ${trid}`,
  );

let author: string;
let colleague: string;
beforeAll(async () => {
  portal = await openSignOnPortal();
  provider = await openForgingProvider();
  [author, colleague] = [await idOf('1001/sp.admin'), await idOf('1001/sp.user')];
  await run(sql`update foundations set type = 'sp' where trid = '1001'`);
  await run(sql`delete from memberships where user_id in (${author}, ${colleague}) and trid <> '1001'`);
  await connect(portal, {
    ...{ id: 'partner', trid: '1001', issuer: provider.issuer, mapping: organisationMapping, createsUsers: true },
    ...{ domains: ['sommer.example'], scimHash: secretHash(scimToken) },
  });
  await connect(portal, {
    ...{ id: 'staff', issuer: provider.issuer, createsUsers: true, domains: ['etc.example'] },
    mapping: {
      ...{ ...noMapping, rolesClaim: 'groups', roles: [{ value: 'redaktion', role: 'PORTAL_EDITOR' }] },
      ...{ organisationClaim: 'organisation', organisations: [{ value: 'sommer', trid: '1001' }] },
    },
  });
});
beforeEach(async () => {
  await grant(author, '1001', [admin, papers]);
  await grant(colleague, '1001', []);
  await run(sql`update users set disabled = false where id = ${author}`);
  await run(sql`update sign_on_providers set author_id = ${author} where id = 'partner'`);
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** Signs a user in with groups; answers the refusal, or nothing. */
async function enter(login: string, email: string, claims: object) {
  const browser = newBrowser();
  const { url } = (await leave(portal, login, browser)).json<{ url: string }>();
  const query = new URL(url).searchParams;
  provider.state.claims = { nonce: query.get('nonce') ?? '', sub: email, email, email_verified: true, ...claims };
  const more = { code: 'x', state: query.get('state') ?? '', iss: provider.issuer };
  const { code, refusal } = await arrive(portal, new URL(`${callback}?${new URLSearchParams(more)}`));
  if (code !== undefined) await redeem(portal, code, browser);
  return refusal;
}
const emailOf = async (id: string) =>
  ((await run(sql`select email from users where id = ${id}`)) as unknown as { rows: { email: string }[] }).rows[0]
    ?.email ?? '';
const rightsOf = async (id: string, trid = '1001') => {
  const result = await run(sql`select rights from memberships where user_id = ${id} and trid = ${trid}`);
  return Object.keys((result as unknown as { rows: { rights: object }[] }).rows[0]?.rights ?? {}).sort();
};
const enterColleague = async (...groups: string[]) => enter('1001', await emailOf(colleague), { groups });
const restOf = async (session: Session, path: string) =>
  (await session.get(path)).json<SignOnSettings>().provider?.rest;

test('§sign-on.responsibility a right that the author has lost is given to no one any more, and never raised', async () => {
  await grant(author, '1001', [admin]);
  expect(await enterColleague('chefs', 'papers')).toBeUndefined();
  expect(await rightsOf(colleague)).toEqual([admin]);
  expect(await restOf(await portal.as('1001/sp.admin'), '/foundation/1001/sign-on')).toMatchObject({
    ...{ why: 'rights', roles: [papers] },
  });
});

test.each([
  ['locked', () => run(sql`update users set disabled = true where id = ${author}`)],
  ['no administrator any more', () => grant(author, '1001', [papers])],
  [
    'limited to own records',
    () => run(sql`update memberships set own_only = '{"by":"Test","at":0}'::jsonb where user_id = ${author}`),
  ],
  ['unknown', () => run(sql`update sign_on_providers set author_id = null where id = 'partner'`)],
])('§sign-on.responsibility of an author who is %s the mapping gives nothing', async (_state, change) => {
  await change();
  expect(await enterColleague('chefs', 'papers')).toBeUndefined();
  expect(await rightsOf(colleague)).toEqual([]);
  expect(await enter('1001', 'neu@sommer.example', { groups: ['chefs'] })).toBe('resting');
});

test('§sign-on.responsibility a resting mapping leaves what users have, and takes what the claims no longer give', async () => {
  await grant(colleague, '1001', [papers]);
  await grant(author, '1001', [admin]);
  await enterColleague('papers');
  expect(await rightsOf(colleague)).toEqual([papers]);
  await enterColleague();
  expect(await rightsOf(colleague)).toEqual([]);
});

test('§sign-on.responsibility an author who left the organisation, or became an employee, counts no longer', async () => {
  await run(sql`update users set roles = array_append(roles, 'PORTAL_EMPLOYEE') where id = ${author}`);
  await enterColleague('chefs', 'papers');
  await run(sql`update users set roles = array_remove(roles, 'PORTAL_EMPLOYEE') where id = ${author}`);
  expect(await rightsOf(colleague)).toEqual([]);
  await run(sql`delete from memberships where user_id = ${author} and trid = '1001'`);
  await enterColleague('chefs', 'papers');
  expect(await rightsOf(colleague)).toEqual([]);
  await run(sql`insert into memberships (user_id, trid) values (${author}, '1001')`);
});

test('§sign-on.leavers groups and new users of SCIM rest with their author too', async () => {
  await run(sql`update users set disabled = true where id = ${author}`);
  const scim = (path: string, body: object) =>
    portal.call('POST', `/scim/v2/${path}`, {
      ...{ token: scimToken, body, headers: { 'content-type': 'application/scim+json' } },
    });
  const schemas = ['urn:ietf:params:scim:schemas:core:2.0:Group'];
  const group = await scim('Groups', { schemas, displayName: 'papers', members: [{ value: colleague }] });
  expect([group.statusCode, await rightsOf(colleague)]).toEqual([201, []]);
  const user = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], userName: 'mia@sommer.example' };
  expect((await scim('Users', user)).statusCode).toBe(403);
});

test('§sign-on.responsibility a lower administrator who saves the settings gives no rights of the one before', async () => {
  await grant(colleague, '1001', [admin]);
  const path = '/foundation/1001/sign-on';
  const second = await portal.as('1001/sp.user');
  const { provider: before } = (await second.get(path)).json<SignOnSettings>();
  const { name, issuer, clientId, domains, mapping, createsUsers, passwordOff, endsAtProvider, factorValues, version } =
    before ?? ({} as NonNullable<typeof before>);
  const saved = await second.put(path, {
    ...{ name, issuer, clientId, domains: [], mapping, createsUsers: false, passwordOff, endsAtProvider, factorValues },
    ...{ version, password: demoPassword },
  });
  expect([saved.statusCode, domains, createsUsers]).toEqual([200, ['sommer.example'], true]);
  expect(saved.json<SignOnSettings>().provider?.rest).toMatchObject({ why: 'rights', roles: [papers] });
  await grant(author, '1001', [admin]);
  await enter('1001', await emailOf(author), { groups: ['chefs', 'papers'] });
  expect(await rightsOf(author)).toEqual([admin]);
});

test('§sign-on.responsibility the mapping of the employees counts while one of its administrators is one', async () => {
  const staff = await idOf('9001/etc.staff');
  const lead = await idOf('9001/etc.lead');
  const email = await emailOf(staff);
  const rolesOf = async () =>
    ((await run(sql`select roles from users where id = ${staff}`)) as unknown as { rows: { roles: string[] }[] })
      .rows[0]?.roles ?? [];
  const standing = async (authorId: string, releaserId: string | null) => {
    await run(sql`update users set roles = array_remove(roles, 'PORTAL_EDITOR') where id = ${staff}`);
    await run(sql`delete from memberships where user_id = ${staff} and trid = '1001'`);
    await run(
      sql`update sign_on_providers set author_id = ${authorId}, releaser_id = ${releaserId} where id = 'staff'`,
    );
    expect(await enter('9001', email, { groups: ['redaktion'], organisation: 'sommer' })).toBeUndefined();
    const { rows } = (await run(
      sql`select 1 from memberships where user_id = ${staff} and trid = '1001'`,
    )) as unknown as { rows: unknown[] };
    return [(await rolesOf()).includes('PORTAL_EDITOR'), rows.length];
  };
  expect(await standing(await idOf('9001/etc.admin'), null)).toEqual([true, 1]);
  expect(await standing(staff, null)).toEqual([false, 0]);
  expect(await enter('9001', 'neu@etc.example', {})).toBe('resting');
  const path = '/admin/sign-on';
  expect(await restOf(await portal.as('9001/etc.admin'), path)).toMatchObject({
    why: 'left',
    roles: ['PORTAL_EDITOR'],
  });
  expect(await standing(staff, lead)).toEqual([true, 1]);
  await run(sql`update users set disabled = true where id = ${lead}`);
  expect(await standing(lead, null)).toEqual([false, 0]);
  expect(await restOf(await portal.as('9001/etc.admin'), path)).toMatchObject({ why: 'locked' });
});
