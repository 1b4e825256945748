import type { OrderData, OrderStatus } from '#contract/sales/order.ts';

/** The way of an order that goes well; a number that stays needs no porting. */
const way = ['received', 'inReview', 'accepted', 'porting', 'scheduled', 'provisioning', 'active'] as const;
type Milestone = (typeof way)[number];

interface ReachedMilestone {
  readonly name: Milestone;
  readonly state: 'done' | 'current' | 'open';
  /** When (ms) it was reached last. */
  readonly at?: number | undefined;
}

const ended: readonly OrderStatus[] = ['cancelled', 'rejected', 'terminated'];

/** Where a status stands on the way. */
function placeOf({ status, statusBefore, history }: Pick<OrderData, 'status' | 'statusBefore' | 'history'>): number {
  const at = (one: OrderStatus | undefined) => way.indexOf(one as Milestone);
  if (status === 'partlyActive') return at('provisioning');
  if (status === 'cancelRequested') return at(statusBefore);
  if (at(status) >= 0) return at(status);
  return Math.max(0, ...history.map((event) => at(event.status)));
}

/** The steps of an order with the days on which it took them. */
export function milestonesOf(
  order: Pick<OrderData, 'status' | 'statusBefore' | 'history'>,
  hasPorting: boolean,
): ReachedMilestone[] {
  const place = placeOf(order);
  const isOver = ended.includes(order.status);
  return way
    .map((name, index): ReachedMilestone => {
      const at = order.history.findLast((event) => event.status === name)?.at;
      if (index < place) return { name, state: 'done', at };
      if (index > place) return { name, state: 'open' };
      return { name, state: isOver || name === 'active' ? 'done' : 'current', at };
    })
    .filter(({ name, at }) => name !== 'porting' || hasPorting || at !== undefined);
}
