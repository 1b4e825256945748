import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueImpact, CatalogueOverview, ReleasedState } from '#contract/catalogue/state.ts';
import type { CatalogueCard } from '#contract/content/content.ts';
import { draftCheck } from '#contract/sales/draft.ts';
import type { ApprovalOverview } from '#contract/staff/approvals.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { vatPercent } from '#domain/catalogue/vat.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { answerBy } from '#domain/tickets/answer-target.ts';
import { carrierOptions } from '#domain/wholesale/porting/losing-providers.ts';
import { translatorIn } from '#i18n/on-server.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { engineCalls } from '../records/engine/engine-calls.ts';
import { newCustomer, newDraft } from '../sales/sales-calls.ts';
import { callback } from '../support/file-calls.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';

let portal: Portal;
let jana: Session;
let paul: Session;
beforeAll(async () => {
  portal = await openPortal({ PUBLIC_BASE_URL: 'https://portal.example.com' });
  [jana, paul] = [await portal.as('9001/etc.admin'), await portal.as('9001/etc.lead')];
});
afterAll(async () => {
  readCatalogueFrom();
  await portal.close();
});

const overview = async () => (await jana.get('/admin/catalogue')).json<CatalogueOverview>();
const stateNamed = async (name: string) => {
  const state = (await overview()).states.find((one) => one.name === name);
  if (!state) throw new Error(`no ${name}`);
  return state;
};
async function act(name: string, action: object, session = jana) {
  const { id, version } = await stateNamed(name);
  return session.post(`/admin/catalogue/${id}`, { version, ...action });
}
const put = (name: string, entry: CatalogueEntry) => act(name, { _action: 'put', entry });
const decide = async (session: Session, action: string) => {
  const { approvals } = (await session.get('/admin/approvals')).json<ApprovalOverview>();
  const waiting = approvals.find(({ kind, state }) => kind === 'catalogue' && state === 'prepared');
  return session.post(`/admin/approvals/${waiting?.id}`, { _action: action });
};

const tariff: CatalogueEntry = {
  kind: 'choice',
  list: 'tariffs',
  key: 'flatEurope',
  caption: { de: 'Flatrate Europa', en: 'Flat rate Europe' },
  price: { monthly: 2990 },
  isOffered: true,
};
const changes: readonly CatalogueEntry[] = [
  tariff,
  { kind: 'choice', list: 'voiceOptions', key: 'expressRepair', isOffered: false },
  { kind: 'vat', percent: 20 },
  {
    ...{ kind: 'operator', key: 'NORDFUNK_MOBIL', name: 'Nordfunk Mobil GmbH', isOffered: true },
    card: {
      location: '26122 Oldenburg',
      phones: [{ label: 'Händler', value: '0441 99887-0' }],
      text: { de: 'Mobilfunk <b>im Norden</b>.' },
    },
  },
  {
    kind: 'ticketCategory',
    type: 'etcCallBackRequest',
    key: 'trainings',
    caption: { de: 'Schulungen', en: 'Trainings' },
    hours: 2,
    isOffered: true,
  },
  { kind: 'closingDay', day: '2026-12-28', caption: { de: 'Betriebsferien', en: 'Company holidays' }, isOffered: true },
  { kind: 'serviceHours', from: 9, to: 17 },
];

test('§catalogue a state is for a day to come, one for each day, and has no change twice', async () => {
  const { today } = await overview();
  const begin = (validFrom: string, name = 'Katalog 2027') => jana.post('/admin/catalogue', { name, validFrom });
  expect((await begin(today)).json().fields).toEqual({ validFrom: 'notInPast' });
  expect((await begin('2027-01-01')).statusCode).toBe(200);
  expect((await begin('2027-01-01', 'Noch einer')).json().fields).toEqual({ validFrom: 'catalogueDayTaken' });
  expect((await stateNamed('Katalog 2027')).faults).toEqual([{ key: 'noChanges' }]);
  for (const entry of changes) expect((await put('Katalog 2027', entry)).statusCode).toBe(200);
  await put('Katalog 2027', { ...tariff, price: { monthly: 2790 } });
  await put('Katalog 2027', tariff);
  const { entries, faults } = await stateNamed('Katalog 2027');
  expect(entries).toHaveLength(changes.length);
  expect(faults).toEqual([]);
});

