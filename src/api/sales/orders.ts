import * as z from 'zod/mini';
import { rowOf } from '#contract/columns.ts';
import { maintenance } from '#contract/maintenance.ts';
import { orderColumns, orderData, orderRecord, orderRow, orderRowFields } from '#contract/sales/order.ts';
import { recordCalls, recordListing } from '../records.ts';

export const orderCalls = recordCalls('hfo.vp.order', { row: orderRow, detail: orderRecord, action: maintenance });

const orderOfCustomer = rowOf(orderColumns, {
  ...orderRowFields,
  data: z.pick(orderData, { prices: true, values: true, question: true, contractNumber: true }),
});
/** An order with what it costs, what it asks for and what waits for an answer. */
export type OrderOfCustomer = z.infer<typeof orderOfCustomer>;
export const listOrdersOfCustomer = recordListing('hfo.vp.order', orderOfCustomer);
