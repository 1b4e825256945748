import type { OrderRecord } from '#contract/sales/order.ts';
import { hasPorting } from '#domain/sales/orders/consents.ts';
import { courseOf } from '#domain/sales/orders/milestones.ts';
import { texts } from '#i18n/client.ts';
import { MilestoneList } from '#islands/record/MilestoneList.tsx';
import { statusName } from './order-labels.ts';

/** How far an order is on its way, and where it stopped. */
export function Milestones({ order: { data } }: { order: OrderRecord }) {
  const steps = courseOf(data, hasPorting(data.values)).map((step) => ({ ...step, caption: statusName(step.name) }));
  return <MilestoneList label={texts('orders')('milestones')} steps={steps} />;
}
