import { expect, test } from 'vitest';
import type { ProductType } from '#contract/sales/product.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { orderBrief } from '#domain/sales/orders/order-brief.ts';
import de from '#i18n/de/order-form.json' with { type: 'json' };
import deProducts from '#i18n/de/products.json' with { type: 'json' };

const namespaces: Record<string, object> = { 'order-form': de, products: deProducts };
const translate: FormLabels['translate'] = (key, parameters = {}) => {
  const [namespace, path] = key.includes(':') ? (key.split(':') as [string, string]) : ['order-form', key];
  const at = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((inside, part) => (inside as Record<string, unknown>)?.[part], namespaces[namespace]);
  const text = at(path) ?? at(`${path}_${parameters['count'] === 1 ? 'one' : 'other'}`);
  return String(text ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name) => String(parameters[name]));
};
const labels: FormLabels = { locale: 'de', translate };

const customer = {
  address: { street: 'Kontorweg', houseNumber: '8', zip: '20457', city: 'Hamburg' },
  registerCourt: 'Amtsgericht Hamburg',
  registerType: 'HRB',
  registerNumber: '184512',
  representative: { firstName: 'Jörn', lastName: 'Ahrens' },
};
const svenja = { firstName: 'Svenja', lastName: 'Petersen', mobile: '0171 3920124' };
const blocksOf = (type: ProductType, values: object) => {
  const order = { form: orderFormOf(type), values: { ...values }, customer, customerName: 'Ahrens Haustechnik GmbH' };
  const blocks = orderBrief(order, labels, { today: '2026-11-27', holidays: {} });
  return Object.fromEntries(blocks.map(({ title, main, more }) => [title, [main.join(', '), more.join(' · ')]]));
};
const rows = (licence: string, count: number) => Array.from({ length: count }, (_, n) => ({ extNo: `${n}`, licence }));

test('§order-submission an order of Centrex is summed up in blocks of one or two lines', () => {
  expect(
    blocksOf('hfoCrownCentrex', {
      customerId: 'x',
      voNumber: 'VO10023',
      orderKind: 'new',
      contractTerm: '24',
      startMode: 'date',
      desiredDate: '2026-12-14',
      contactTech: svenja,
      adminUser: svenja,
      emergencyAck: true,
      invoiceChannel: 'email',
      invoiceEmail: 'buchhaltung@ahrens.example.com',
      paymentMethod: 'debit',
      bank: { iban: 'DE02 1203 0000 0000 2020 51' },
      channels: '8',
      flatrate: 'landline',
      numberMode: 'new',
      numberKind: 'block',
      blockSize: '30',
      onkz: '40',
      extensions: [...rows('basic', 13), ...rows('comfort', 4)],
      devices: [
        { article: 'phoneBasic', quantity: '18', mode: 'rent' },
        { article: 'headset', quantity: '4', mode: 'buy' },
      ],
      avvAccepted: true,
    }),
  ).toEqual({
    Kunde: [
      'Ahrens Haustechnik GmbH, Kontorweg 8, 20457 Hamburg',
      'Amtsgericht Hamburg, HRB 184512 · unterschreibt: Jörn Ahrens',
    ],
    Vertrag: ['Neuauftrag, 24 Monate, Start am Montag, 14. Dezember 2026', 'VO10023'],
    Technik: ['Svenja Petersen, +49 171 3920124', 'auch Administrator der Anlage · Notruf am Standort'],
    Rechnung: ['E-Mail an buchhaltung@ahrens.example.com, Lastschrift DE02 •••• 2051', ''],
    'Tarif, Rufnummern': ['8 Sprachkanäle, Flatrate Festnetz', 'neuer Block mit 30 Rufnummern, Vorwahl 040'],
    Nebenstellen: ['17 Nebenstellen: 13 × Basis, 4 × Komfort', ''],
    Endgeräte: ['18 zur Miete, 4 zum Kauf', '18 × Tischtelefon Basis, 4 × Headset'],
  });
});

test('§order-submission cards are counted by tariff, and other sections read as they were answered', () => {
  const blocks = blocksOf('hfoBusinessHomeMobile', {
    cards: [
      { tariff: 'mobileL', numberMode: 'new' },
      { tariff: 'mobileM', numberMode: 'port' },
      { tariff: 'mobileM', numberMode: 'port' },
    ],
    remark: 'Bitte vormittags anrufen.',
    customerPassword: 'Amboss12',
  });
  expect(blocks['Karten']).toEqual(['3 Karten: 1 × Mobil L 40 GB, 2 × Mobil M 15 GB', '2 Rufnummern kommen mit']);
  expect(blocks['Bemerkungen']).toEqual(['', 'Bemerkungen: Bitte vormittags anrufen.']);
  expect(JSON.stringify(blocks)).not.toContain('Amboss12');
});

test.each([{}, { siteDiffers: true }, { extensions: 'none', devices: null, contactTech: 7, onkz: 0 }])(
  '§order-submission an order of any content is summed up: %j',
  (values) => expect(blocksOf('hfoCrownCentrex', values)['Kunde']?.[0]).toContain('Ahrens'),
);
