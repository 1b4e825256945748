import { eq, like, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import type { Organisation } from '#contract/staff/organisations.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { approvals } from '#server/db/tables/administration-tables.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { foundations, users } from '#server/db/tables/tables.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { day, demoPassword, openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
let staffId: string;
const idOf = async (username: string) => (await findUserByLogin(portal.services.db, '9001', username))?.id ?? '';
const command = (...words: string[]) => runCommand(portal.services, words);

beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  staffId = await idOf('etc.staff');
});
afterAll(() => portal.close());
beforeEach(async () => {
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
});

const reason = 'Neue Aufgabe ab Januar';
const prepare = (session: Session, user = staffId) => session.post('/admin/administrators', { user, reason });
const overview = async (session: Session) => (await session.get('/admin/approvals')).json<ApprovalOverview>();
const open = async () => (await overview(jana)).approvals.find(({ state }) => state === 'prepared');
const decide = async (session: Session, _action: string, id?: string) =>
  session.post(`/admin/approvals/${id ?? (await open())?.id}`, { _action });
const rolesOf = async (id: string) =>
  (await portal.services.db.select({ roles: users.roles }).from(users).where(eq(users.id, id)))[0]?.roles ?? [];
const audited = async () =>
  (await portal.services.db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ text }) => text);

