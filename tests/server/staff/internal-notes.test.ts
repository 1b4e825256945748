import { afterAll, beforeAll, expect, test } from 'vitest';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let staff: Session;
let id: string;
const secret = 'Zahlungsverzug Quellwolkensteg';
const place = () => `/foundation/1001/desk/${id}`;

beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  staff = await portal.as('9001/etc.staff');
  id = (await staff.post('/foundation/1001/data', callback)).json().id;
  const noted = await staff.post(`${place()}/notes`, { text: secret });
  expect(noted.statusCode).toBe(201);
  // What would carry it on: an answer, a new status and the mails about both.
  await staff.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Wir kümmern uns.' });
  await staff.post(`/foundation/1001/data/${id}`, { _action: 'status', version: 2, status: 'waiting', note: 'Frage' });
});
afterAll(() => portal.close());

test('§access employees read what they noted, with author and time', async () => {
  expect((await staff.get(place())).json().notes).toEqual([
    { id: expect.any(String), time: portal.now(), author: 'Ines Kramer', text: secret },
  ]);
});

test('§access an empty note and one that is too long are refused at the field', async () => {
  for (const text of ['', ' ', 'x'.repeat(4001)])
    expect((await staff.post(`${place()}/notes`, { text })).json().fields).toHaveProperty('text');
});

test('§access no answer that names a foundation ever holds an internal note, for whomever', async () => {
  const partner = await portal.as('1001/sp.admin');
  const query = { type: 'hd.ticket', search: 'Quellwolkensteg' };
  for (const who of [partner, staff]) {
    const result = await who.get('/foundation/1001/data', { query });
    expect(result.json().total).toBe(0);
    const answers = await Promise.all([
      who.get('/foundation/1001/data', { query: { type: 'hd.ticket', _limit: '200', _selected: '' } }),
      who.get(`/foundation/1001/data/${id}`),
      who.get(`/foundation/1001/data/${id}/timeline`),
      who.get('/foundation/1001/activities', { query: { _limit: '200' } }),
      who.post(`/foundation/1001/data/${id}`, { _action: 'append', note: 'Noch etwas.' }),
      who.post(`/foundation/1001/data/${id}`, { _action: 'reopen', reason: 'x' }),
      who.post(`/foundation/1001/data/${id}`, { _action: 'status', version: 0, status: 'closed' }),
      who.get('/public/filebrowser/search', { query: { search: secret } }),
    ]);
    for (const { body, statusCode } of answers) {
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toContain('Quellwolkensteg');
    }
  }
  expect((await portal.mails()).join()).not.toContain('Quellwolkensteg');
  expect(portal.logLines.join()).not.toContain('Quellwolkensteg');
});

test('§access partners are refused the notes of their own tickets, and do not learn of others', async () => {
  const partner = await portal.as('1001/sp.admin');
  const stranger = await portal.as('2001/ws.user');
  expect((await partner.get(place())).statusCode).toBe(403);
  expect((await partner.post(`${place()}/notes`, { text: 'x' })).statusCode).toBe(403);
  expect((await stranger.get(place())).statusCode).toBe(404);
});

test('§access notes of a house are read by that house alone: the organisation, or employees', async () => {
  const notes = `/foundation/1001/data/${id}/notes`;
  const partner = await portal.as('1001/sp.admin');
  const colleague = await portal.as('1001/sp.user');
  const stranger = await portal.as('2001/ws.user');
  const own = { id: expect.any(String), time: portal.now(), author: 'Petra Sommer', text: 'Freitags nur bis 14 Uhr.' };
  expect((await partner.get(notes)).json()).toEqual({ items: [] });
  expect((await partner.post(notes, { text: own.text })).json()).toEqual({ items: [own] });
  expect((await colleague.get(notes)).json()).toEqual({ items: [own] });
  expect((await partner.post(notes, { text: ' ' })).json().fields).toHaveProperty('text');
  for (const { body } of [await staff.get(notes), await staff.get(place())]) {
    expect(body).toContain(secret);
    expect(body).not.toContain(own.text);
  }
  expect((await stranger.get(notes)).statusCode).toBe(404);
});
