import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../me/notices.ts';
import { idOf } from '../staff/desk-scope.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { addMember } from './member-calls.ts';

let portal: Portal;
let me: Session;
const ids: Record<string, string> = {};
const titles = async (session: Session): Promise<string[]> =>
  (await session.get('/me/notifications')).json().items.map((one: { title: { de: string } }) => one.title.de);

beforeAll(async () => {
  portal = await openPortal();
  for (const name of ['chefin', 'kopie', 'ehemals']) ids[name] = await addMember(portal, '1001', name);
  me = await portal.as('1001/sp.user');
});
afterAll(() => portal.close());

test('§tickets a ticket for a colleague shows both names, and copies go to current members', async () => {
  const request = {
    ...callback,
    contactEmail: 'chefin@p1001.example.com',
    owner: ids['chefin'],
    copies: [ids['kopie'], ids['ehemals']],
  };
  const ticket = (await me.post('/foundation/1001/data', request)).json();
  expect(ticket.data.history[0]).toMatchObject({ by: 'Jens Winter', owner: 'Frau chefin' });
  expect(ticket.data.copies.map((one: { name: string }) => one.name)).toEqual(['Frau kopie', 'Frau ehemals']);
  const subject = ticket.value1;
  const [owner, copy, former] = await Promise.all(
    ['chefin', 'kopie', 'ehemals'].map((name) => portal.as(`1001/${name}`)),
  );
  if (!owner || !copy || !former) throw new Error('no sessions');
  expect(await titles(owner)).toEqual([`${subject}: Von Jens Winter für Sie angelegt · Ticket ${ticket.foreignid}`]);
  expect(await titles(copy)).toEqual([`${subject}: Kopie für Sie, von Jens Winter · Ticket ${ticket.foreignid}`]);
  const staff = await portal.as('9001/etc.staff');
  await staff.delete(`/foundation/1001/users/${ids['ehemals']}`);
  await portal.idle();
  await staff.post(`/foundation/1001/data/${ticket.id}`, { _action: 'append', note: 'Ist unterwegs.' });
  for (const session of [owner, copy])
    expect(await titles(session)).toContain(`${subject}: Neue Antwort · Ticket ${ticket.foreignid}`);
  expect(await titles(former)).toEqual(['Ihr Zugang für Sommer Telekom GmbH wurde von Ines Kramer beendet']);
  const mails = (await portal.mails()).map(read).filter((mail) => mail.includes('Ist unterwegs.'));
  const to = mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).sort();
  expect(to).toEqual(['chefin@p1001.example.com', 'kopie@p1001.example.com']);
});

test.each([
  [
    'somebody of another organisation',
    async () => ({ owner: await idOf(portal, '2001', 'ws.user') }),
    { owner: 'choose' },
  ],
  ['a copy to an employee', async () => ({ copies: [await idOf(portal, '9001', 'etc.staff')] }), { copies: 'choose' }],
  ['more than five copies', async () => ({ copies: ['a', 'b', 'c', 'd', 'e', 'f'] }), { copies: 'tooManyCopies:5' }],
] as const)('§tickets no ticket is for %s', async (_what, more, fields) => {
  const answer = await me.post('/foundation/1001/data', { ...callback, ...(await more()) });
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
});
