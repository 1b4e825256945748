import { maintenance } from '#contract/maintenance.ts';
import { orderRecord, orderRow } from '#contract/sales/order.ts';
import { recordCalls } from '../records.ts';

export const orderCalls = recordCalls('hfo.vp.order', { row: orderRow, detail: orderRecord, action: maintenance });
