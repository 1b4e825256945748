import type { OrderRecord, OrderStatus } from '#contract/sales/order.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const statusTone = {
  received: 'info',
  inReview: 'info',
  clarification: 'warn',
  accepted: 'info',
  porting: 'info',
  scheduled: 'info',
  provisioning: 'info',
  partlyActive: 'ok',
  active: 'ok',
  cancelRequested: 'warn',
  cancelled: 'neutral',
  rejected: 'danger',
  terminated: 'neutral',
} as const satisfies Record<OrderStatus, Tone>;

export const statusName = (status: OrderStatus): string => texts('orders')(`status.${status}`);

export const captionOf = ({ productType, values }: OrderRecord['data']): string =>
  productCaption(productType, values['additionalDsl']);
