import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { billing, callback } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import { project } from '../support/ticket-bodies.ts';
import { newCustomer, newDraft } from './sales-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let customerId: string;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  customerId = (await newCustomer(partner)).id;
});
afterAll(() => portal.close());

const { type: _type, ...request } = callback;

test('§customers a ticket names its customer, and appears in the customer’s timeline and tickets', async () => {
  const { id } = await partner.create('hd.ticket', { ...request, customerId });
  await partner.create('hd.ticket', request);
  const { items } = await partner.list('hd.ticket', { search: `value9:${customerId}` });
  expect(items.map((row) => row.id)).toEqual([id]);
  const notice = { kind: 'ticket.created', record: expect.objectContaining({ id, type: 'hd.ticket' }) };
  expect((await partner.timeline(customerId)).items).toContainEqual(expect.objectContaining(notice));
  const foreign = await partner.tryCreate('hd.ticket', { ...request, customerId: 'other' });
  expect(foreign.json().fields).toEqual({ customerId: 'choose' });
});

test.each([
  ['a billing request', billing],
  ['an offer request', (fileQueue: string[]) => ({ ...project, fileQueue })],
])('§customers %s hangs on the customer that it was chosen for', async (_case, body) => {
  const files = await Promise.all([1, 2].map((n) => partner.upload(`rechnung-${n}.pdf`, pdf())));
  const { type: _name, ...answers } = body(files);
  const { id } = await partner.create('hd.ticket', { ...answers, customerId });
  const { items } = await partner.list('hd.ticket', { search: `value9:${customerId} value5:${answers.value5}` });
  expect(items.map((row) => row.id)).toEqual([id]);
});

test('§customers who does not sell hangs no ticket on a customer', async () => {
  const wholesale = await engineCalls(portal, '2001/ws.user', '2001');
  const answer = await wholesale.tryCreate('hd.ticket', { ...request, customerId });
  expect(answer.json().fields).toEqual({ customerId: 'choose' });
});

test('§customers a customer shows files of drafts and orders with numbers, to permitted readers', async () => {
  const draft = await newDraft(partner, customerId);
  const file = await partner.upload('plan.pdf', pdf());
  await partner.done(draft.id, 'attach', { slot: 'attachments', fileQueue: [file] });
  const path = `/public/filebrowser/home1001_${customerId}?_action=list`;
  const { items } = (await partner.get(path)).json();
  expect(items).toEqual([
    expect.objectContaining({
      name: 'plan.pdf',
      about: { type: 'hfo.vp.draft', id: draft.id, number: draft.foreignid },
    }),
  ]);
  const other = await engineCalls(portal, '2001/ws.user', '2001');
  expect((await other.get(path)).statusCode).toBe(404);
});
