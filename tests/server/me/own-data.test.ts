import { afterAll, beforeAll, expect, test } from 'vitest';
import { callback } from '../support/file-calls.ts';
import { day, demoPassword, openPortal, type Portal, type Session } from '../support/portal.ts';
import { readZip } from '../support/read-zip.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const load = (user: Session, password = demoPassword, language = 'de') =>
  user.post('/me/export', { password, language });
const plain = (mail = '') => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

test('§access the export holds what is known of the user, and nothing of others', async () => {
  const [petra, jens] = [await portal.as('1001/sp.admin'), await portal.as('1001/sp.user')];
  const mine = (await petra.post('/foundation/1001/data', callback)).json().id;
  const theirs = (await jens.post('/foundation/1001/data', callback)).json().id;
  const answer = await load(petra);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['content-disposition']).toContain('Meine-Daten.zip');
  const files = readZip(answer.rawPayload);
  const names = files.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'account.json',
      'settings.json',
      'sessions.json',
      'terms.json',
      'profile.json',
      'second-factors.json',
      'Übersicht.html',
    ]),
  );
  const contents = files.map(({ content }) => content.toString('utf8')).join('\n');
  expect(contents).toContain(mine);
  expect(contents).not.toContain(theirs);
  expect(contents).not.toMatch(/argon2|passwordHash/);
  expect(contents).not.toContain(petra.token.split('.')[2]);
  const records = files
    .filter(({ name }) => name.includes('-records-'))
    .flatMap(({ content }) => JSON.parse(content.toString('utf8')));
  // The deputy that she named is part of her data, too.
  const ofJens = records.filter((record) => JSON.stringify(record).match(/Jens Winter|sp\.user/));
  expect(ofJens.map(({ type }: { type: string }) => type)).toEqual(['etc.deputy']);
  expect(new Set(records.map(({ createdBy }: { createdBy: string }) => createdBy))).toEqual(new Set(['Petra Sommer']));
});

test.each([
  ['a wrong password', { password: 'Falsch-Falsch-99', language: 'de' }, 400, { password: 'passwordWrong' }],
  ['no password', { language: 'de' }, 400, undefined],
  ['the user of somebody else', { password: demoPassword, language: 'de', userId: 'x' }, 400, undefined],
])('§access the export refuses %s', async (_case, body, code, fields) => {
  const user = await portal.as('2001/ws.user');
  const answer = await user.post('/me/export', body);
  expect(answer.statusCode).toBe(code);
  if (fields) expect(answer.json().fields).toEqual(fields);
});

test('§access the export answers three times in some hours, so that it cannot guess passwords', async () => {
  const user = await portal.as('1003/etc.papers');
  const answers = [];
  for (let n = 0; n < 4; n += 1) answers.push((await load(user, demoPassword, 'en')).statusCode);
  expect(answers).toEqual([200, 200, 200, 429]);
  portal.pass(day);
  const later = await portal.as('1003/etc.papers');
  expect((await load(later)).statusCode).toBe(200);
  for (let n = 0; n < 12; n += 1) await load(later, `Falsch-Falsch-${n}`);
  expect((await load(later)).json().fields).toEqual({ password: 'passwordWrong' });
});

test('§access if two users have the same name, neither gets the records of the other', async () => {
  const [jens, other] = [await portal.as('1001/sp.user'), await portal.as('1004/plain.user')];
  await portal.database.db.execute(`update users set display_name = 'Jens Winter' where username = 'plain.user'`);
  for (const user of [jens, other]) {
    const files = readZip((await load(user)).rawPayload);
    expect(files.filter(({ name }) => name.includes('-records-'))).toEqual([]);
    expect(files.at(-1)?.content.toString('utf8')).toContain('denselben Namen');
  }
});

const ask = (user: Session, reason = 'Ich verlasse das Unternehmen.', password = demoPassword) =>
  user.post('/foundation/1001/deletion-request', { reason, password });
const render = async (user: Session) =>
  (await user.get('/foundation/1001/data', { query: { type: 'etc.deletion' } })).json();

test('§access a deletion request is seen only by employees and its user, who can withdraw it', async () => {
  const [petra, jens, staff] = [
    await portal.as('1001/sp.admin'),
    await portal.as('1001/sp.user'),
    await portal.as('9001/etc.staff'),
  ];
  expect((await ask(petra, undefined, 'Falsch-Falsch-99')).json().fields).toEqual({ password: 'passwordWrong' });
  expect((await ask(petra, 'kurz')).statusCode).toBe(400);
  const { id, data } = (await ask(petra)).json();
  expect(data).toMatchObject({ login: '1001/sp.admin', state: 'submitted' });
  expect((await ask(petra)).statusCode).toBe(400);
  const [mine, theirs, all] = [await render(petra), await render(jens), await render(staff)];
  expect([mine.total, theirs.total]).toEqual([1, 0]);
  expect(all.items.map((one: { id: string }) => one.id)).toContain(id);
  expect((await jens.get(`/foundation/1001/data/${id}`)).statusCode).toBe(404);
  expect((await jens.post(`/foundation/1001/data/${id}`, { _action: 'withdraw' })).statusCode).toBe(404);
  expect(
    (await petra.post(`/foundation/1001/data/${id}`, { _action: 'decide', decision: 'approved', answer: 'Ja gern' }))
      .statusCode,
  ).toBe(403);
  expect((await staff.post(`/foundation/1001/data/${id}`, { _action: 'withdraw' })).statusCode).toBe(409);
  expect((await petra.post(`/foundation/1001/data/${id}`, { _action: 'withdraw' })).json().data.state).toBe(
    'withdrawn',
  );
  const late = { _action: 'decide', decision: 'approved', answer: 'Wird gelöscht.' };
  expect((await staff.post(`/foundation/1001/data/${id}`, late)).statusCode).toBe(409);
});

test('§access the engine makes no deletion request without the password', async () => {
  const user = await portal.as('1001/sp.user');
  const body = { type: 'etc.deletion', reason: 'Ich verlasse das Unternehmen.', login: '1001/sp.admin' };
  expect((await user.post('/foundation/1001/data', body)).statusCode).toBe(400);
});

test('§access the answer to a deletion request comes by mail, in both languages', async () => {
  const [jens, staff] = [await portal.as('1001/sp.user'), await portal.as('9001/etc.staff')];
  const { id } = (await ask(jens)).json();
  const decided = await staff.post(`/foundation/1001/data/${id}`, {
    _action: 'decide',
    decision: 'refused',
    answer: 'Es ist noch ein Auftrag offen.',
  });
  expect(decided.json().data.state).toBe('refused');
  const mail = plain((await portal.mails()).at(-1));
  expect(mail).toContain('sp.user@');
  expect(mail).toContain('noch ein Auftrag offen');
  expect(mail).toContain('/en/settings');
  expect((await ask(jens)).statusCode).toBe(200);
});
