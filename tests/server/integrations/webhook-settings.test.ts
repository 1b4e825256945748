import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { webhookDeliveries, webhookSubscriptions } from '#server/db/tables/webhook-tables.ts';
import { deleteExpired } from '#server/maintenance/delete-expired.ts';
import { read } from '../me/notices.ts';
import { day, demoPassword } from '../support/portal.ts';
import { verified } from './receiver.ts';
import { bodyOf, deliveriesOf, path, subscribe, trid } from './webhook-calls.ts';
import { admin, newTicket, openEach, portal, receiver, renew } from './webhook-scene.ts';

openEach();

test('§webhooks a secret that is replaced signs beside the new one for 24 hours', async () => {
  const { webhook, secret } = await subscribe(admin, receiver.url);
  const wrong = await admin.post(`${path}/${webhook.id}/secret/rotation`, { password: 'falsch-falsch' });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: 'passwordWrong' }]);
  const rotated = await admin.post(`${path}/${webhook.id}/secret/rotation`, { password: demoPassword });
  const { secret: next, previousUntil } = rotated.json();
  expect(previousUntil).toBe(portal.now() + day);
  await newTicket();
  expect(receiver.received.at(-1)?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
  const message = receiver.received.at(-1);
  expect(verified(next, message, portal.now())).toEqual(verified(secret, message, portal.now()));
  portal.pass(day);
  await renew();
  await newTicket();
  expect(receiver.received.at(-1)?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  const shown = await admin.post(`${path}/${webhook.id}/secret`, { password: demoPassword });
  expect(shown.json()).toEqual({ secret: next });
});

test('§webhooks two administrators at once lose nothing, and a new address asks for the password', async () => {
  const { webhook } = await subscribe(admin, receiver.url);
  const { password: _password, ...body } = bodyOf(receiver.url, ['order.created']);
  const change = { ...body, version: webhook.version };
  const changed = await admin.put(`${path}/${webhook.id}`, change);
  expect(changed.json()).toMatchObject({ events: ['order.created'], version: 2 });
  expect((await admin.put(`${path}/${webhook.id}`, change)).statusCode).toBe(409);
  const moved = { ...change, version: 2, url: `${receiver.url}/2` };
  expect((await admin.put(`${path}/${webhook.id}`, moved)).json().fields).toEqual({ password: 'required' });
  const proved = await admin.put(`${path}/${webhook.id}`, { ...moved, password: demoPassword });
  expect(proved.json()).toMatchObject({ url: moved.url, version: 3 });
});

test('§webhooks every act is in the audit log and mailed, without the address and the secret', async () => {
  const { webhook, secret } = await subscribe(admin, `${receiver.url}?token=geheim`);
  await admin.post(`${path}/${webhook.id}/secret`, { password: demoPassword });
  await admin.post(`${path}/${webhook.id}/secret/rotation`, { password: demoPassword });
  await admin.post(`${path}/${webhook.id}`, { _action: 'pause' });
  await admin.post(`${path}/${webhook.id}`, { _action: 'resume', sendsHeld: false });
  await admin.delete(`${path}/${webhook.id}`);
  await portal.idle();
  const texts = (await portal.services.db.select().from(auditEntries))
    .filter(({ kind }) => kind === 'rights')
    .map(({ text }) => text ?? '');
  const host = `erp.example:${receiver.port}`;
  expect(texts).toEqual([
    `webhook.create ${host} · ticket.created`,
    ...['showSecret', 'rotateSecret', 'pause', 'resume', 'delete'].map((act) => `webhook.${act} ${host}`),
  ]);
  const mails = (await portal.mails()).map(read).filter((mail) => mail.includes(host));
  expect(mails).toHaveLength(10);
  for (const one of [...texts, ...mails, ...portal.logLines]) {
    expect(one).not.toContain('geheim');
    expect(one).not.toContain(secret.slice(6));
  }
  const { db } = portal.services;
  expect(await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.trid, trid))).toEqual([]);
});

test('§webhooks messages go after 30 days, and replaced secrets after a day', async () => {
  const { webhook } = await subscribe(admin, receiver.url);
  await newTicket();
  await admin.post(`${path}/${webhook.id}/secret/rotation`, { password: demoPassword });
  portal.pass(31 * day);
  await deleteExpired(portal.services.db, portal.now());
  await renew();
  expect(await deliveriesOf(admin, webhook.id)).toEqual([]);
  const { db } = portal.services;
  const secrets = db.select({ previous: webhookSubscriptions.previousSecret }).from(webhookSubscriptions);
  expect(await secrets.where(eq(webhookSubscriptions.trid, trid))).toEqual([{ previous: null }]);
});
