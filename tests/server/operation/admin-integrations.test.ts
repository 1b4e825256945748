import { expect, test } from 'vitest';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { giveKeyOf } from '#server/integrations/give-key.ts';
import { deliveriesOf, subscribe, webhooksOf } from '../integrations/webhook-calls.ts';
import { admin, openOnce, portal, receiver } from '../integrations/webhook-scene.ts';
import { callback } from '../support/file-calls.ts';

openOnce();

const order = (...words: string[]) => {
  const makeApiKey = (wanted: Parameters<typeof giveKeyOf>[1]) => giveKeyOf(portal.services, wanted);
  return runCommand({ ...portal.services, makeApiKey }, words, { by: 'betrieb' });
};
/** Lines of an order that must succeed. */
async function done(...words: string[]): Promise<readonly string[]> {
  const { code, lines } = await order(...words);
  expect([code, lines.join('\n')]).toEqual([0, expect.any(String)]);
  return lines;
}
async function refusal(...words: string[]): Promise<string> {
  const { code, lines } = await order(...words);
  expect(code).toBe(1);
  return lines.join('\n');
}
const audit = async () => JSON.stringify(await portal.services.db.select().from(auditEntries));
const making = (by: string, more: string[] = []) => [
  ...['api-key', 'make', '1001', '--by', by, '--name', 'Helpdesk', '--rights', 'tickets:write'],
  ...['--until', '2027-01-31', ...more],
];

test('§integrations an operator makes a key for an administrator, sees its secret once, and ends it', async () => {
  const mails = (await portal.mails()).length;
  const [made = '', secret = ''] = await done(...making('1001/sp.admin', ['--networks', '127.0.0.0/8']));
  const id = /^Made key (\S+)\./.exec(made)?.[1] ?? '';
  const tickets = () => portal.call('GET', '/foundation/1001/data', { token: secret, query: { type: 'hd.ticket' } });
  expect((await tickets()).statusCode).toBe(200);
  const list = (await done('api-key', 'list', '1001')).join('\n');
  expect(list).toContain(
    `${id}\tHelpdesk\t${secret.slice(0, 12)}\ttickets:write\t127.0.0.0/8\t2027-01-31\tPetra Sommer`,
  );
  expect(list).not.toContain(secret);
  await done('api-key', 'end', '1001', id);
  expect((await tickets()).statusCode).toBe(401);
  expect((await done('api-key', 'list', '1001')).join('\n')).toMatch(/Helpdesk.*\tended$/m);
  expect(await refusal('api-key', 'end', '1001', id)).toContain('has no key');
  expect(await refusal('api-key', 'end', '1003', id)).toContain('has no key');
  const entries = await audit();
  for (const text of ['made Helpdesk tickets:write 2027-01-31', 'ended Helpdesk', 'api-key make 1001 --by'])
    expect(entries).toContain(text);
  expect(entries).not.toContain(secret.slice(12));
  expect(portal.logLines.join('')).not.toContain(secret.slice(12));
  expect((await portal.mails()).length).toBeGreaterThan(mails);
});

test.each([
  [making('1003/etc.papers'), 'does not administer 1001'],
  [making('9001/etc.staff'), 'does not administer 1001'],
  [making('1001/missing'), 'there is no user'],
  [making('1001/sp.admin', ['--rights', 'wholesale:read']), 'rights.wholesale: that user has not this right'],
  [making('1001/sp.admin', ['--rights', 'users:write']), 'wrong or missing: rights'],
  [making('1001/sp.admin', ['--until', '2020-01-01']), 'until: its last day is past'],
  [['api-key', 'make', '1001'], '--by is needed'],
  [['api-key', 'list', '4711'], 'there is no foundation 4711'],
])('§integrations an order %j is refused', async (words, sentence) => {
  expect(await refusal(...words)).toContain(sentence);
});

test('§webhooks an operator holds, resumes and sends again the messages to an address', async () => {
  const { webhook } = await subscribe(admin, `${receiver.url}?token=geheim`);
  const newTicket = async () => {
    await admin.post('/foundation/1001/data', callback);
    await portal.idle();
  };
  await newTicket();
  await done('webhook', 'pause', '1001', webhook.id);
  await newTicket();
  const list = (await done('webhook', 'list', '1001')).join('\n');
  expect(list).toContain(`${webhook.id}\terp.example:${receiver.port}\tticket.created`);
  expect(list).toMatch(/held 1.*\tpaused \d{4}-\d\d-\d\d manual$/m);
  expect(list).not.toContain('geheim');
  const today = berlinDay(portal.now());
  expect(await refusal('webhook', 'resend', '1001', webhook.id, '--from', today)).toContain('is paused');
  await done('webhook', 'resume', '1001', webhook.id, '--held');
  await portal.idle();
  expect(receiver.received).toHaveLength(2);
  expect(await done('webhook', 'resend', '1001', webhook.id, '--from', today)).toEqual(['2 messages are sent again.']);
  await portal.idle();
  expect(receiver.received).toHaveLength(4);
  const undelivered = ['webhook', 'resend', '1001', webhook.id, '--from', today, '--to', today, '--undelivered'];
  expect(await done(...undelivered)).toEqual(['0 messages are sent again.']);
  expect((await deliveriesOf(admin, webhook.id)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  expect((await webhooksOf(admin))[0]?.paused).toBeUndefined();
  expect(await refusal('webhook', 'pause', '1003', webhook.id)).toContain('1003 has no webhook');
  expect(await refusal('webhook', 'resend', '1001', webhook.id, '--from', 'heute')).toContain('is no day');
  const entries = await audit();
  for (const act of ['pause', 'resume', 'replayPeriod']) expect(entries).toContain(`webhook.${act} erp.example`);
  expect(entries).not.toContain('geheim');
});
