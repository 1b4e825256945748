import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderData } from '#contract/sales/order.ts';
import { type Paper, paperPath } from '#domain/sales/orders/papers.ts';
import { signedText } from '#domain/sales/orders/signed-order.ts';
import { renderDocument } from '#server/pdf/render-document.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { fetchFile } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { banked } from './customer-bodies.ts';
import { newCustomer, newDraft } from './sales-calls.ts';
import { byLink, drawnBy, drawnWith, image, newOrder, uploadedSignature } from './submit-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let draft: string;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  const { type: _type, ...fields } = banked;
  const customer = await partner.create('hfo.vp.customer', fields);
  const answers = { contractTerm: '24', orderKind: 'new', tariff: 'flatAll', numberMode: 'new' };
  const record = await partner.create('hfo.vp.draft', {
    productType: 'hfoNgnConnect',
    additionalDsl: true,
    customerId: customer.id,
    ...answers,
    paymentMethod: 'debit',
    bank: { accountHolder: 'Käthe Groß', iban: 'DE89370400440532013000', mandateType: 'CORE' },
  });
  draft = record.id;
});
afterAll(() => portal.close());

const ask = (calls: EngineCalls, path: string) =>
  calls.post('/public/onetimeaction', { _action: 'downloadFile', path });

async function pagesOf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf);
  return { pdf, pages: totalPages, text: text.join(' ').replaceAll(/\s+/g, ' ') };
}

async function read(paper: Paper, locale: 'de' | 'en', id = draft) {
  const granted = await ask(partner, paperPath('1001', id, paper, locale));
  expect(granted.statusCode).toBe(200);
  const { token, name } = granted.json();
  const answer = await fetchFile(portal, token);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return { name, ...(await pagesOf(answer.rawPayload)) };
}

describe('§order-submission documents of a draft', () => {
  test.each([
    [
      'order',
      'de',
      /Auftrag NGN Connect\+DSL.*noch nicht übermittelt.*Muster Möbel GmbH Musterstraße 12 a 10115 Berlin.*24 Monate/,
    ],
    ['order', 'en', /Order NGN Connect\+DSL.*not been submitted.*24 months/],
    [
      'summary',
      'de',
      /Vertragszusammenfassung.*§ 54 Abs\. 3 TKG.*ETC Distribution GmbH.*Flatrate Festnetz \+ Mobil.*Kündigungsfrist 3 Monate/,
    ],
    [
      'mandate',
      'de',
      /SEPA-Lastschriftmandat.*DE98ZZZ09999999999.*Käthe Groß.*DE89 3704 0044 0532 0130 00.*acht Wochen/,
    ],
    ['offer', 'de', /Angebot NGN Connect\+DSL.*Petra Sommer.*07\.12\.2026/],
  ] as const)('%s in %s says what it has to', async (paper, locale, says) => {
    const { text, pdf, name } = await read(paper, locale);
    expect(text).toMatch(says);
    expect(text).toMatch(locale === 'de' ? /Seite 1 von \d/ : /Page 1 of \d/);
    expect(name).toMatch(/ E-2026-\d{6}\.pdf$/);
    // What screen readers need: parts that are named, the language, a title.
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: locale === 'de' ? 'de-DE' : 'en-GB', Title: expect.any(String) });
  });

  test('the contract summary is short, and the mandate stands on a page of its own', async () => {
    expect((await read('summary', 'de')).pages).toBeLessThanOrEqual(3);
    const { pages, text } = await read('mandate', 'de');
    expect(pages).toBe(1);
    expect(text).not.toContain('24 Monate');
  });

  test('the same state gives the same bytes, and no text is left as a key', async () => {
    const [one, two] = [await read('order', 'de'), await read('order', 'de')];
    expect(two.text).toBe(one.text);
    expect(one.text).not.toMatch(/\b(?:blocks|porting|products|section)[.:]/);
  });

  test.each(['proof', 'unknown'])('has none that is called %s', async (paper) => {
    expect((await ask(partner, `home1001_${draft}/${paper}.de.pdf`)).statusCode).toBe(404);
  });

  test('§6 a reader without access to the draft gets the 404 of a missing one', async () => {
    for (const [user, trid] of [
      ['1003/etc.papers', '1003'],
      ['2001/ws.user', '2001'],
    ] as const) {
      const stranger = await engineCalls(portal, user, trid);
      expect((await ask(stranger, paperPath('1001', draft, 'order', 'de'))).statusCode).toBe(404);
    }
    expect((await ask(partner, paperPath('1002', draft, 'order', 'de'))).statusCode).toBe(404);
  });

  test('without direct debit there is no mandate', async () => {
    const record = await partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic', paymentMethod: 'invoice' });
    expect((await ask(partner, paperPath('1001', record.id, 'mandate', 'de'))).statusCode).toBe(404);
  });
});

const debit = {
  paymentMethod: 'debit',
  bank: { accountHolder: 'Muster GmbH', iban: 'DE89370400440532013000', mandateType: 'B2B' },
};

