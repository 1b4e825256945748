import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $foundation } from '#stores/foundation/foundation.ts';
import * as sales from '#stores/sales/customer-choices.ts';
import * as wholesale from '#stores/wholesale/customer-choices.ts';
import { controlledServer } from './support/controlled-server.ts';
import { actAs, actFor, memoryStorage } from './support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = controlledServer();
  actAs('sp.admin', '1001');
  $foundation.set(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['sales', sales.searchCustomers, sales.$customerChoices],
  ['wholesale', wholesale.searchCustomerChoices, wholesale.$customerChoices],
] as const)(
  'customers to choose from (%s) come where they are asked for before the foundation is known',
  async (_, search, $choices) => {
    search('');
    vi.runAllTimers();
    actFor('1001');
    (await server.next()).answer({
      items: [{ id: 'c1', foreignid: '100000001', value1: 'Bäckerei Sonnental GmbH', value2: '', value3: 'Köln' }],
      total: 1,
    });
    await vi.waitFor(() => expect($choices.get()).toHaveLength(1));
  },
);

test('§phone-numbers locked or removed customers are not offered for an order', async () => {
  actFor('1001');
  wholesale.searchCustomerChoices('Park: 4100126');
  vi.runAllTimers();
  const call = await server.next();
  expect(call.url.searchParams.get('search')).toBe('Park 4100126 value4:active');
});

test('§phone-numbers a customer from a link can be chosen even if missing from the first page', async () => {
  actFor('1001');
  void wholesale.chooseCustomer('c31');
  const calls = [await server.next(), await server.next(), await server.next()];
  for (const { url, answer } of calls) {
    const isChoice = url.searchParams.get('search') === 'id:c31 value4:active';
    const items = isChoice ? [{ id: 'c31', foreignid: '4100153', value1: 'Zimmerei Holm', value3: 'Kiel' }] : [];
    answer(url.searchParams.has('search') ? { items, total: items.length } : { data: { state: 'active' } });
  }
  await vi.waitFor(() =>
    expect(wholesale.$customerChoices.get()).toEqual([
      { value: 'c31', name: 'Zimmerei Holm', label: 'Zimmerei Holm · Kiel · 4100153' },
    ]),
  );
});
