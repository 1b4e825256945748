import { groupOfStatus, type OrderData } from '#contract/sales/order.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import type { Columns } from '#server/records/engine/definition/columns.ts';

export const orderCaption = ({ productType, values }: Pick<OrderData, 'productType' | 'values'>): string =>
  productCaption(productType, values['additionalDsl']);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const orderColumns = (order: OrderData): Columns => ({
  value1: order.productType,
  value2: orderCaption(order),
  value3: order.customerName,
  value4: order.status,
  value5: order.customerId,
  value6: order.confirmedDate,
  value7: textOf(order.values['voNumber']),
  value8: textOf(order.values['desiredDate']) ?? textOf(order.values['startMode']) ?? 'asap',
  value9: groupOfStatus[order.status],
});

export const orderSearchText = (order: OrderData): (string | undefined)[] => [
  orderCaption(order),
  order.customerName,
  order.customerNumber,
  order.contractNumber,
  order.draftNumber,
  textOf(order.values['voNumber']),
  textOf(order.values['externalReference']),
];
