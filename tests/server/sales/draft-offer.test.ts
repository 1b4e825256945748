import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { image } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let customerId: string;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  ({ id: customerId } = await newCustomer(partner));
});
afterAll(() => portal.close());

const recipient = 'einkauf@muster.example.com';

/** The file in a mail, and the mail's own text. */
function partsOf(mail: string) {
  const [, kind = ''] = /Content-Type: (application\/pdf)[\s\S]*?\r\n\r\n/.exec(mail) ?? [];
  const file = /application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(mail)?.[1] ?? '';
  const text = /text\/plain[\s\S]*?quoted-printable\r\n\r\n([\s\S]*?)\r\n----_/.exec(mail)?.[1] ?? mail;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(parseInt(hex, 16)));
  return { kind, file: Buffer.from(file, 'base64'), text: Buffer.from(bytes, 'latin1').toString('utf8') };
}

test('§drafts the customer gets the offer by mail, with its sender, the note and the current PDF', async () => {
  const draft = await newDraft(partner, customerId);
  const note = 'Wie gestern besprochen, gültig bis Jahresende.';
  const done = await partner.done(draft.id, 'offer', { email: recipient, note });
  expect(done.version).toBe(draft.version);
  const mail = (await portal.mails()).at(-1) ?? '';
  expect(mail).toMatch(new RegExp(`^To: ${recipient}`, 'm'));
  const { kind, file, text } = partsOf(mail);
  expect(kind).toBe('application/pdf');
  for (const part of ['Angebot von ', 'NGN Basic', note, 'Petra Sommer', 'Hello']) expect(text).toContain(part);
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toMatch(/Angebot NGN Basic.*Muster Möbel GmbH/);
});

test('§drafts.offer the partner’s logo stands on the offer once it is there, and on nothing else', async () => {
  const draft = await newDraft(partner, customerId);
  const picturesIn = async () => {
    await partner.done(draft.id, 'offer', { email: recipient });
    const { file } = partsOf((await portal.mails()).at(-1) ?? '');
    return (file.toString('latin1').match(/\/Subtype \/Image/g) ?? []).length;
  };
  expect(await picturesIn()).toBe(0);
  const { token } = await portal.as('1001/sp.admin');
  const headers = { 'content-type': 'image/png' };
  const response = await portal.call('PUT', '/foundation/1001/logo', {
    token,
    headers,
    body: Buffer.from(image, 'base64'),
  });
  expect(response.statusCode).toBe(204);
  expect(await picturesIn()).toBeGreaterThan(0);
  expect((await portal.call('DELETE', '/foundation/1001/logo', { token })).statusCode).toBe(204);
  expect(await picturesIn()).toBe(0);
});

test('§drafts.offer the timelines of draft and customer name the recipient of an offer', async () => {
  const draft = await newDraft(partner, customerId);
  await partner.done(draft.id, 'offer', { email: recipient });
  for (const id of [draft.id, customerId])
    expect((await partner.timeline(id)).items[0]).toMatchObject({
      actor: 'Petra Sommer',
      text: `Angebot per E-Mail an ${recipient} gesendet.`,
    });
});

test.each([
  ['no address', {}, { email: expect.any(String) }],
  ['no e-mail address', { email: 'muster' }, { email: 'email' }],
  ['a note that is too long', { email: recipient, note: 'x'.repeat(2001) }, { note: 'tooLong:2000' }],
] as const)('§drafts.offer an offer with %s is refused and sends nothing', async (_what, input, fields) => {
  const draft = await newDraft(partner, customerId);
  const before = (await portal.mails()).length;
  const answer = await partner.act(draft.id, 'offer', input);
  expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
  expect(await portal.mails()).toHaveLength(before);
});

test('§drafts.offer there is no offer without a customer, and none of an archived draft', async () => {
  const record = await partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic' });
  expect((await partner.act(record.id, 'offer', { email: recipient })).json().fields).toEqual({ customerId: 'choose' });
  const draft = await newDraft(partner, customerId);
  await partner.done(draft.id, 'archive');
  expect((await partner.act(draft.id, 'offer', { email: recipient })).statusCode).toBe(409);
});

test('§6 after twenty offers at once the next one is refused', async () => {
  const user = await engineCalls(portal, '1001/sp.user');
  const draft = await newDraft(user, customerId);
  const send = async () => (await user.act(draft.id, 'offer', { email: recipient })).statusCode;
  for (let n = 0; n < 20; n += 1) expect(await send()).toBe(200);
  expect(await send()).toBe(409);
});
