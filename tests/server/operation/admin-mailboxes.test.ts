import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const order = (...words: string[]) => runCommand(portal.services, words, { by: 'betrieb' });
async function done(...words: string[]): Promise<string> {
  const { code, lines } = await order(...words);
  expect([code, lines.join('\n')]).toEqual([0, expect.any(String)]);
  return lines.join('\n');
}
const adding = (by: string, { trid = '1001', address = 'tickets@partner.example', events = 'ticketAnswer' } = {}) => [
  ...['mailbox', 'add', trid, address, '--by', by, '--events', events],
];
const mailsTo = async (address: string) => (await portal.mails()).filter((mail) => mail.includes(`To: ${address}`));

test('§notifications an operator adds a mailbox for an administrator, sees it, and removes it', async () => {
  const made = await done(...adding('1001/sp.admin', { events: 'ticketAnswer, statement' }));
  const id = /^Added mailbox (\S+)\./.exec(made)?.[1] ?? '';
  const [asked = '', ...more] = await mailsTo('tickets@partner.example');
  expect([more, asked]).toEqual([[], expect.stringContaining('Petra Sommer')]);
  const line = (state: string) => `${id}\ttickets@partner.example\tticketAnswer,statement\t${state}\tPetra Sommer\t`;
  expect(await done('mailbox', 'list', '1001')).toBe(line('unconfirmed'));
  const path = /\/api(\/public\/mailbox\/[\w-]+)/.exec(asked.replace(/=\r?\n/g, ''))?.[1] ?? '';
  expect((await portal.call('POST', path)).statusCode).toBe(200);
  expect(await done('mailbox', 'list', '1001')).toBe(line('active'));
  expect((await order('mailbox', 'remove', '1003', id)).lines.join()).toContain(`1003 has no mailbox ${id}`);
  await done('mailbox', 'remove', '1001', id);
  expect(await done('mailbox', 'list', '1001')).toBe('');
  expect((await order('mailbox', 'remove', '1001', id)).code).toBe(1);
  const entries = JSON.stringify(await portal.services.db.select().from(auditEntries));
  for (const text of ['mailbox.added tickets@partner.example', 'mailbox.deleted tickets@partner.example'])
    expect(entries).toContain(text);
});

test.each([
  [adding('1003/etc.papers'), 'does not administer 1001'],
  [adding('9001/etc.staff'), 'does not administer 1001'],
  [adding('1001/missing'), 'there is no user'],
  [adding('1001/sp.admin', { events: 'porting' }), 'events: that user has not the right'],
  [adding('1001/sp.admin', { events: 'everything' }), 'wrong or missing: events'],
  [adding('1001/sp.admin', { address: 'no-address' }), 'wrong or missing: email'],
  [adding('1001/sp.admin', { trid: '4711' }), 'there is no foundation 4711'],
  [['mailbox', 'add', '1001', 'tickets@partner.example'], '--by is needed'],
])('§notifications an order %j is refused', async (words, sentence) => {
  const { code, lines } = await order(...words);
  expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining(sentence)]);
  expect(await done('mailbox', 'list', '1001')).toBe('');
});

test('§notifications an address twice, an eleventh mailbox and many mails that ask are refused', async () => {
  const address = (n: number) => ({ address: `box-${n}@partner.example` });
  for (let n = 0; n < 10; n += 1) {
    await done(...adding('1001/sp.admin', address(n)));
    portal.pass(3_600_001);
  }
  const refusal = async (n: number) => (await order(...adding('1001/sp.admin', address(n)))).lines.join();
  expect(await refusal(3)).toContain('email: the organisation has this address already');
  expect(await refusal(11)).toContain('email: the organisation has ten mailboxes already');
});