test('§catalogue two administrators at once: the second is refused and loses nothing', async () => {
  const { id, version, entries } = await stateNamed('Katalog 2027');
  const change = (session: Session, percent: number) =>
    session.post(`/admin/catalogue/${id}`, { _action: 'put', version, entry: { kind: 'vat', percent } });
  const answers = await Promise.all([change(jana, 21), change(paul, 22)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await put('Katalog 2027', { kind: 'vat', percent: 20 });
  expect((await stateNamed('Katalog 2027')).entries).toHaveLength(entries.length);
});

test('§catalogue what is incomplete is not released, and says where', async () => {
  await put('Katalog 2027', {
    kind: 'product',
    key: 'hfoDslMaxxBusiness',
    isOffered: true,
    terms: [12, 24],
    channels: [],
    documents: [],
  });
  expect((await stateNamed('Katalog 2027')).faults).toEqual([
    { key: 'noDocuments', entry: 'product hfoDslMaxxBusiness' },
  ]);
  expect((await act('Katalog 2027', { _action: 'submit' })).statusCode).toBe(409);
  await put('Katalog 2027', { ...tariff, price: {} });
  expect((await stateNamed('Katalog 2027')).faults).toContainEqual({
    key: 'noPrice',
    entry: 'choice tariffs flatEurope',
  });
  await put('Katalog 2027', tariff);
  const remove = { _action: 'remove', entry: 'product hfoDslMaxxBusiness' };
  expect((await act('Katalog 2027', remove)).statusCode).toBe(200);
  const wrong = { kind: 'operator', key: 'klein', name: 'Klein', isOffered: true };
  const refused = await act('Katalog 2027', { _action: 'put', entry: wrong });
  expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([400, expect.stringContaining('operatorCode')]);
});

test('§catalogue another person releases, and until its day nothing changes for partners', async () => {
  const { id } = await stateNamed('Katalog 2027');
  const impact = (await jana.get(`/admin/catalogue/${id}/impact`)).json<CatalogueImpact>();
  expect(impact.partners).toBeGreaterThan(0);
  expect((await act('Katalog 2027', { _action: 'submit' })).json<CatalogueOverview>().states[0]).toMatchObject({
    stage: 'waiting',
  });
  expect((await act('Katalog 2027', { _action: 'discard' })).statusCode).toBe(409);
  expect((await decide(jana, 'release')).statusCode).toBe(409);
  expect((await decide(paul, 'release')).statusCode).toBe(200);
  expect(await stateNamed('Katalog 2027')).toMatchObject({ stage: 'released' });
  expect((await put('Katalog 2027', { kind: 'vat', percent: 7 })).statusCode).toBe(409);
  expect(vatPercent()).toBe(19);
  expect(providerName('NORDFUNK_MOBIL')).toBe('NORDFUNK MOBIL');
  const partner = await portal.as('1001/sp.admin');
  const { states } = (await partner.get('/catalogue')).json<{ states: ReleasedState[] }>();
  expect(states.flatMap(({ entries }) => entries.map(({ kind }) => kind))).toEqual(['closingDay', 'serviceHours']);
  expect((await partner.get('/admin/catalogue')).statusCode).toBe(403);
  const early = await partner.post('/foundation/1001/data', { ...callback, category: 'trainings' });
  expect(JSON.stringify(early.json())).toContain('choose');
});

test('§catalogue a released state is taken back until it counts, and released once more', async () => {
  expect((await act('Katalog 2027', { _action: 'takeBack' })).statusCode).toBe(200);
  expect(await stateNamed('Katalog 2027')).toMatchObject({ stage: 'preparing' });
  expect((await act('Katalog 2027', { _action: 'submit' })).statusCode).toBe(200);
  expect((await decide(paul, 'release')).statusCode).toBe(200);
});

test('§catalogue the command line prepares, releases and discards too', async () => {
  const run = (...words: string[]) => runCommand(portal.services, words);
  const entry = JSON.stringify({ kind: 'vat', percent: 21 });
  expect(await run('catalogue', 'put', '2028-01-01', entry, '--name', 'Katalog 2028')).toMatchObject({ code: 0 });
  expect(await run('catalogue', 'put', '2028-01-01', '{"kind":"vat","percent":210}')).toMatchObject({ code: 1 });
  expect(await run('catalogue', 'put', '2020-01-01', entry)).toMatchObject({ code: 1 });
  expect((await overview()).states.at(-1)).toMatchObject({ name: 'Katalog 2028', stage: 'preparing' });
  expect(await run('catalogue', 'show', '2028-01-01')).toMatchObject({ lines: [entry] });
  expect(await run('catalogue', 'release', '2028-01-01')).toMatchObject({ code: 0 });
  expect(await run('catalogue', 'discard', '2028-01-01')).toMatchObject({ code: 1 });
  expect(await run('catalogue', 'list')).toMatchObject({
    lines: [expect.stringContaining('Katalog 2027'), '2028-01-01\tKatalog 2028\t1\treleased'],
  });
});

test('§catalogue from its day on a tariff, a rate, an operator, a category and hours need no release', async () => {
  portal.pass(2 * 31 * 86_400_000);
  const partner = await portal.as('1001/sp.admin');
  expect(vatPercent()).toBe(20);
  expect(providerName('NORDFUNK_MOBIL')).toBe('Nordfunk Mobil GmbH');
  expect(translatorIn('en', 'products')('price.tariffFlatEurope')).toBe('Flat rate Europe');

  const ticket = { ...callback, category: 'trainings' };
  expect((await partner.post('/foundation/1001/data', ticket)).statusCode).toBe(201);
  const sent = Date.parse('2027-02-01T07:00:00Z');
  const event = { kind: 'sent', at: sent } as never;
  expect(answerBy({ value5: 'etcCallBackRequest', category: 'trainings', history: [event] }, {})).toBe(
    Date.parse('2027-02-01T10:00:00Z'),
  );
  expect(
    answerBy(
      {
        value5: 'etcCallBackRequest',
        category: 'order',
        history: [{ kind: 'sent', at: Date.parse('2026-12-24T16:00:00Z') } as never],
      },
      { '2026-12-25': { de: '', en: '' } },
    ),
  ).toBe(Date.parse('2026-12-29T16:00:00Z'));

  const { items } = (await partner.get('/content/network-operators?_lang=en')).json<{ items: CatalogueCard[] }>();
  expect(items.find(({ provider }) => provider === 'NORDFUNK_MOBIL')).toMatchObject({
    ...{ title: 'Nordfunk Mobil GmbH', location: '26122 Oldenburg', phone1: { label: 'Händler' } },
    ...{ html: '<p>Mobilfunk im Norden.</p>', german: ['html', 'phone1.label'] },
  });
  expect(carrierOptions()).toContainEqual({ value: 'NORDFUNK_MOBIL', label: 'Nordfunk Mobil GmbH' });

  const calls = await engineCalls(portal, '1001/sp.admin');
  const customer = await newCustomer(calls);
  const chosen = { tariff: 'flatEurope', mainNumber: 'new', options: ['encryption'] };
  const draft = await newDraft(calls, customer.id, chosen);
  const checked = draftCheck.parse((await calls.get(`/foundation/1001/data/${draft.id}/check`)).json());
  expect(checked.blocking.map(({ path }) => path)).not.toContain('tariff');
  expect(checked.prices.positions).toContainEqual(
    expect.objectContaining({ code: 'tariffFlatEurope', quantity: 1, monthly: 2990 }),
  );
  expect(checked.prices.vat.percent).toBe(20);
  const ended = await newDraft(calls, customer.id, { ...chosen, options: ['expressRepair'] });
  const refused = draftCheck.parse((await calls.get(`/foundation/1001/data/${ended.id}/check`)).json());
  expect(JSON.stringify(refused.blocking)).toContain('options');
  // Nothing that was typed is lost by it.
  expect((await calls.read(ended.id)).data['options']).toEqual(['expressRepair']);

  const again = await portal.as('9001/etc.admin');
  const counting = (await again.get('/admin/catalogue')).json<CatalogueOverview>().states[0];
  const taken = await again.post(`/admin/catalogue/${counting?.id}`, {
    _action: 'takeBack',
    version: counting?.version,
  });
  expect(taken.statusCode).toBe(409);
  const texts = (await portal.services.db.select().from(auditEntries)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/^catalogue\.put .*, vat · percent: 19 → percent: 20$/));
});
