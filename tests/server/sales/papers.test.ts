import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paper, paperPath } from '../../../src/domain/orders/papers.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { fetchFile } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { banked } from './customer-bodies.ts';

let portal: Portal;
let partner: EngineCalls;
let draft: string;
beforeAll(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  const { type: _type, ...fields } = banked;
  const customer = await partner.create('hfo.vp.customer', fields);
  const answers = { contractTerm: '24', orderKind: 'new', tariff: 'flatAll', numberMode: 'new' };
  const made = await partner.create('hfo.vp.draft', {
    productType: 'hfoNgnConnect',
    additionalDsl: true,
    customerId: customer.id,
    ...answers,
    paymentMethod: 'debit',
    bank: { accountHolder: 'Käthe Groß', iban: 'DE89370400440532013000', mandateType: 'CORE' },
  });
  draft = made.id;
});
afterAll(() => portal.close());

const ask = (calls: EngineCalls, path: string) =>
  calls.post('/public/onetimeaction', { _action: 'downloadFile', path });

async function read(paper: Paper, locale: 'de' | 'en') {
  const granted = await ask(partner, paperPath('1001', draft, paper, locale));
  expect(granted.statusCode).toBe(200);
  const { token, name } = granted.json();
  const answer = await fetchFile(portal, token);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text, totalPages } = await extractText(pdf);
  return { name, pdf, pages: totalPages, text: text.join(' ').replaceAll(/\s+/g, ' ') };
}

describe('§4 documents of a draft', () => {
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

  test('the same state has the same bytes, and no text is left that the page would have named by its key', async () => {
    const [one, two] = [await read('order', 'de'), await read('order', 'de')];
    expect(two.text).toBe(one.text);
    expect(one.text).not.toMatch(/\b(?:blocks|porting|products|section)[.:]/);
  });

  test.each(['proof', 'unknown'])('has none that is called %s', async (paper) => {
    expect((await ask(partner, `home1001_${draft}/${paper}.de.pdf`)).statusCode).toBe(404);
  });

  test('§6 whoever may not read the draft gets the 404 of a missing one', async () => {
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
    const made = await partner.create('hfo.vp.draft', { productType: 'hfoNgnBasic', paymentMethod: 'invoice' });
    expect((await ask(partner, paperPath('1001', made.id, 'mandate', 'de'))).statusCode).toBe(404);
  });
});
