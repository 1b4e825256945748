import { customerCalls } from '../../api/sales/customers.ts';
import { draftCalls } from '../../api/sales/drafts.ts';
import { orderCalls } from '../../api/sales/orders.ts';
import { berlinDay } from '../../domain/date/berlin-day.ts';
import { ownedLoader } from '../data/owned-loader.ts';

const shown = 5;

/** How many customers, drafts in work and open orders there are, what waits for the partner, and whose follow-up is due. */
export const assignments = ownedLoader('assignments', async ({ trid }) => {
  const due = { search: `value8:..${berlinDay(Date.now())}`, _sort: 'value8', _limit: shown };
  const [customers, drafts, orders, asked, followUps] = await Promise.all([
    customerCalls.list(trid, { _limit: 1 }),
    draftCalls.list(trid, { search: 'value4:open,complete', _limit: 1 }),
    orderCalls.list(trid, { search: 'value9:open', _limit: 1 }),
    orderCalls.list(trid, { search: 'value4:clarification', _limit: 1 }),
    customerCalls.list(trid, due),
  ]);
  return {
    customers: customers.total,
    drafts: drafts.total,
    orders: orders.total,
    clarification: asked.total,
    followUps: {
      total: followUps.total,
      items: followUps.items.map(({ id, value1, value8 }) => ({ id, name: value1, day: value8 ?? '' })),
    },
  };
});
