import { contactPersonCalls } from '#api/staff/contact-persons.ts';
import { contactPersonColumns } from '#contract/staff/contact-person.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Contacts of partners at the distributor. */
export const contactPersons = maintainedRecords({
  name: 'contact-persons',
  calls: contactPersonCalls,
  rules: {
    columns: contactPersonColumns,
    sorts: ['name', 'position'],
    sort: 'name',
    filters: { audience: { kind: 'oneOf', field: 'audience', values: ['all', 'some'] } },
    hasArchive: true,
  },
});
