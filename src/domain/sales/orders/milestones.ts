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

const lastAt = (history: OrderData['history'], status: OrderStatus) =>
  history.findLast((event) => event.status === status)?.at;

const ended: readonly OrderStatus[] = ['cancelled', 'rejected', 'terminated'];

/** Where a status stands on the way. */
function placeOf({ status, statusBefore, history }: Pick<OrderData, 'status' | 'statusBefore' | 'history'>): number {
  const at = (one: OrderStatus | undefined) => way.indexOf(one as Milestone);
  if (status === 'partlyActive') return at('provisioning');
  if (status === 'cancelRequested') return at(statusBefore);
  if (at(status) >= 0) return at(status);
  return Math.max(0, ...history.map((event) => at(event.status)));
}

/** A step on the way, or a place where it stopped. */
export interface CourseStep extends Omit<ReachedMilestone, 'name' | 'state'> {
  readonly name: OrderStatus;
  readonly state: ReachedMilestone['state'] | 'stop' | 'refused' | 'ended';
}

/** States in which an order waits beside its way, and those that end it before its time. */
const waits: readonly OrderStatus[] = ['clarification', 'cancelRequested'];
const stops: Partial<Record<OrderStatus, CourseStep['state']>> = { cancelled: 'ended', rejected: 'refused' };

/** The steps of an order with the place where it waits or was stopped as one of them. */
export function courseOf(
  order: Pick<OrderData, 'status' | 'statusBefore' | 'history'>,
  hasPorting: boolean,
): CourseStep[] {
  const { status, history } = order;
  const steps: readonly CourseStep[] = milestonesOf(order, hasPorting);
  if (status === 'terminated') return [...steps, { name: status, state: 'done', at: lastAt(history, status) }];
  const state = waits.includes(status) ? 'stop' : stops[status];
  if (state === undefined) return [...steps];
  const stop: CourseStep = { name: status, state, at: lastAt(history, status) };
  const passed = steps
    .filter(({ state }) => state !== 'open')
    .map((step): CourseStep => (step.state === 'current' ? { ...step, state: 'done' } : step));
  return [...passed, stop, ...(waits.includes(status) ? steps.filter(({ state }) => state === 'open') : [])];
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
      const at = lastAt(order.history, name);
      if (index < place) return { name, state: 'done', at };
      if (index > place) return { name, state: 'open' };
      return { name, state: isOver || name === 'active' ? 'done' : 'current', at };
    })
    .filter(({ name, at }) => name !== 'porting' || hasPorting || at !== undefined);
}
