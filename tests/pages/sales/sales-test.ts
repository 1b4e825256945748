import { test as base, expect } from '../fixtures/portal.ts';
import { type SalesCalls, salesCalls } from './demo-sales.ts';

/** Tests of a partner's sales, beside whom the same records are seen through the API. */
export const test = base.extend<{ calls: SalesCalls }>({
  calls: async ({ portal }, use) => use(await salesCalls(portal.url)),
});

export { expect };
