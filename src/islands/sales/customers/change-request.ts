import type { CustomerRecord } from '#contract/sales/customer.ts';
import { href } from '#domain/access/routes.ts';
import { customerName, placeOf } from '#domain/sales/customers/customer-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { fieldsIn } from './customer-labels.ts';

/** `docs/domain/customers.md` "Änderung anfragen": the callback request, told which customer it is about and what is known of it. */
export function changeRequest(record: CustomerRecord): string {
  const fields = fieldsIn(record);
  const { street, houseNumber } = fields.address ?? {};
  const description = texts('customers')('edit.requestText', {
    name: customerName(fields),
    number: record.foreignid ?? '–',
    address: [[street, houseNumber].filter(Boolean).join(' '), placeOf(fields)].filter(Boolean).join(', '),
  });
  return href('EtcTicketEdit', pageLocale(), {
    type: 'etcCallBackRequest',
    category: 'other',
    description,
    customer: record.id,
  });
}
