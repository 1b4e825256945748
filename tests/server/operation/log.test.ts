import { afterAll, beforeAll, expect, test } from 'vitest';
import { callback } from '../support/file-calls.ts';
import { demoPassword, openPortal, type Portal, ticketOf } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ LOG_LEVEL: 'trace' });
});
afterAll(() => portal.close());

const lines = () => portal.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('§faults the log is JSON lines with the id that the caller got', async () => {
  const answer = await portal.call('GET', '/foundation');
  const { requestId } = answer.json();
  const own = lines().filter((line) => line.reqId === requestId);
  expect(own.length).toBeGreaterThan(0);
  expect(own[0]).toMatchObject({ req: { method: 'GET', route: '/api/foundation' } });
});

test('§faults the log line of a call has its route, ids, status and time, and nothing private', async () => {
  const session = await portal.as('1001/sp.admin');
  await session.get('/foundation/1001/data', { query: { type: 'hd.ticket', search: 'Suchgeheimnis' } });
  await session.get('/foundation/1001/data/none');
  // Asked by a monitor all the time.
  await portal.call('GET', '/health');
  const calls = lines().filter(({ msg }) => msg === 'request completed');
  const fields = (of: (line: Record<string, unknown>) => unknown) =>
    [...new Set(calls.flatMap((line) => Object.keys(of(line) as object)))].sort();
  expect(fields((line) => line)).toEqual(['level', 'msg', 'pid', 'req', 'reqId', 'res', 'responseTime', 'time']);
  expect(fields(({ req }) => req)).toEqual(['id', 'method', 'route', 'trid']);
  expect(fields(({ res }) => res)).toEqual(['statusCode']);
  expect(calls.map(({ req }) => (req as { route: string }).route)).not.toContain('/api/health');
});

test('§faults no password, token, name, mail address or search word is logged, even on errors', async () => {
  const session = await portal.as('1001/sp.admin');
  const { _resetToken } = (await portal.signIn('1002/reset.user')).json();
  const { _termsToken } = (await portal.signIn('1002/terms.user')).json();
  const secretPassword = 'Geheim-Wort-4711';
  await portal.signIn('1001/sp.admin', secretPassword);
  await session.post('/password/change', { current: secretPassword, password: secretPassword });
  await portal.call('POST', '/password/reset-request', { body: { userId: '1001/sp.admin' } });
  const mail = (await portal.mails()).join('');
  const [, mailed = ''] = /token=3D([\w-]{20})/.exec(mail) ?? [];
  const { id } = (await session.post('/foundation/1001/data', callback)).json();
  await session.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Vertraulichwort' });
  await session.get('/foundation/1001/data', { query: { type: 'hd.ticket', search: 'Suchgeheimnis' } });
  await portal.call('GET', '/public/filedownload/Kundenname.pdf', {
    query: { token: 'Tokengeheimnis', jwt: session.token },
  });
  await portal.call('GET', '/nowhere/Kundenname', { query: { token: 'Tokengeheimnis' } });
  await portal.call('POST', '/jwt_token', {
    body: `{"_ticket":"${ticketOf('x/y')}`,
    headers: { 'content-type': 'application/json' },
  });

  const { log, db } = portal.services;
  const { insertUsers, findUserByLogin } = await import('#server/queries/session/users.ts');
  const twice = await findUserByLogin(db, '1001', 'sp.admin');
  const failed = await insertUsers(db, twice ? [twice] : []).catch((error: unknown) => error);
  log.error({ err: failed }, 'a failed statement');
  const long = { ...twice, displayName: 'Erste Zeile\nZweitgeheimnis\n    at Drittgeheimnis' };
  const failedToo = await insertUsers(db, twice ? [long as typeof twice] : []).catch((error: unknown) => error);
  log.error({ err: failedToo }, 'a failed statement with lines of its own');
  log.error(String(failedToo));
  log.info({ password: secretPassword, user: { email: 'someone@example.com', name: 'Petra Sommer' } }, 'fields');
  log.info(`text with ${session.token} and someone@example.com`);

  const text = portal.logLines.join('\n');
  expect(text).toContain('a failed statement');
  expect(text).toContain('server/queries/session/users.ts');
  expect(mailed).not.toBe('');
  const secrets = [
    demoPassword,
    secretPassword,
    ticketOf('1001/sp.admin'),
    session.token,
    session.token.split('.')[2],
    _resetToken,
    _termsToken,
    mailed,
    'Tokengeheimnis',
    'Suchgeheimnis',
    'Vertraulichwort',
    'Kundenname',
    'Zweitgeheimnis',
    'Drittgeheimnis',
    'Sommer',
    'example.com',
    '$argon2',
    callback.contactPhone,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
  // Who guards against guesses needs the account, and nothing else does.
  const names = lines().filter((line) => JSON.stringify(line).includes('sp.admin'));
  expect(names.every(({ msg }) => msg === 'login failed')).toBe(true);
});

test('§faults a failed login is logged with address and known user, never with unknown input', async () => {
  const { length } = portal.logLines;
  const body = (userId: string) => ({ _ticket: ticketOf(userId, 'Falsch-Wort-1'), timeout: 1000 });
  const from = (userId: string) =>
    portal.app.inject({ method: 'POST', url: '/api/jwt_token', payload: body(userId), remoteAddress: '192.0.2.7' });
  await from('1001/SP.user');
  await from('1001/Mein-Passwort');
  const failed = lines()
    .slice(length)
    .filter(({ msg }) => msg === 'login failed');
  expect(failed).toEqual([
    expect.objectContaining({ level: 40, address: '192.0.2.7', user: '1001/sp.user' }),
    expect.not.objectContaining({ user: expect.anything() }),
  ]);
  expect(JSON.stringify(failed)).not.toMatch(/Falsch-Wort|Mein-Passwort/);
});

test('§faults an unexpected failure answers 500 without a word about the inside, and is logged', async () => {
  const session = await portal.as('1001/sp.admin');
  const { db } = portal.services;
  const { sql } = await import('drizzle-orm');
  await db.execute(sql`alter table records rename to gone`);
  const answer = await session.get('/hotspot/');
  await db.execute(sql`alter table gone rename to records`);
  expect(answer.statusCode).toBe(500);
  expect(Object.keys(answer.json()).sort()).toEqual(['_error', '_errorMessage', 'requestId']);
  expect(answer.body).not.toMatch(/hotspot|select|relation/i);
  const logged = lines().find((line) => line.reqId === answer.json().requestId && line.level === 50);
  expect(logged?.err).toMatchObject({ stack: expect.any(String) });
});
