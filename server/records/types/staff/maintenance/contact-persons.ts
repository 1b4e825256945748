import { contactPerson } from '#contract/staff/contact-person.ts';
import { href } from '#domain/access/routes.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

/** The key of those that are there for all foundations. */
export const everybody = 'everybody';

/** Contact persons (§1-15) of the distributor for its partners. */
export const contactPersons = defineRecord(contactPerson, {
  number: 'none',
  home: 'distributor',
  prepare: (person) => person,
  columns: (person) => ({
    name: person.name,
    audience: person.partners.length > 0 ? 'some' : 'all',
    position: person.position,
    phone: person.phone,
    email: person.email,
    videoCallUrl: person.videoCallUrl,
  }),
  searchText: ({ name, position, phone, email }) => [name, position, phone, email],
  unique: { field: 'email', key: ({ email }) => email.toLowerCase() },
  created: 'record.created',
  title: ({ name }) => name,
  link: () => href('Home', 'de'),
  access: {
    // A record names the partners that it is there for; partners get the person with their foundation.
    read: employee,
    write: employee,
    rows: {
      audience: ({ partners }) => (partners.length > 0 ? partners : [everybody]),
      keys: () => 'all',
    },
  },
});
