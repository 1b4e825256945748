import { maintenance } from '#contract/maintenance.ts';
import { contactPersonRecord, contactPersonRow } from '#contract/staff/contact-person.ts';
import { recordCalls } from '../records.ts';

export const contactPersonCalls = recordCalls('etc.contactPerson', {
  row: contactPersonRow,
  detail: contactPersonRecord,
  action: maintenance,
});
