import { contactPersonCalls } from '#api/staff/contact-persons.ts';
import { maintainedRecords } from '#stores/data/maintained-records.ts';

/** Whom partners ask at the distributor. */
export const contactPersons = maintainedRecords({
  name: 'contact-persons',
  calls: contactPersonCalls,
  rules: {
    sorts: ['value1', 'value3'],
    sort: 'value1',
    filters: { audience: { kind: 'oneOf', field: 'value2', values: ['all', 'some'] } },
    hasArchive: true,
  },
});
