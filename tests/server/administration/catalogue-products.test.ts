import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { CatalogueEntry, EntryOf } from '#contract/catalogue/entry.ts';
import type { CatalogueOverview } from '#contract/catalogue/state.ts';
import type { CatalogueCard } from '#contract/content/content.ts';
import { draftCheck } from '#contract/sales/draft.ts';
import { orderData } from '#contract/sales/order.ts';
import type { products } from '#contract/sales/product.ts';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { paperPath } from '#domain/sales/orders/papers.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { linkCalls, pdfText } from '../sales/link-calls.ts';
import { newCustomer, newDraft } from '../sales/sales-calls.ts';
import { byLink, drawnBy } from '../sales/submit-bodies.ts';
import { fetchFile } from '../support/file-calls.ts';
import { libraryCalls, putFiles } from '../support/library-files.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { project } from '../support/ticket-bodies.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
const dayMs = 86_400_000;
beforeAll(async () => {
  portal = await openPortal();
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
  await putFiles(portal, { 'price-lists/Vertragsunterlagen/Regio.pdf': '%PDF-1.4 Regio' });
});
afterAll(async () => {
  readCatalogueFrom();
  await portal.close();
});

const stateOf = async (day: string) =>
  (await jana.get('/admin/catalogue')).json<CatalogueOverview>().states.find(({ validFrom }) => validFrom === day);
async function act(day: string, action: object) {
  const state = await stateOf(day);
  return jana.post(`/admin/catalogue/${state?.id}`, { version: state?.version, ...action });
}
/** Prepares a state for tomorrow, lets a second administrator release it, and waits for its day. */
async function release(entries: readonly CatalogueEntry[]) {
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
  const day = addDays(berlinDay(portal.now()), 1);
  await jana.post('/admin/catalogue', { name: `Katalog ab ${day}`, validFrom: day });
  for (const entry of entries) expect((await act(day, { _action: 'put', entry })).statusCode).toBe(200);
  expect((await stateOf(day))?.faults).toEqual([]);
  expect((await act(day, { _action: 'submit' })).statusCode).toBe(200);
  const { approvals } = (await paul.get('/admin/approvals')).json<ApprovalOverview>();
  const waiting = approvals.find(({ kind, state }) => kind === 'catalogue' && state === 'prepared');
  expect((await paul.post(`/admin/approvals/${waiting?.id}`, { _action: 'release' })).statusCode).toBe(200);
  portal.pass(dayMs);
}

const regio: EntryOf<'product'> = {
  ...{ kind: 'product', key: 'isdnClassicRegio', basedOn: 'hfoNgnBasic', isOffered: true },
  ...{ caption: 'ISDN Classic Regio', captionEn: 'ISDN Classic Regional', price: { monthly: 1234 } },
  ...{ terms: [6, 24], defaultTerm: 6, channels: [4], documents: ['Regio.pdf'], group: 'regional' },
  ...{ tariffs: ['flatRegio', 'perMinute'], options: ['euAbroad'], ways: ['upload', 'drawn'] },
};
const changes: readonly CatalogueEntry[] = [
  { kind: 'choice', list: 'groups', key: 'regional', caption: { de: 'Regional', en: 'Regional' }, isOffered: true },
  {
    ...{ kind: 'choice', list: 'tariffs', key: 'flatRegio', isExclusive: true, isOffered: true },
    ...{ caption: { de: 'Flatrate Region', en: 'Flat rate region' }, price: { monthly: 990 } },
  },
  {
    ...{ kind: 'choice', list: 'tariffs', key: 'flatEuropa', isOffered: true },
    ...{ caption: { de: 'Flatrate Europa', en: 'Flat rate Europe' }, price: { monthly: 2990 } },
  },
  regio,
];
const sold = { productType: 'hfoNgnBasic', product: regio.key };
const blockingOf = async (partner: EngineCalls, id: string) =>
  draftCheck
    .parse((await partner.get(`/foundation/1001/data/${id}/check`)).json())
    .blocking.map(({ path, message }) => [path, message]);
