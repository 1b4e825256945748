import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBuiltContent } from '../support/built-content.ts';
import { hour, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const now = portal.now();
  writeBuiltContent(portal, 'tutorials', [
    { id: 'open', restricted: false, title: 'Offen' },
    { id: 'admin', roles: ['PORTAL_EMPLOYEE', 'PORTAL_ETC_PORTAL_ADMIN'], title: 'Für Admins' },
    { id: 'partner', roles: ['SP'], title: 'Für Partner' },
    { id: 'soon', validFrom: now + hour, title: 'Bald' },
    { id: 'now', validFrom: now - hour, validUntil: now + hour, title: 'Jetzt' },
    { id: 'over', validUntil: now - hour, title: 'Vorbei' },
  ]);
  writeBuiltContent(portal, 'announcements', [
    { id: 'all', restricted: false, title: 'An alle', text: 'x', level: 'info' },
    { id: 'staff', roles: ['PORTAL_EMPLOYEE'], title: 'Intern', text: 'x', level: 'warn' },
  ]);
});
afterAll(() => portal.close());

async function titles(userId: string, path: string, query: Record<string, string> = {}) {
  const session = await portal.as(userId);
  const answer = await session.get(path, { query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: { title: string }[] }>().items.map(({ title }) => title);
}

test.each([
  ['a user without further roles', '1004/plain.user', '1004', ['Jetzt']],
  ['a sales partner', '1001/sp.user', '1002', ['Für Partner', 'Jetzt']],
  ['a tag of the organisation acted for', '1001/sp.user', '1001', ['Für Admins', 'Für Partner', 'Jetzt']],
  ['an employee', '9001/etc.staff', '9001', ['Für Admins', 'Für Partner', 'Jetzt']],
])(
  '§interface.restricted-content restricted content is answered to %s by roles and time',
  async (_who, userId, _foundation, expected) =>
    expect(await titles(userId, '/content/tutorials', { _foundation })).toEqual(expected),
);

test('§interface.restricted-content without an organisation only the user’s own roles count', async () =>
  expect(await titles('2002/spws.user', '/content/tutorials')).toEqual(['Jetzt']));

test('§interface.restricted-content a foreign organisation and a missing one answer the same 404', async () => {
  const session = await portal.as('1004/plain.user');
  const answers = await Promise.all(
    ['1001', '7777'].map((_foundation) => session.get('/content/tutorials', { query: { _foundation } })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  const [foreign, missing] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
  expect(foreign).toEqual(missing);
});

test('§1 texts come in the language that is asked for', async () => {
  const session = await portal.as('1004/plain.user');
  const answer = await session.get('/content/tutorials', { query: { _lang: 'en' } });
  expect(answer.json().items[0]).toMatchObject({ id: 'now', html: '<p>en</p>', german: ['html'] });
});

test('§interface.restricted-content who may see an entry is not told', async () => {
  const session = await portal.as('9001/etc.staff');
  expect((await session.get('/content/tutorials')).body).not.toContain('PORTAL_ETC_PORTAL_ADMIN');
});

test('§2 an unknown collection is not found', async () => {
  const session = await portal.as('1004/plain.user');
  expect((await session.get('/content/secrets')).statusCode).toBe(404);
});

test('§interface.restricted-content a user no longer sees an announcement after dismissing it', async () => {
  expect(await titles('9001/etc.staff', '/content/announcements')).toEqual(['An alle', 'Intern']);
  const staff = await portal.as('9001/etc.staff');
  for (const again of [204, 204])
    expect((await staff.post('/content/announcements/all/dismissal', {})).statusCode).toBe(again);
  expect(await titles('9001/etc.staff', '/content/announcements')).toEqual(['Intern']);
  expect(await titles('1004/plain.user', '/content/announcements')).toEqual(['An alle']);
});

test('§interface.restricted-content an announcement for others can neither be seen nor put away', async () => {
  const plain = await portal.as('1004/plain.user');
  expect((await plain.post('/content/announcements/staff/dismissal', {})).statusCode).toBe(404);
});

test('§interface.restricted-content a new build takes effect without a restart', async () => {
  expect(await titles('1004/plain.user', '/content/newsletters')).toEqual([]);
  writeBuiltContent(portal, 'newsletters', [{ id: 'one', roles: ['PORTAL_USER'], title: 'Eins' }]);
  expect(await titles('1004/plain.user', '/content/newsletters')).toEqual(['Eins']);
});
