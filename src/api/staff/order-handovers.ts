import { orderHandovers } from '#contract/sales/order-handover.ts';
import { get } from '../http.ts';

export const readOrderHandovers = (id: string, foundation: string) =>
  get(`/staff/orders/${encodeURIComponent(id)}/handovers`, { foundation }, orderHandovers);
