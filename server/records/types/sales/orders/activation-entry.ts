import type { OrderData, OrderStatus } from '#contract/sales/order.ts';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';

const over: readonly OrderStatus[] = ['cancelled', 'rejected', 'terminated'];

/** The day on which an order is switched, once the operator has confirmed it. */
export const activationOf = ({ confirmedDate, status, customerName }: OrderData): CalendarEntry | undefined =>
  confirmedDate === undefined
    ? undefined
    : { kind: 'activation', day: confirmedDate, customer: customerName, isCancelled: over.includes(status) };
