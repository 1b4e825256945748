import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxViews } from '#contract/list-view.ts';
import { insertMemberships } from '#server/queries/session/foundations.ts';
import { findUserByLogin } from '#server/queries/session/users.ts';
import { eraseAccount } from '#server/session/delete-account.ts';
import { demoPassword, openPortal, type Portal, type Session } from '../support/portal.ts';
import { readZip } from '../support/read-zip.ts';

let portal: Portal;
let petra: Session;
let jens: Session;
beforeAll(async () => {
  portal = await openPortal();
  petra = await portal.as('1001/sp.admin');
  jens = await portal.as('1001/sp.user');
  // All users of 1001 manage it, none of 1002.
  const { db } = portal.services;
  const { id = '' } = (await findUserByLogin(db, '1001', 'sp.admin')) ?? {};
  await insertMemberships(db, [{ userId: id, trid: '1002' }]);
});
afterAll(() => portal.close());

const views = (trid = '1001') => `/foundation/${trid}/list-views`;
const body = (name: string, isShared = false) => ({
  list: 'orders',
  name,
  query: { status: 'open', sort: '-created' },
  columns: ['customer', 'number'],
  density: 'compact',
  isShared,
});
const save = async (who: Session, name: string, isShared = false, trid = '1001') =>
  (await who.post(views(trid), body(name, isShared))).json();
const namesOf = async (who: Session, trid = '1001', query: Record<string, string> = {}): Promise<string[]> =>
  (await who.get(views(trid), { query })).json().items.map(({ name }: { name: string }) => name);
const change = ({ id: _id, list: _list, ...view }: Record<string, unknown>, changes: object = {}) => {
  const { name, query, columns, density, isShared, version } = view;
  return { name, query, columns, density, isShared, version, ...changes };
};

test('§list-views a view is saved, read, changed and deleted', async () => {
  const view = await save(petra, 'Meine Woche');
  expect(view).toMatchObject({
    ...body('Meine Woche'),
    isPinned: false,
    isDefault: false,
    isEditable: true,
    version: 1,
  });
  expect(view).not.toHaveProperty('author');
  expect(await namesOf(petra, '1001', { list: 'orders' })).toContain('Meine Woche');
  expect(await namesOf(petra, '1001', { list: 'tickets' })).not.toContain('Meine Woche');
  const changed = await petra.put(`${views()}/${view.id}`, change(view, { name: 'Diese Woche', query: {} }));
  expect(changed.json()).toMatchObject({ name: 'Diese Woche', query: {}, version: 2 });
  expect((await petra.delete(`${views()}/${view.id}`)).statusCode).toBe(204);
  expect((await petra.delete(`${views()}/${view.id}`)).statusCode).toBe(404);
});

test('§list-views a private view is found by its user alone, a shared one by colleagues too', async () => {
  const own = await save(petra, 'Nur für mich', false, '1002');
  const shared = await save(petra, 'Für alle', true, '1002');
  expect(await namesOf(jens, '1002')).toContain('Für alle');
  expect(await namesOf(jens, '1002')).not.toContain('Nur für mich');
  const { items } = (await jens.get(views('1002'))).json();
  const seen = items.find(({ id }: { id: string }) => id === shared.id);
  expect(seen).toMatchObject({ author: 'Petra Sommer', isEditable: false });
  for (const call of [
    jens.put(`${views('1002')}/${own.id}`, change(own)),
    jens.put(`${views('1002')}/${own.id}/marks`, { isPinned: true, isDefault: false }),
    jens.delete(`${views('1002')}/${own.id}`),
  ])
    expect((await call).statusCode).toBe(404);
  expect((await jens.put(`${views('1002')}/${shared.id}`, change(shared))).statusCode).toBe(403);
  expect((await jens.delete(`${views('1002')}/${shared.id}`)).statusCode).toBe(403);
});

test('§list-views who manages the organisation changes, hides and deletes what colleagues share', async () => {
  const shared = await save(jens, 'Von Jens', true);
  const renamed = await petra.put(`${views()}/${shared.id}`, change(shared, { name: 'Offene Aufträge' }));
  expect(renamed.json()).toMatchObject({ name: 'Offene Aufträge', author: 'Jens Winter', isEditable: true });
  await petra.put(`${views()}/${shared.id}/marks`, { isPinned: true, isDefault: true });
  const hidden = await petra.put(`${views()}/${shared.id}`, change(renamed.json(), { isShared: false }));
  expect(hidden.statusCode).toBe(200);
  expect(await namesOf(petra)).not.toContain('Offene Aufträge');
  expect(await namesOf(jens)).toContain('Offene Aufträge');
  await jens.put(`${views()}/${shared.id}`, change(hidden.json(), { isShared: true }));
  expect((await petra.get(views())).json().items).toContainEqual(
    expect.objectContaining({ id: shared.id, isPinned: false, isDefault: false }),
  );
  expect((await petra.delete(`${views()}/${shared.id}`)).statusCode).toBe(204);
});