const offeredProducts = async () =>
  (await (await portal.as('1001/sp.admin')).get('/products')).json<z.infer<typeof products>>().items;

test('§catalogue a product on a type is refused until it has what it needs, and its type never changes', async () => {
  const day = addDays(berlinDay(portal.now()), 9);
  await jana.post('/admin/catalogue', { name: 'Entwurf', validFrom: day });
  const put = (entry: object) => act(day, { _action: 'put', entry });
  const { basedOn: _type, ...baseless } = regio;
  expect((await put(baseless)).statusCode).toBe(400);
  expect((await put({ ...regio, key: 'hfo360' })).statusCode).toBe(400);
  const { price: _price, group: _group, ...priceless } = regio;
  const faults = async (entry: object) => {
    await put(entry);
    return (await stateOf(day))?.faults.map(({ key }) => key);
  };
  expect(await faults(priceless)).toEqual(['noPrice']);
  expect(await faults({ ...priceless, price: { monthly: 1 }, ways: ['offer'] })).toEqual(['noWay']);
  expect(await faults({ ...regio })).toEqual(['groupGone']);
  expect(await faults({ ...regio, group: 'voice', tariffs: ['flatRegio'] })).toEqual(['noTariff']);
  await act(day, { _action: 'discard' });
});

test('§catalogue a product of the catalogue is offered and ordered with its own tariffs, terms, price and papers', async () => {
  await release(changes);
  expect((await offeredProducts()).find(({ code }) => code === regio.key)).toMatchObject({
    ...{ type: 'hfoNgnBasic', caption: 'ISDN Classic Regio', group: 'regional', creatable: true, terms: [6, 24] },
    price: { monthly: 1234 },
  });
  const partner = await engineCalls(portal, '1001/sp.admin');
  const { id: customerId } = await newCustomer(partner);
  const wrong = await newDraft(partner, customerId, { tariff: 'flatRegio' });
  const blocking = (id: string) => blockingOf(partner, id);
  expect(await blocking(wrong.id)).toContainEqual(['tariff', 'choose']);
  const draft = await newDraft(partner, customerId, { ...sold, tariff: 'flatRegio', contractTerm: '6' });
  expect(draft.data).toMatchObject(sold);
  expect(await blocking(draft.id)).toEqual([]);
  const refused = await partner.act(draft.id, 'submit', { ...byLink, version: draft.version });
  expect([refused.statusCode, refused.json().fields['signature.mode']]).toEqual([400, 'wayNotOffered']);
  const { id } = await partner.done(draft.id, 'submit', { ...(await drawnBy(partner)), version: draft.version });
  const order = orderData.parse((await partner.read(id)).data);
  expect(order).toMatchObject({
    ...{ ...sold, soldAs: { de: 'ISDN Classic Regio', en: 'ISDN Classic Regional' } },
    values: { tariff: 'flatRegio', contractTerm: '6' },
  });
  expect(order.prices.positions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'productIsdnClassicRegio', monthly: 1234, term: 6 }),
      expect.objectContaining({ code: 'tariffFlatRegio', monthly: 990 }),
    ]),
  );
});

test('§catalogue a customer who confirms by a link reads what the catalogue calls the things of the order', async () => {
  const link = await linkCalls(portal);
  const { path } = await link.awaiting({}, {}, { tariff: 'flatEuropa' });
  const { captions } = (await link.read(path)).json<{ captions: { key: string }[] }>();
  const text = { de: 'Flatrate Europa', en: 'Flat rate Europe' };
  expect(captions).toContainEqual({ namespace: 'products', key: 'price.tariffFlatEuropa', text });
  expect(captions.some(({ key }) => key.endsWith('.flatEuropa'))).toBe(true);
  expect(JSON.stringify(captions)).not.toContain('Regio');
});

