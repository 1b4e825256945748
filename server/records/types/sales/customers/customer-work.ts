import { formatPhone } from '#contract/numbering/phone-number.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { customerName } from '#domain/sales/customers/customer-name.ts';
import type { Work } from '#server/records/engine/definition/work.ts';
import type { CustomerData } from './customer-data.ts';

/** A lead waits for the partner's decision, a declined one for its next assignment; a follow-up waits for its day. */
export function customerWork(customer: CustomerData): readonly Work[] {
  const { leadState, followUpDate } = customer;
  const title = customerName(customer);
  const about = { title, customer: title };
  if (leadState === 'offered') return [{ side: 'partner', task: 'acceptLead', ...about }];
  if (leadState === 'declined') return [{ side: 'staff', task: 'reassign', ...about }];
  if (leadState === 'lost' || !followUpDate) return [];
  const days = { from: berlinMoment(followUpDate), due: endOfDay(followUpDate) };
  return [
    { side: 'partner', task: 'followUp', ...about, detail: customer.phone && formatPhone(customer.phone), ...days },
  ];
}
