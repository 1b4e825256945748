import { formatPhone } from '#contract/numbering/phone-number.ts';
import { splitName } from '#domain/text/person-name.ts';

/** Contact details for questions, from the data of a person. */
export function contactOf(person: { name: string; email: string; phone?: string | undefined } | undefined) {
  const { firstName, lastName } = splitName(person?.name ?? '');
  return {
    contactLastName: lastName,
    contactFirstName: firstName,
    contactEmail: person?.email ?? '',
    contactPhone: person?.phone ? formatPhone(person.phone) : '',
  };
}
