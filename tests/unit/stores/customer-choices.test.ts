import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $foundation } from '../../../src/stores/foundation/foundation.ts';
import * as sales from '../../../src/stores/sales/customer-choices.ts';
import * as wholesale from '../../../src/stores/wholesale/customer-choices.ts';
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
