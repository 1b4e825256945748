import { groupOfStatus, type OrderData } from '#contract/sales/order.ts';
import type { HandoverEvent, HandoverMoment } from '#contract/sales/order-handover.ts';

type Ordered = Pick<OrderData, 'status' | 'history'>;

const wasAccepted = ({ history }: Ordered): boolean =>
  history.some(({ kind, status }) => kind === 'status' && status === 'accepted');
const hasEnded = ({ status }: Ordered): boolean => groupOfStatus[status] === 'ended';

/** What the distributor's system is told of a change: the order once, and its end if it has the order. */
export function handoverOf(
  moment: HandoverMoment,
  { before, after }: { readonly before?: Ordered | undefined; readonly after: Ordered },
): HandoverEvent | undefined {
  const isHandedOver = (order: Ordered) => moment === 'sent' || wasAccepted(order);
  if (!before) return moment === 'sent' ? 'order.sent' : undefined;
  if (isHandedOver(after) && !isHandedOver(before)) return 'order.accepted';
  return isHandedOver(before) && hasEnded(after) && !hasEnded(before) ? 'order.ended' : undefined;
}

/** What an order is as it stands, for one that is sent again. */
export const presentEvent = (order: Ordered): HandoverEvent => {
  if (hasEnded(order)) return 'order.ended';
  return wasAccepted(order) ? 'order.accepted' : 'order.sent';
};

const minute = 60_000;
const steps = [1, 5, 15, 60, 120, 240] as const;
/** How long (ms) an order waits after so many attempts; it is never given up. */
export const handoverWait = (attempts: number): number => (steps[attempts - 1] ?? 480) * minute;

/** One file for each version; the same one where it is written again. */
export const handoverFile = (order: {
  readonly number: string | undefined;
  readonly id: string;
  readonly version: number;
  readonly event: HandoverEvent;
}): string => {
  const name = (order.number ?? order.id).replace(/[^A-Za-z0-9-]/g, '_');
  return `${name}_v${order.version}_${order.event.replace('order.', '')}.json`;
};
