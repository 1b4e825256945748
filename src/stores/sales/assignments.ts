import { countRecords, dueFollowUps } from '../../api/sales/assignments.ts';
import { berlinDay } from '../../domain/date/berlin-day.ts';
import { ownedLoader } from '../data/owned-loader.ts';

const shown = 5;

/** How many customers, drafts in work and open orders there are, what waits for the partner, and whose follow-up is due. */
export const assignments = ownedLoader('assignments', async ({ trid }) => {
  const [customers, drafts, orders, clarification, followUps] = await Promise.all([
    countRecords(trid, 'hfo.vp.customer'),
    countRecords(trid, 'hfo.vp.draft', 'value4:open,complete'),
    countRecords(trid, 'hfo.vp.order', 'value9:open'),
    countRecords(trid, 'hfo.vp.order', 'value4:clarification'),
    dueFollowUps(trid, berlinDay(Date.now()), shown),
  ]);
  return {
    customers,
    drafts,
    orders,
    clarification,
    followUps: {
      total: followUps.total,
      items: followUps.items.map(({ id, value1, value8 }) => ({ id, name: value1, day: value8 ?? '' })),
    },
  };
});
