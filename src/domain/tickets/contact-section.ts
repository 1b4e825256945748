import * as z from 'zod/mini';
import { email, name } from '#contract/fields.ts';
import { phone } from '#contract/telephone.ts';
import { maxCopies } from '#contract/ticket.ts';
import type { FormContext } from '../form/form-description.ts';
import { choices, combobox, emailField, line, note, phoneField } from '../form/form-fields.ts';

const people = ({ people: colleagues }: FormContext) => colleagues;
const others = ({ people: colleagues, me }: FormContext) => colleagues?.filter(({ value }) => value !== me);
const personId = z.string().check(z.maxLength(60, 'choose'));

/** The contact for questions about a request. */
export const ticketContact = {
  name: 'contact',
  step: 'contact',
  title: 'contact.title',
  hint: 'contact.hint',
  brief: { label: 'summary.contact', of: [['contactFirstName', 'contactLastName']] },
  fields: {
    contactLastName: line('contact.lastName', name, { autoComplete: 'family-name' }),
    contactFirstName: line('contact.firstName', name, { autoComplete: 'given-name', beside: 'equal' }),
    contactEmail: emailField('contact.email', email),
    contactPhone: phoneField('contact.phone', phone, { hint: 'contact.phoneHint' }),
  },
} as const;

/** Who is asked back, with which each request ends. */
export const contact = {
  ...ticketContact,
  fields: {
    // Asked for where there are colleagues.
    owner: combobox('contact.owner', z.optional(personId), { hint: 'contact.ownerHint', options: people }),
    ownerContact: note({ follows: true }),
    ...ticketContact.fields,
    copies: choices(
      'contact.copies',
      z.optional(z.array(personId).check(z.maxLength(maxCopies, `tooManyCopies:${maxCopies}`))),
      { hint: 'contact.copiesHint', options: others },
    ),
  },
} as const;
