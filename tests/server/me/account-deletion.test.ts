import { afterEach, beforeEach, expect, test } from 'vitest';
import { runDue } from '#server/records/engine/run-due.ts';
import { everyText } from '../support/every-text.ts';
import { callback } from '../support/file-calls.ts';
import { day, demoPassword, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal({ ACCOUNT_ERASE_DAYS: '10' });
});
afterEach(() => portal.close());

const staffCalls = () => portal.as('9001/etc.staff');
const decide = (decision: string) => ({ _action: 'decide', decision, answer: 'Wir haben Ihren Antrag geprüft.' });
/** A user of the demo asks for the account to be deleted; answers the request's id. */
async function ask(): Promise<string> {
  const jens = await portal.as('1001/sp.user');
  const reason = 'Ich verlasse das Unternehmen.';
  return (await jens.post('/foundation/1001/deletion-request', { reason, password: demoPassword })).json().id;
}
const stateOf = async (id: string) => {
  const { data } = (await (await staffCalls()).get(`/foundation/1001/data/${id}`)).json();
  return data;
};

test('§access only an approved deletion request locks the account and names the erasure date', async () => {
  const refusal = await ask();
  await (await staffCalls()).post(`/foundation/1001/data/${refusal}`, decide('refused'));
  const jens = await portal.as('1001/sp.user');
  expect((await jens.get('/foundation')).statusCode).toBe(200);

  const id = await ask();
  const { data } = (await (await staffCalls()).post(`/foundation/1001/data/${id}`, decide('approved'))).json();
  expect(data).toMatchObject({ state: 'approved', eraseAt: portal.now() + 10 * day });
  expect((await jens.get('/foundation')).statusCode).toBe(401);
  expect((await portal.signIn('1001/sp.user')).json()).toMatchObject({ _error: 900 });
  const mail = (await portal.mails()).at(-1)?.replaceAll('=\r\n', '') ?? '';
  expect(mail).toContain('sp.user@');
  expect(mail).toMatch(/03\.12\.2026|3 Dec|03\/12\/2026/);
  expect(mail).not.toContain('/settings');
});

test('§access data of a deleted user are erased after the configured time, records keep no name', async () => {
  const jens = await portal.as('1001/sp.user');
  const { displayName, email } = { displayName: 'Jens Winter', email: 'sp.user@p1001.example.com' };
  const ticket = (await jens.post('/foundation/1001/data', callback)).json().id;
  await jens.put('/me/settings', { rowsPerPage: 50 });
  const id = await ask();
  await (await staffCalls()).post(`/foundation/1001/data/${id}`, decide('approved'));
  await portal.mails();
  portal.pass(10 * day);
  await runDue(portal.services);
  expect(await stateOf(id)).toMatchObject({ state: 'approved', name: displayName });
  portal.pass(2 * day);
  await runDue(portal.services);
  const erased = await stateOf(id);
  expect(erased).toMatchObject({ state: 'erased', name: 'Gelöschter Benutzer' });
  expect(erased).not.toHaveProperty('email');

  const petra = await portal.as('1001/sp.admin');
  const storedOf = (await petra.get(`/foundation/1001/data/${ticket}`)).json();
  expect(storedOf.createdBy).toBe('Gelöschter Benutzer');
  // What was typed into a record belongs to it; the audit log keeps who did what.
  const elsewhere = await everyText(portal, ['audit_entries', 'audit_chain', 'records', 'work_items']);
  // Actions of the employee on this user stay with the employee for as long as activities are kept.
  const left = elsewhere.filter(
    (row) => (row.includes(email) || row.includes('sp.user"')) && !row.includes('"actor": "Ines Kramer"'),
  );
  expect(left).toEqual([]);
  const audit = (await everyText(portal)).filter((row) => row.startsWith('audit_entries'));
  expect(audit.some((row) => row.includes('user erase 1001/sp.user'))).toBe(true);
  const locked = audit.find((row) => row.includes('user disable 1001/sp.user'));
  expect(locked).toContain('"actor": "9001/etc.staff"');
  expect((await portal.signIn('1001/sp.user')).statusCode).toBe(401);
});

test('§access if two users have the same name, their records keep their authors', async () => {
  const jens = await portal.as('1001/sp.user');
  await portal.database.db.execute(`update users set display_name = 'Jens Winter' where username = 'sp.admin'`);
  const ticket = (await jens.post('/foundation/1001/data', callback)).json().id;
  const id = await ask();
  await (await staffCalls()).post(`/foundation/1001/data/${id}`, decide('approved'));
  portal.pass(12 * day);
  await runDue(portal.services);
  expect(await stateOf(id)).toMatchObject({ state: 'erased' });
  const petra = await portal.as('1001/sp.admin');
  expect((await petra.get(`/foundation/1001/data/${ticket}`)).json().createdBy).toBe('Jens Winter');
});
