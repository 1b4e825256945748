import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import type { CustomerData } from './customer-data.ts';

const entryOf =
  (kind: CalendarEntry['kind'], dayOf: (customer: CustomerData) => string | undefined) =>
  (customer: CustomerData): CalendarEntry | undefined => {
    const day = dayOf(customer);
    if (day === undefined || customer.leadState === 'lost') return undefined;
    return { kind, day, customer: customerName(customer) };
  };

/** When a customer is taken up again, and when the present contract ends. */
export const customerCalendar = [
  { column: 'followUp', entry: entryOf('followUp', ({ followUpDate }) => followUpDate) },
  { column: 'contractEnd', entry: entryOf('contractEnd', ({ contractEnd }) => contractEnd) },
] as const;
