import { countRecords } from '#api/sales/assignments.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** How many customers, drafts in work and open orders there are, and about how many of these something is asked. */
export const assignments = ownedLoader('assignments', async ({ trid }) => {
  const [customers, drafts, orders, clarification] = await Promise.all([
    countRecords(trid, 'hfo.vp.customer'),
    countRecords(trid, 'hfo.vp.draft', 'value4:open,complete'),
    countRecords(trid, 'hfo.vp.order', 'value9:open'),
    countRecords(trid, 'hfo.vp.order', 'value4:clarification'),
  ]);
  return { customers, drafts, orders, clarification };
});
