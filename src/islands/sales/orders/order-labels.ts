import type { OrderRecord, OrderStatus } from '#contract/sales/order.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';

export const statusTone = stateTones['hfo.vp.order'];

export const statusName = (status: OrderStatus): string => texts('orders')(`status.${status}`);

export const captionOf = (order: OrderRecord['data']): string =>
  order.soldAs?.[pageLocale()] ?? productCaption(order, order.values['additionalDsl'], pageLocale());
