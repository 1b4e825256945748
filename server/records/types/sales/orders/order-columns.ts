import type { ColumnsOfType } from '#contract/columns-by-type.ts';
import { groupOfStatus, type OrderData } from '#contract/sales/order.ts';
import { codeOfProduct, productCaption } from '#domain/sales/products/catalogue.ts';

export const orderCaption = (order: Pick<OrderData, 'productType' | 'product' | 'soldAs' | 'values'>): string =>
  order.soldAs?.de ?? productCaption(order, order.values['additionalDsl']);

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const orderValues = (order: OrderData): ColumnsOfType<'hfo.vp.order'> => ({
  product: codeOfProduct(order),
  caption: orderCaption(order),
  customer: order.customerName,
  state: order.status,
  customerId: order.customerId,
  confirmedDate: order.confirmedDate,
  voNumber: textOf(order.values['voNumber']),
  desiredDate: textOf(order.values['desiredDate']) ?? textOf(order.values['startMode']) ?? 'asap',
  group: groupOfStatus[order.status],
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
