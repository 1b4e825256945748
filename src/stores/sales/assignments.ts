import { countRecords } from '#api/sales/assignments.ts';
import { searchTerms } from '#contract/columns.ts';
import { draftColumns } from '#contract/sales/draft.ts';
import { orderColumns } from '#contract/sales/order.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** How many customers, drafts in work and open orders there are, and about how many of these something is asked. */
export const assignments = ownedLoader('assignments', async ({ trid }) => {
  const [customers, drafts, orders, clarification] = await Promise.all([
    countRecords(trid, 'hfo.vp.customer'),
    countRecords(trid, 'hfo.vp.draft', searchTerms(draftColumns, { state: ['open', 'complete'] })),
    countRecords(trid, 'hfo.vp.order', searchTerms(orderColumns, { group: 'open' })),
    countRecords(trid, 'hfo.vp.order', searchTerms(orderColumns, { state: 'clarification' })),
  ]);
  return { customers, drafts, orders, clarification };
});