test('§list-views no organisation sees or changes the views of another', async () => {
  const shared = await save(petra, 'Von 1001', true);
  const other = await portal.as('2001/ws.user');
  expect(await namesOf(other, '2001')).not.toContain('Von 1001');
  const strange = [
    await other.put(`${views('2001')}/${shared.id}`, change(shared)),
    await other.put(`${views('2001')}/missing`, change(shared)),
    await other.delete(`${views('1001')}/${shared.id}`),
  ].map((answer) => ({ ...answer.json(), requestId: '' }));
  expect(new Set(strange.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(strange[0]).toMatchObject({ _error: 404 });
});

test('§list-views employees share their views with each other in every organisation, never with partners', async () => {
  const staff = await portal.as('9001/etc.staff');
  await save(staff, 'Offen beim Team', true);
  expect(await namesOf(staff, '2001')).toContain('Offen beim Team');
  expect(await namesOf(staff, '1002')).not.toContain('Für alle');
  expect(await namesOf(petra)).not.toContain('Offen beim Team');
});

test('§list-views the view of a partner reads the partner’s views and changes none', async () => {
  const staff = await portal.as('9001/etc.staff');
  const { items } = (await staff.get('/foundation/1001/desk-users')).json();
  const user = items.find(({ userId }: { userId: string }) => userId === '1001/sp.admin').id;
  const { token } = (await staff.post('/staff/views', { trid: '1001', user })).json();
  await save(petra, 'Was Petra sieht');
  const read = await portal.call('GET', views(), { token });
  expect(read.json().items.map(({ name }: { name: string }) => name)).toContain('Was Petra sieht');
  const write = await portal.call('POST', views(), { token, body: body('Fremd') });
  expect(write.statusCode).toBe(403);
});

test('§list-views of several defaults of a list the last one counts, for its user alone', async () => {
  const [first, second] = [await save(petra, 'Erste', true), await save(petra, 'Zweite', true)];
  const mark = (who: Session, id: string, marks: object) => who.put(`${views()}/${id}/marks`, marks);
  await mark(petra, first.id, { isPinned: true, isDefault: true });
  await mark(petra, second.id, { isPinned: false, isDefault: true });
  const marks = async (who: Session) =>
    (await who.get(views()))
      .json()
      .items.flatMap((view: Record<string, unknown>) =>
        view['isDefault'] || view['isPinned'] ? [[view['name'], view['isPinned'], view['isDefault']]] : [],
      );
  expect(await marks(petra)).toEqual([
    ['Erste', true, false],
    ['Zweite', false, true],
  ]);
  expect(await marks(jens)).toEqual([]);
});

test('§list-views a repeated create makes one view, a repeated change is no conflict, an old one is', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const first = (await petra.post(views(), body('Einmal'), { headers })).json();
  expect((await petra.post(views(), body('Einmal'), { headers })).json()).toEqual(first);
  expect((await namesOf(petra)).filter((name) => name === 'Einmal')).toHaveLength(1);
  const renamed = change(first, { name: 'Umbenannt' });
  await petra.put(`${views()}/${first.id}`, renamed);
  expect((await petra.put(`${views()}/${first.id}`, renamed)).json()).toMatchObject({ version: 2 });
  const late = await petra.put(`${views()}/${first.id}`, change(first, { name: 'Zu spät' }));
  expect([late.statusCode, late.json().listView]).toMatchObject([409, { name: 'Umbenannt', version: 2 }]);
});

test.each([
  ['an unknown list', { list: 'secrets' }, { list: 'choose' }],
  ['no name', { name: ' ' }, { name: 'required' }],
  ['a name that is too long', { name: 'x'.repeat(61) }, { name: 'tooLong:60' }],
  ['too many filters', { query: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`f${n}`, 'x'])) }, undefined],
  ['a filter that is no name', { query: { 'a b': 'x' } }, undefined],
  ['a column that is no name', { columns: ['<b>'] }, undefined],
  ['an unknown density', { density: 'huge' }, undefined],
  ['a foreign user', { userId: 'x' }, undefined],
])('§list-views %s is refused', async (_case, change, fields) => {
  const answer = await petra.post(views(), { ...body('Falsch'), ...change });
  expect(answer.statusCode).toBe(400);
  if (fields) expect(answer.json().fields).toEqual(fields);
});

test('§list-views more than a hundred of one user are refused', async () => {
  const user = await portal.as('1003/etc.papers');
  for (let n = 0; n < maxViews; n += 1) await save(user, `Nummer ${n}`, false, '1003');
  expect((await user.post(views('1003'), body('Zu viel'))).statusCode).toBe(429);
});

test('§list-views are in the export of own data and erased with the user, but for those that are shared', async () => {
  await save(jens, 'Privat von Jens');
  const shared = await save(jens, 'Geteilt von Jens', true);
  await jens.put(`${views()}/${shared.id}/marks`, { isPinned: true, isDefault: false });
  const zip = readZip((await jens.post('/me/export', { password: demoPassword, language: 'de' })).rawPayload);
  const exported = zip.find(({ name }) => name === '1001-list-views.json')?.content.toString('utf8') ?? '';
  expect(exported).toContain('Privat von Jens');
  expect(exported).not.toContain('Petra');
  const { db, config } = portal.services;
  const user = await findUserByLogin(db, '1001', 'sp.user');
  const by = { id: 'x', name: 'x' };
  await db.transaction((tx) => eraseAccount({ tx, config, now: portal.now(), by }, user?.id ?? ''));
  const { items } = (await petra.get(views())).json();
  const left = items.filter(({ name }: { name: string }) => name.endsWith('von Jens'));
  expect(left).toMatchObject([{ name: 'Geteilt von Jens', author: 'Gelöschter Benutzer', isEditable: true }]);
});
