import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { NotificationPage } from '#contract/me/notifications.ts';
import { orderData } from '#contract/sales/order.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { renewCatalogue } from '#server/catalogue/catalogue-source.ts';
import { announceCatalogue } from '#server/notifications/announce-catalogue.ts';
import { impactOf } from '#server/queries/catalogue/impact.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { linkCalls } from '../sales/link-calls.ts';
import { newCustomer, newDraft } from '../sales/sales-calls.ts';
import { byLink, drawnBy } from '../sales/submit-bodies.ts';
import { putFiles } from '../support/library-files.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  const papers = ['Leistungsbeschreibung NGN.pdf', 'Bedingungen 2027.pdf'];
  await putFiles(
    portal,
    Object.fromEntries(papers.map((name) => [`price-lists/Vertragsunterlagen/${name}`, `%PDF-1.4 ${name}`])),
  );
});
afterAll(async () => {
  readCatalogueFrom();
  await portal.close();
});

const changes: readonly CatalogueEntry[] = [
  {
    kind: 'choice',
    list: 'tariffs',
    key: 'flatEurope',
    caption: { de: 'Flatrate Europa', en: 'Flat rate Europe' },
    price: { monthly: 2990 },
    isOffered: true,
  },
  { kind: 'choice', list: 'voiceOptions', key: 'expressRepair', isOffered: false },
  { kind: 'vat', percent: 20 },
  {
    ...{ kind: 'product', key: 'hfoNgnBasic', isOffered: true, terms: [12, 24, 36], channels: [4] },
    documents: ['Bedingungen 2027.pdf'],
  },
  {
    ...{ kind: 'product', key: 'hfo360', isOffered: true, terms: [12, 24, 36], channels: [] },
    ...{ documents: ['Bedingungen 2027.pdf'], sellers: ['GOLD'], caption: 'HFO 360 Plus' },
  },
];

test('§catalogue an open link keeps what it offers and its prices after a choice has ended', async () => {
  const link = await linkCalls(portal);
  const { partner } = link;
  const { id: customerId } = await newCustomer(partner);
  const draft = await newDraft(partner, customerId, { options: ['expressRepair'] });
  const email = 'ende@muster.example.com';
  await partner.done(draft.id, 'submit', {
    ...byLink,
    signature: { ...byLink.signature, email },
    version: draft.version,
  });
  const [mail = ''] = await link.mailsTo(email);
  const token = /order-confirmation\?token=3D?([\w=\r\n-]+?)(?:\r?\n\r?\n)/.exec(mail)?.[1] ?? '';
  const path = `/public/order-confirmation/${token.replace(/=\r?\n/g, '')}`;
  const tomorrow = addDays(berlinDay(portal.now()), 1);
  for (const entry of changes)
    expect(await runCommand(portal.services, ['catalogue', 'put', tomorrow, JSON.stringify(entry)])).toMatchObject({
      code: 0,
    });
  expect(await runCommand(portal.services, ['catalogue', 'release', tomorrow])).toMatchObject({ code: 0 });
  await renewCatalogue(portal.services);
  portal.pass(86_400_000);
  expect((await link.read(path)).json()).toMatchObject({
    state: 'open',
    documents: ['Leistungsbeschreibung NGN.pdf'],
    prices: { vat: { percent: 19 } },
    values: { options: ['expressRepair'] },
  });
  const confirmed = await link.confirm(path);
  expect([confirmed.statusCode, confirmed.json().state]).toEqual([200, 'confirmed']);
  const { orderId } = await link.storedData(draft.id);
  const order = orderData.parse(await link.storedData(String(orderId)));
  expect(order.values).toMatchObject({ options: ['expressRepair'] });
  expect(order.prices.vat.percent).toBe(19);
});

test('§catalogue from its day on a new tariff is ordered at its price and rate of tax', async () => {
  const partner = await engineCalls(portal, '1001/sp.admin');
  const { id: customerId } = await newCustomer(partner);
  const draft = await newDraft(partner, customerId, { tariff: 'flatEurope' });
  const { id } = await partner.done(draft.id, 'submit', { ...(await drawnBy(partner)), version: draft.version });
  const order = orderData.parse((await partner.read(id)).data);
  expect(order.values).toMatchObject({ tariff: 'flatEurope' });
  expect(order.prices.positions).toContainEqual(expect.objectContaining({ code: 'tariffFlatEurope', monthly: 2990 }));
  expect(order.prices.vat.percent).toBe(20);
});

test('§catalogue who may not sell a product is refused by the server, and only those who may are counted', async () => {
  const partner = await engineCalls(portal, '1001/sp.admin');
  const refused = await partner.tryCreate('hfo.vp.draft', { productType: 'hfo360' });
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
    400,
    expect.stringContaining('"productType":"productNotYours"'),
  ]);
  expect(productCaption('hfo360')).toBe('HFO 360 Plus');
  const counted = (sellers?: string[]) =>
    impactOf(portal.services.db, [
      {
        ...{ kind: 'product', key: 'hfo360', isOffered: true, terms: [12], channels: [], documents: [] },
        ...(sellers && { sellers }),
      },
    ]);
  expect((await counted(['GOLD'])).partners).toBe(0);
  expect((await counted()).partners).toBeGreaterThan(0);
});

test('§catalogue on its day partners with drafts that lose an answer are notified once', async () => {
  const partner = await engineCalls(portal, '1001/sp.admin');
  const draft = await newDraft(partner, (await newCustomer(partner)).id, { options: ['encryption'] });
  const day = addDays(berlinDay(portal.now()), 1);
  const ended = { kind: 'choice', list: 'voiceOptions', key: 'encryption', isOffered: false };
  await runCommand(portal.services, ['catalogue', 'put', day, JSON.stringify(ended)]);
  await runCommand(portal.services, ['catalogue', 'release', day]);
  const titles = async () =>
    (await (await portal.as('1001/sp.admin')).get('/me/notifications'))
      .json<NotificationPage>()
      .items.filter(({ title }) => title.de.startsWith(`Neuer Katalog ab ${formatCalendarDay(day, 'de')}`));
  await announceCatalogue(portal.services);
  expect(await titles()).toEqual([]);
  portal.pass(86_400_000);
  await announceCatalogue(portal.services);
  await announceCatalogue(portal.services);
  expect(await titles()).toHaveLength(1);
  const again = await engineCalls(portal, '1001/sp.admin');
  expect((await again.read(draft.id)).data['options']).toEqual(['encryption']);
});