describe('§order-submission documents of an order', () => {
  test('order and mandate show the signature, and the proof shows each declaration and the hash', async () => {
    const { order } = await newOrder(partner, debit);
    const { sha256 } = order.data['signature'] as { sha256: string };
    const [signed, mandate, proof] = await Promise.all([
      read('order', 'de', order.id),
      read('mandate', 'de', order.id),
      read('proof', 'de', order.id),
    ]);
    expect(signed.text).toMatch(/Auftragsnummer A-2026-\d{6}.*Berlin, 20\.11\.2026.*Unterschrift: Max Muster/);
    expect(mandate.text).toMatch(/SEPA-Firmenlastschrift.*nicht berechtigt/);
    expect(proof.text.replaceAll(' ', '')).toContain(sha256);
    for (const part of [
      'Ich bin vom Kunden bevollmächtigt, diesen Auftrag zu übermitteln.',
      'Der Kunde erteilt das SEPA-Lastschriftmandat.',
      '2026-11-01',
      'Petra Sommer',
      'Am Bildschirm unterschrieben',
    ])
      expect(proof.text).toContain(part);
    expect((await ask(partner, paperPath('1001', order.id, 'offer', 'de'))).statusCode).toBe(404);
  });

  test('the proof quotes the confirmed sentences, and later names of the parties do not change it', async () => {
    const { customerId } = await newOrder(partner);
    const twice = await newDraft(partner, customerId);
    const order = await partner.done(twice.id, 'submit', { ...(await drawnBy(partner)), version: twice.version });
    const before = await read('proof', 'de', order.id);
    expect(before.text).toMatch(/Bestätigte Hinweise .*Kunde: .*Auftrag/);
    const { data } = await partner.read(order.id);
    const signed = createHash('sha256')
      .update(signedText(data as OrderData))
      .digest('hex');
    expect((data['signature'] as { sha256: string }).sha256).toBe(signed);
    const { db } = portal.services;
    await db.execute(sql`update foundations set title = 'Anders GmbH' where trid = '1001'`);
    const after = await read('proof', 'de', order.id);
    await db.execute(
      sql`update foundations set title = ${(data['parties'] as { partner: string }).partner} where trid = '1001'`,
    );
    expect(after.text).toBe(before.text);
  });

  test('an accepted order is confirmed by mail as a PDF, with its mandate once there is one', async () => {
    const staff = await engineCalls(portal, '9001/etc.staff');
    const accept = async (id: string) => {
      await staff.done(id, 'status', { status: 'inReview' });
      expect((await ask(partner, paperPath('1001', id, 'confirmation', 'de'))).statusCode).toBe(404);
      const before = (await portal.mails()).length;
      await staff.done(id, 'status', { status: 'accepted', contractNumber: 'V-4711' });
      const attached = (await portal.mails()).slice(before).filter((mail) => mail.includes('application/pdf'));
      return { before, attached: attached.length };
    };
    const { order } = await newOrder(partner);
    expect((await accept(order.id)).attached).toBe(1);
    const { text } = await read('confirmation', 'de', order.id);
    expect(text).toMatch(/Auftragsbestätigung.*V-4711.*Angenommen am.*Wir nehmen ihn an.*Preise/);
    expect((await read('confirmation', 'en', order.id)).text).toMatch(/Order confirmation.*Contract number/);

    const { order: debited } = await newOrder(partner, debit);
    const { before, attached } = await accept(debited.id);
    expect(attached).toBe(0);
    await runDue(portal.services);
    expect((await portal.mails()).slice(before).filter((mail) => mail.includes('application/pdf'))).toHaveLength(1);
    expect((await read('confirmation', 'de', debited.id)).text).toMatch(/Mandatsreferenz.*M4\d{6}-01/);
  });

  test('a signature that is no whole picture is refused before anything is printed', async () => {
    const { id: customerId } = await newCustomer(partner);
    const record = await newDraft(partner, customerId);
    const head = Buffer.from(image, 'base64').subarray(0, 45);
    for (const bad of [head.subarray(0, 8), Buffer.concat([head, Buffer.alloc(3)])]) {
      const body = drawnWith(await uploadedSignature(partner, bad));
      const answer = await partner.act(record.id, 'submit', { ...body, version: record.version });
      expect(answer.json().fields).toEqual({ 'signature.image': 'signature' });
    }
  });
});

describe('§order-submission documents for holders of the link', () => {
  test('are those of the order and no others, without a session, and none by another link', async () => {
    const { id: customerId } = await newCustomer(partner);
    const record = await newDraft(partner, customerId, debit);
    const consents = { ...byLink.consents, consentSepa: true };
    await partner.done(record.id, 'submit', {
      ...byLink,
      consents,
      confirmedWarnings: ['customerId'],
      version: record.version,
    });
    const mail = (await portal.mails()).at(-1) ?? '';
    const link = /order-confirmation\?token=3D?([\w=\r\n-]+?)(?:\r?\n\r?\n)/.exec(mail)?.[1] ?? '';
    const token = link.replace(/=\r?\n/g, '');
    const get = (file: string, secret = token) => portal.call('GET', `/public/order-confirmation/${secret}/${file}`);
    const summary = await get('summary.de.pdf');
    expect(summary.headers['content-type']).toBe('application/pdf');
    expect((await pagesOf(summary.rawPayload)).text).toMatch(/Vertragszusammenfassung NGN Basic/);
    expect((await get('mandate.en.pdf')).statusCode).toBe(200);
    for (const file of ['offer.de.pdf', 'proof.de.pdf', 'order.fr.pdf', 'order'])
      expect((await get(file)).statusCode).toBe(404);
    expect((await get('order.de.pdf', `${'x'.repeat(43)}${token.slice(43)}`)).statusCode).toBe(410);
  });
});

test('a long table lets others take their turn between its pages', async () => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const rows = Array.from({ length: 250 }, (_, at) => [String(at), `Nebenstelle ${at}`]);
  const bytes = await renderDocument({
    ...{ language: 'de', title: 'Auftrag', letterhead: { name: 'ETC', lines: [] }, reference: 'A-1', created: 0 },
    blocks: [{ kind: 'table', heads: ['Nummer', 'Name'], rows, widths: [1, 3] }],
  });
  clearImmediate(next);
  const { pages, text } = await pagesOf(bytes);
  expect(text).toContain('Nebenstelle 249');
  expect(pages).toBeGreaterThan(5);
  expect(turns).toBeGreaterThanOrEqual(pages - 1);
});