describe('§administration the right to administration is given by two persons', () => {
  test('what one prepares another releases; the employee has the right at once', async () => {
    const staff = await portal.as('9001/etc.staff');
    expect((await staff.get('/admin/approvals')).statusCode).toBe(403);
    expect((await prepare(jana)).statusCode).toBe(200);
    expect((await staff.get('/admin/approvals')).statusCode).toBe(403);
    expect((await decide(jana, 'release')).statusCode).toBe(409);
    expect((await decide(paul, 'release')).statusCode).toBe(200);
    expect((await staff.get('/admin/approvals')).statusCode).toBe(200);
    expect((await audited()).filter((text) => text?.startsWith('approval.')).sort()).toEqual([
      `approval.prepare.administration 9001/etc.staff · ${reason}`,
      `approval.release.administration 9001/etc.staff · ${reason}`,
    ]);
    const titles = (await portal.mails()).join('\n');
    expect(titles).toContain('Jana Reuter bittet um Ihre Freigabe');
    expect(titles).toContain('Sie haben jetzt das Recht Verwaltung');
  });

  test('another administrator ends it at once; nobody ends the own', async () => {
    expect((await jana.post(`/admin/administrators/${await idOf('etc.admin')}`, { _action: 'end' })).statusCode).toBe(
      409,
    );
    expect((await jana.post(`/admin/administrators/${staffId}`, { _action: 'end' })).statusCode).toBe(200);
    expect(await rolesOf(staffId)).toEqual(['PORTAL_USER', 'PORTAL_EMPLOYEE']);
    expect((await jana.post(`/admin/administrators/${staffId}`, { _action: 'end' })).statusCode).toBe(409);
  });

  test('the one who prepared withdraws, the other refuses; what is decided stays so', async () => {
    await prepare(jana);
    expect((await prepare(paul)).body).toContain('schon vorbereitet');
    expect((await decide(paul, 'withdraw')).statusCode).toBe(409);
    const id = (await open())?.id;
    expect((await decide(jana, 'withdraw')).statusCode).toBe(200);
    expect((await decide(paul, 'release', id)).statusCode).toBe(409);
    await prepare(jana);
    expect((await decide(paul, 'refuse')).statusCode).toBe(200);
    expect(await rolesOf(staffId)).not.toContain('PORTAL_ADMIN');
  });

  test('of two who release at once one does it', async () => {
    await prepare(jana);
    const id = (await open())?.id;
    const answers = await Promise.all([decide(paul, 'release', id), decide(paul, 'release', id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await jana.post(`/admin/administrators/${staffId}`, { _action: 'end' });
  });

  test('after 14 days it has lapsed, and can be prepared again', async () => {
    await prepare(jana);
    const id = (await open())?.id;
    portal.pass(14 * day);
    [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
    expect(await open()).toBeUndefined();
    expect((await decide(paul, 'release', id)).statusCode).toBe(409);
    expect((await prepare(jana)).statusCode).toBe(200);
    await decide(jana, 'withdraw');
  });

  test('what a person prepared who lost the right is not released', async () => {
    await prepare(jana);
    const id = (await open())?.id;
    await paul.post(`/admin/administrators/${await idOf('etc.admin')}`, { _action: 'end' });
    expect((await paul.post(`/admin/approvals/${id}`, { _action: 'release' })).statusCode).toBe(409);
    expect((await paul.post(`/admin/approvals/${id}`, { _action: 'refuse' })).statusCode).toBe(200);
    // With one holder only the act is refused.
    expect((await prepare(paul)).body).toContain('zweite Person');
    expect((await command('user', 'roles', '9001/etc.admin', 'PORTAL_EMPLOYEE,PORTAL_ADMIN')).code).toBe(0);
  });

  test.each([
    ['a partner', '1001', 'sp.admin'],
    ['an editor', '9001', 'chef.red'],
    ['a holder', '9001', 'etc.lead'],
  ])('%s cannot get it', async (_who, account, username) => {
    const user = await findUserByLogin(portal.services.db, account, username);
    expect((await prepare(jana, user?.id)).statusCode).toBe(409);
  });

  test.each([
    [{ user: '', reason }, 'user'],
    [{ user: 'x', reason: 'x' }, 'reason'],
    [{ user: 'x', reason: ' '.repeat(9) }, 'reason'],
  ])('%j is refused at its field %s', async (body, field) => {
    const answer = await jana.post('/admin/administrators', body);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  });
});

describe('§administration the command line follows the same rules', () => {
  test('it gives the right to employees alone', async () => {
    expect((await command('user', 'roles', '1001/sp.user', 'PORTAL_USER,PORTAL_ADMIN')).lines.join()).toContain(
      'name PORTAL_EMPLOYEE too',
    );
    const added = ['user', 'add', '9001/x', '--name', 'X', '--email', 'x@example.com', '--roles', 'PORTAL_ADMIN'];
    expect((await command(...added)).code).toBe(1);
    expect((await command('foundation', 'change', '1001', '--type', 'SP,PORTAL_ADMIN')).code).toBe(1);
  });

  test('the last holder is neither deleted nor shut out with the organisation', async () => {
    const requestOf = async (session: Session) =>
      (
        await session.post('/foundation/9001/deletion-request', {
          reason: 'Ich verlasse das Unternehmen.',
          password: demoPassword,
        })
      ).json().id;
    const approve = (id: string) =>
      jana.post(`/foundation/9001/data/${id}`, { _action: 'decide', decision: 'approved', answer: 'Geprüft.' });
    const [ofPaul, ofJana] = [await requestOf(paul), await requestOf(jana)];
    expect((await approve(ofPaul)).statusCode).toBe(200);
    expect((await approve(ofJana)).body).toContain('Jemand muss das Recht Verwaltung behalten');
    // The account is opened again before it is erased, and by then it is the last one.
    await command('user', 'enable', '9001/etc.lead');
    await command('user', 'disable', '9001/etc.admin');
    portal.pass(40 * day);
    await runDue(portal.services);
    expect(await rolesOf(await idOf('etc.lead'))).toContain('PORTAL_ADMIN');
    await command('user', 'enable', '9001/etc.admin');
    await portal.services.db.update(foundations).set({ active: false }).where(eq(foundations.trid, '9001'));
    [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
    expect((await jana.get('/admin/approvals')).statusCode).toBe(200);
    await portal.services.db.update(foundations).set({ active: true }).where(eq(foundations.trid, '9001'));
  });

  test('the last holder keeps it', async () => {
    expect((await command('user', 'roles', '9001/etc.lead', 'PORTAL_EMPLOYEE')).code).toBe(0);
    expect((await command('user', 'roles', '9001/etc.admin', 'PORTAL_EMPLOYEE')).lines.join()).toContain(
      'last administrator',
    );
    expect((await command('user', 'disable', '9001/etc.admin')).code).toBe(1);
    expect((await jana.get('/admin/approvals')).statusCode).toBe(200);
    expect((await command('user', 'roles', '9001/etc.lead', 'PORTAL_EMPLOYEE,PORTAL_ADMIN')).code).toBe(0);
    expect((await command('user', 'disable', '9001/etc.admin')).code).toBe(0);
    expect((await command('user', 'enable', '9001/etc.admin')).code).toBe(0);
  });
});

test('§administration what waits for release stands on the desk of the others, and is counted there', async () => {
  const page = async (session: Session) =>
    (await session.get('/staff/queue')).json<{ approvals?: { id: string }[]; counts: { all: number } }>();
  const before = (await page(paul)).counts.all;
  expect((await prepare(jana)).statusCode).toBe(200);
  const id = (await open())?.id;
  expect(await page(paul)).toMatchObject({
    approvals: [{ id, link: '/staff/approvals' }],
    counts: { all: before + 1 },
  });
  expect((await page(jana)).approvals).toBeUndefined();
  expect((await page(await portal.as('9001/etc.staff'))).approvals).toBeUndefined();
  expect((await decide(jana, 'withdraw')).statusCode).toBe(200);
  expect((await page(paul)).approvals).toBeUndefined();
});

describe('§administration the first administrator of a new portal', () => {
  /** As if no one else had ever held the right. */
  const begin = async () => {
    const { db } = portal.services;
    await db.delete(approvals);
    await db.delete(auditEntries).where(like(auditEntries.text, 'administration.end %'));
    await db
      .update(users)
      .set({ roles: sql`array_remove(${users.roles}, 'PORTAL_ADMIN')` })
      .where(ne(users.username, 'etc.admin'));
  };

  test('gives the right to the second alone, once', async () => {
    await begin();
    expect((await overview(jana)).isFirst).toBe(true);
    const answers = await Promise.all([prepare(jana), prepare(jana, await idOf('etc.lead'))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { isFirst, approvals: all } = await overview(jana);
    expect([isFirst, ...all.map(({ state }) => state).sort()]).toEqual([false, 'prepared', 'released']);
  });

  test.each(['end', 'dismiss'])('does not do so again after the right of the second was taken by %s', async (way) => {
    await begin();
    expect((await prepare(jana)).statusCode).toBe(200);
    await portal.services.db.delete(approvals);
    if (way === 'end') await jana.post(`/admin/administrators/${staffId}`, { _action: 'end' });
    else {
      const { people } = (await jana.get('/admin/organisations/9001')).json<Organisation>();
      const version = people.find(({ id }) => id === staffId)?.version;
      const body = { _action: 'dismiss', version, reason };
      expect((await jana.post(`/admin/organisations/9001/users/${staffId}`, body)).statusCode).toBe(200);
    }
    expect((await overview(jana)).isFirst).toBe(false);
    expect((await prepare(jana, await idOf('etc.lead'))).body).toContain('zweite Person');
    await command('user', 'roles', '9001/etc.staff', 'PORTAL_USER,PORTAL_EMPLOYEE');
    await command('user', 'roles', '9001/etc.lead', 'PORTAL_EMPLOYEE,PORTAL_ADMIN');
  });
});
