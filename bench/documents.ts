import { makePaper } from '../server/papers/make-paper.ts';
import { draftForPaper } from '../server/papers/paper-source.ts';
import { renderDocument } from '../server/pdf/render-document.ts';
import type { ProductType } from '../src/contract/sales/product.ts';
import type { Paper } from '../src/domain/sales/orders/papers.ts';
import { median, printTable } from './table.ts';

const address = { street: 'Beispielweg', houseNumber: '7', zip: '10115', city: 'Berlin', country: 'DE' };
const customer = {
  clientKind: 'business',
  salutation: '3',
  companyName: 'Muster Möbel GmbH',
  tkgSize: 'small',
  address,
};
const about = {
  number: 'E-2026-000123',
  changed: Date.now(),
  now: Date.now(),
  by: 'Petra Sommer',
  partner: { trid: '1001', name: 'Sommer Telekom GmbH' },
  provider: {
    name: 'ETC Distribution GmbH',
    address: 'Berlin',
    contact: 'partner@etc.example.com',
    creditorId: 'DE98ZZZ09999999999',
  },
};
const amounts = { oneOff: 4900, monthly: 4480 };
const prices = {
  priceListId: 'bench',
  positions: [{ code: 'hfoNgnBasic', quantity: 1, ...amounts, term: 24 }],
  ...amounts,
  vat: { percent: 19, oneOff: 931, monthly: 851 },
  gross: { oneOff: 5831, monthly: 5331 },
  firstYear: { net: 58_660, gross: 69_803 },
};
const extensions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    extNo: String(100 + at),
    displayName: `Arbeitsplatz ${at}`,
    licence: 'comfort',
  }));

const draft = (productType: ProductType, values: object) =>
  draftForPaper(
    {
      productType,
      state: 'complete',
      priceListId: 'bench',
      contractTerm: '24',
      tariff: 'flatAll',
      paymentMethod: 'debit',
      bank: { accountHolder: 'Muster Möbel GmbH', iban: 'DE02120300000000202051', mandateType: 'CORE' },
      ...values,
    },
    { customer, prices },
    about,
  );

const cases = [
  ['order, NGN', 'order', draft('hfoNgnBasic', {})],
  ['order, Centrex with 250 extensions', 'order', draft('hfoCrownCentrex', { extensions: extensions(250) })],
  ['contract summary', 'summary', draft('hfoNgnBasic', {})],
  ['mandate', 'mandate', draft('hfoNgnBasic', {})],
  ['offer', 'offer', draft('hfoNgnBasic', {})],
] as const satisfies readonly (readonly [string, Paper, ReturnType<typeof draft>])[];

const runs = 20;
const rows = [];
for (const [name, paper, order] of cases) {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    const document = makePaper(paper, order, 'de');
    if (!document) throw new Error(`${name} has no document`);
    bytes = (await renderDocument(document)).length;
    // The first one reads fonts and texts.
    if (run > 0) times.push(performance.now() - began);
  }
  const middle = median(times);
  rows.push([name, Math.round(bytes / 1024), Math.round(middle * 10) / 10, Math.round(1000 / middle)]);
}
printTable('Documents of orders', ['document', 'KB', 'ms', 'per second'], rows);
