import { maintenance } from '#contract/maintenance.ts';
import { recordOf } from '#contract/record.ts';
import { contactPersonData, contactPersonRow } from '#contract/staff/contact-person.ts';
import { recordCalls } from '../records.ts';

export const contactPersonCalls = recordCalls('etc.contactPerson', {
  row: contactPersonRow,
  detail: recordOf(contactPersonData),
  action: maintenance,
});