test('§catalogue who may not sell a product of the catalogue is refused, and what has ended keeps its name', async () => {
  const partner = await engineCalls(portal, '1001/sp.admin');
  const { id: customerId } = await newCustomer(partner);
  const draft = await newDraft(partner, customerId, { ...sold, tariff: 'flatRegio', contractTerm: '6' });
  const { items } = await partner.list('hfo.vp.order');
  const order = items.find((row) => 'value1' in row && row.value1 === regio.key);
  expect(order).toMatchObject({ value2: 'ISDN Classic Regio' });
  await release([{ ...regio, sellers: ['GOLD'] }]);
  const again = await engineCalls(portal, '1001/sp.admin');
  const refused = await again.tryCreate('hfo.vp.draft', sold);
  expect([refused.statusCode, refused.json().fields.productType]).toEqual([400, 'productNotYours']);
  expect(await blockingOf(again, draft.id)).toContainEqual(['productType', 'productNotYours']);
  await release([{ ...regio, isOffered: false, caption: 'Alter Anschluss' }]);
  const later = await engineCalls(portal, '1001/sp.admin');
  expect((await offeredProducts()).find(({ code }) => code === regio.key)).toMatchObject({ creatable: false });
  expect((await later.tryCreate('hfo.vp.draft', sold)).json().fields).toEqual({ productType: 'productNotCreatable' });
  await later.done(order?.id ?? '', 'requestCancel', { reason: 'Doch nicht mehr' });
  expect(await later.read(order?.id ?? '')).toMatchObject({ value2: 'ISDN Classic Regio', value4: 'cancelRequested' });
  const path = paperPath('1001', order?.id ?? '', 'order', 'de');
  const { token } = (await later.post('/public/onetimeaction', { _action: 'downloadFile', path })).json();
  const words = (await pdfText((await fetchFile(portal, token)).rawPayload)).replaceAll(/\s+/g, ' ');
  expect(words).toContain('ISDN Classic Regio');
  expect(words).toContain('Flatrate Region');
});

test('§catalogue an operator is seen and chosen by those who may sell it, and its folder is called by its name', async () => {
  await putFiles(portal, { 'network-operators/NF/Konditionen.txt': 'Sonnenblume' });
  const sellers = ['GOLD'];
  const card = { location: '26122 Oldenburg' };
  await release([
    {
      ...{ kind: 'operator', key: 'NORDFUNK_MOBIL', name: 'Nordfunk Mobil GmbH', folder: 'NF', isOffered: true },
      ...{ sellers, card },
    },
    { kind: 'operator', key: 'VIERFUNK', name: 'Vierfunk Mobil GmbH', isOffered: true, sellers },
  ]);
  jana = await portal.as('9001/etc.admin');
  const cardOf = async (session: Pick<Session, 'get'>) =>
    (await session.get('/content/network-operators?_foundation=1001'))
      .json<{ items: CatalogueCard[] }>()
      .items.find(({ provider }) => provider === 'NORDFUNK_MOBIL');
  const partner = await engineCalls(portal, '1001/sp.admin');
  const hidden = await cardOf(partner);
  expect([hidden?.isOffered, hidden?.location]).toEqual([false, undefined]);
  expect(await cardOf(jana)).toMatchObject({ isOffered: true, path: '/network-operators/NF', ...card });
  expect((await partner.get('/catalogue')).body).not.toContain(card.location);
  for (const operatorVo of ['NORDFUNK_MOBIL', 'VIERFUNK']) {
    const refused = await partner.tryCreate('hd.ticket', { ...project, neededBy: '2026-12-21', operatorVo });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { operatorVo: 'operatorNotYours' }]);
  }
  const staff = libraryCalls(jana);
  expect((await staff.list('network-operators')).items).toContainEqual(
    expect.objectContaining({ path: 'network-operators/NF', title: 'Nordfunk Mobil GmbH' }),
  );
});
