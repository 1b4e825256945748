import { expect, test } from 'vitest';
import { addMember } from '../profile/member-calls.ts';
import { idOf } from '../staff/desk-scope.ts';
import { callback } from '../support/file-calls.ts';
import { demoPassword, type Session } from '../support/portal.ts';
import { bodyOf, deliveriesOf, path, subscribe, webhooksOf } from './webhook-calls.ts';
import { admin, openOnce, portal, receiver } from './webhook-scene.ts';

openOnce();

test.each([
  ['ftp://erp.example/', 'webhookAddress'],
  ['https://user:secret@erp.example/', 'webhookAddress'],
  ['https://erp.example/#part', 'webhookAddress'],
  ['javascript:alert(1)', 'webhookAddress'],
  ['erp.example', 'webhookAddress'],
  ['', 'required'],
  ['https://[::1]/', 'webhookBlocked'],
  ['http://169.254.169.254/', 'webhookBlocked'],
])('§webhooks the address %s is refused with %s', async (url, fault) => {
  const answer = await admin.post(path, bodyOf(url));
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { url: fault }]);
});

test('§webhooks only who administers the organisation may: not users, deputies, views, employees, others', async () => {
  const { webhook } = await subscribe(admin, `${receiver.url}/rights`);
  await addMember(portal, '1002', 'weg', ['PORTAL_ETC_PORTAL_ADMIN']);
  const plain = await portal.as('1002/weg');
  const staff = await portal.as('9001/etc.staff');
  const one = `${path}/${webhook.id}`;
  const calls = (by: Session) => [
    by.get(path),
    by.get(`${one}/deliveries`),
    by.post(path, bodyOf(`${receiver.url}/x`)),
    by.post(one, { _action: 'test' }),
    by.post(`${one}/secret`, { password: demoPassword }),
    by.post(`${one}/secret/rotation`, { password: demoPassword }),
    by.post(`${one}/replay`, { from: 0, to: 1, onlyUndelivered: false }),
    by.delete(one),
  ];
  const codes = async (by: Session) => (await Promise.all(calls(by))).map(({ statusCode }) => statusCode);
  expect(new Set(await codes(plain))).toEqual(new Set([404]));
  expect(await codes(staff)).toEqual([200, 200, 403, 403, 403, 403, 403, 403]);
  expect((await staff.get(path)).json()).toMatchObject({ isEditable: false });
  const views = await staff.post('/staff/views', { trid: '1001', user: await idOf(portal, '1001', 'sp.admin') });
  const { token } = views.json();
  expect((await portal.call('GET', path, { token })).statusCode).toBe(403);
  const papers = await portal.as('1003/etc.papers');
  expect((await papers.get('/foundation/1003/webhooks')).statusCode).toBe(403);
  await admin.delete(one);
});

test('§webhooks addresses and messages of another organisation are not there', async () => {
  const { webhook } = await subscribe(admin, `${receiver.url}/own`, ['ticket.created']);
  await admin.post('/foundation/1001/data', callback);
  await portal.idle();
  const [delivery] = await deliveriesOf(admin, webhook.id);
  await addMember(portal, '1003', 'leitung', ['PORTAL_ETC_PORTAL_ADMIN']);
  const other = await portal.as('1003/leitung');
  const foreign = `/foundation/1003/webhooks/${webhook.id}`;
  const { password: _password, ...body } = bodyOf(webhook.url);
  const answers = await Promise.all([
    other.get(`${foreign}/deliveries`),
    other.get(`${foreign}/deliveries/${delivery?.id}`),
    other.post(`${foreign}/deliveries/${delivery?.id}/replay`, {}),
    other.post(`${foreign}/secret`, { password: demoPassword }),
    other.post(`${foreign}/secret/rotation`, { password: demoPassword }),
    other.post(foreign, { _action: 'pause' }),
    other.put(foreign, { ...body, version: 1 }),
    other.delete(foreign),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
  const before = receiver.received.length;
  await other.post('/foundation/1003/data', { ...callback, contactEmail: 'leitung@p1003.example.com' });
  await portal.idle();
  expect(receiver.received).toHaveLength(before);
  expect((await other.get('/foundation/1003/webhooks')).json().items).toEqual([]);
  // Two of one organisation do not share their messages either.
  const second = await subscribe(admin, `${receiver.url}/second`);
  const mixed = await admin.get(`${path}/${second.webhook.id}/deliveries/${delivery?.id}`);
  expect(mixed.statusCode).toBe(404);
  for (const { id } of await webhooksOf(admin)) await admin.delete(`${path}/${id}`);
});

test('§webhooks lists, messages and answers never hold a secret', async () => {
  const { webhook, secret } = await subscribe(admin, `${receiver.url}/secret`);
  await admin.post(`${path}/${webhook.id}`, { _action: 'test' });
  await portal.idle();
  const [delivery] = await deliveriesOf(admin, webhook.id);
  const answers = await Promise.all([
    admin.get(path),
    admin.get(`${path}/${webhook.id}/deliveries`),
    admin.get(`${path}/${webhook.id}/deliveries/${delivery?.id}`),
  ]);
  for (const { body } of answers) {
    expect(body).not.toContain(secret);
    expect(body).not.toMatch(/whsec_|"secret"|previousSecret/);
  }
  await admin.delete(`${path}/${webhook.id}`);
});

test('§webhooks events without the right, an eleventh address and test messages in a row are refused', async () => {
  const foreign = await admin.post(path, bodyOf(receiver.url, ['porting.refused']));
  expect(foreign.json().fields).toEqual({ events: 'webhookEventRight' });
  for (let n = 0; n < 10; n += 1) await subscribe(admin, `${receiver.url}/${n}`);
  expect((await admin.post(path, bodyOf(`${receiver.url}/0`))).json().fields).toEqual({ url: 'webhookMany:10' });
  const [first, second] = await webhooksOf(admin);
  await admin.delete(`${path}/${second?.id}`);
  expect((await admin.post(path, bodyOf(`${receiver.url}/0`))).json().fields).toEqual({ url: 'webhookTaken' });
  const codes: number[] = [];
  for (let n = 0; n < 21; n += 1)
    codes.push((await admin.post(`${path}/${first?.id}`, { _action: 'test' })).statusCode);
  expect([codes[0], codes.at(-1)]).toEqual([200, 429]);
  const { password: _password, ...body } = bodyOf(receiver.url);
  expect((await admin.post(path, body)).json().fields).toEqual({ password: 'required' });
});

test('§webhooks who ends all access from outside pauses all messages too', async () => {
  for (const { id } of await webhooksOf(admin)) await admin.delete(`${path}/${id}`);
  await subscribe(admin, `${receiver.url}/end`);
  expect((await admin.post('/foundation/1001/access-end', { password: demoPassword })).statusCode).toBe(200);
  expect((await webhooksOf(admin)).map(({ pauseReason }) => pauseReason)).toEqual(['manual']);
});
