import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordMails } from '#contract/record-mail.ts';
import { newCustomer, newDraft } from '../sales/sales-calls.ts';
import { byLink, newOrder } from '../sales/submit-bodies.ts';
import { mailServer } from '../support/mail-server.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';
import { type EngineCalls, engineCalls } from './engine/engine-calls.ts';

let portal: Portal;
let partner: EngineCalls;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
});
afterAll(() => portal.close());

const mailsOf = async (id: string, user = partner, trid = '1001') => {
  const answer = await user.get(`/foundation/${trid}/data/${id}/mails`);
  return answer.statusCode === 200 ? recordMails.parse(answer.json()).items : answer.statusCode;
};
test('§order-submission a mail about a record is planned until the mail server takes or refuses it', async () => {
  const server = await mailServer();
  const own = await openPortal({ SMTP_URL: server.url });
  try {
    const user = await engineCalls(own, '1001/sp.admin');
    server.state.mood = 'refusing';
    const { order } = await newOrder(user);
    await own.idle();
    const number = order.foreignid;
    const name = order.data['customerName'];
    const title = {
      de: `${name}: Eingegangen · Auftrag ${number}`,
      en: `${name}: Received · Order ${number}`,
    };
    expect(await mailsOf(order.id, user)).toMatchObject([{ state: 'planned', title, at: own.now() }]);
    Object.assign(server.state, { mood: 'up', refuse: '@' });
    own.pass(20 * minute);
    own.services.sendMails();
    await own.idle();
    expect(await mailsOf(order.id, user)).toMatchObject([{ state: 'undelivered', title, at: own.now() }]);
    server.state.refuse = '';
    own.pass(20 * minute);
    own.services.sendMails();
    await own.idle();
    expect(await mailsOf(order.id, user)).toMatchObject([{ state: 'sent', at: own.now() }]);
  } finally {
    await own.close();
    await server.close();
  }
});

test('§order-submission a link for the customer is a mail of its draft, which can be sent again and taken back', async () => {
  const { id: customerId } = await newCustomer(partner);
  const draft = await newDraft(partner, customerId);
  await partner.done(draft.id, 'submit', { ...byLink, version: draft.version });
  const before = (await portal.mails()).length;
  const sent = await partner.done(draft.id, 'resendLink');
  expect(sent.data).toMatchObject({ state: 'submitting', confirmation: { email: 'max@muster.example.com' } });
  expect((await portal.mails()).length).toBe(before + 1);
  expect(await mailsOf(draft.id)).toMatchObject([
    { recipient: 'max@muster.example.com' },
    { title: { en: 'Please confirm your order' } },
  ]);
  await partner.done(draft.id, 'withdraw');
  const late = await partner.act(draft.id, 'resendLink');
  expect(late.json()._errorMessage).toBe('Der Entwurf wartet nicht auf die Freigabe des Kunden.');
});

test('§order-submission they are shown to readers of the record alone, and name no employee', async () => {
  const { order } = await newOrder(partner);
  const stranger = await engineCalls(portal, '2001/ws.user', '2001');
  expect(await mailsOf(order.id, stranger, '2001')).toBe(404);
  const plain = await engineCalls(portal, '1001/sp.user');
  expect(await mailsOf(order.id, plain)).toHaveLength(1);
  await partner.done(order.id, 'requestCancel', { reason: 'Der Kunde hat es sich anders überlegt.' });
  expect(JSON.stringify(await mailsOf(order.id))).not.toContain('etc.staff');
});
