import { test as base, expect } from '../fixtures/portal.ts';
import { type SalesCalls, salesCalls } from './demo-sales.ts';

/** Sales tests of a partner, with API calls that read the same records. */
export const test = base.extend<{ calls: SalesCalls }>({
  calls: async ({ portal }, use) => use(await salesCalls(portal.url)),
});

export { expect };
