import { registerOf } from '#contract/legal-forms.ts';
import { personSalutations } from '#domain/form/blocks.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import { isUnset } from '#domain/form/form-values.ts';
import type { CustomerFields } from '../customers/customer-form.ts';
import { customerName } from '../customers/customer-name.ts';
import { legalFormIn } from '../customers/legal-form-in.ts';
import { isBlank } from './customer-answers.ts';

/** A person that an order can name as it stands: by name, telephone and mail. */
const isReachable = ({ salutation, firstName, lastName, phone, mobile, email }: Values): boolean =>
  (personSalutations as readonly unknown[]).includes(salutation) &&
  [firstName, lastName, email].every((answer) => !isUnset(answer)) &&
  !(isUnset(phone) && isUnset(mobile));

const personNames = ['salutation', 'title', 'firstName', 'lastName', 'phone', 'mobile', 'email'] as const;

/** Of a person, what any place of an order asks; undefined while too little is known to name the person there. */
export const namedPerson = (person: Values): Values | undefined =>
  isReachable(person)
    ? Object.fromEntries(personNames.flatMap((name) => (isUnset(person[name]) ? [] : [[name, person[name]]])))
    : undefined;

/** The person at the customer: its contact, or the customer itself. */
const personOf = ({ contactMain, contactTech, ...itself }: Values): Values | undefined => {
  for (const person of [contactTech, contactMain, itself]) {
    const named = namedPerson(valuesIn(person));
    if (named) return named;
  }
  return undefined;
};

/** The register is that of the legal form, which the name of a company often says. */
function registerAnswers({ companyName, legalForm, registerType, ...customer }: Values): Values {
  const own = isUnset(legalForm) ? legalFormIn(String(companyName ?? '')) : legalForm;
  if (own === undefined || isUnset(companyName) || customer['clientKind'] === 'private') return {};
  const register = registerOf[own as keyof typeof registerOf];
  return {
    ...(isUnset(legalForm) && { legalForm: own }),
    ...(isUnset(registerType) && register && register !== 'optional' && { registerType: register }),
  };
}

/**
 * What an order asks and its customer's record makes likely without saying it. The draft begins with it, shows that it is
 * proposed, and takes any other answer.
 */
export function proposalsFor(customer: Values, areaCode?: string): Record<string, unknown> {
  const { email, invoiceEmail, bank, contactTech } = customer;
  const person = personOf(customer);
  const register = registerAnswers(customer);
  return {
    ...(isUnset(invoiceEmail) && !isUnset(email) && { invoiceEmail: email }),
    ...(isBlank(bank) && { bank: { accountHolder: customerName(customer as CustomerFields), mandateType: 'CORE' } }),
    ...(person && { ...(isBlank(contactTech) && { contactTech: person }), adminUser: person }),
    ...(areaCode && { onkz: areaCode }),
    ...(Object.keys(register).length > 0 && { customerData: register }),
  };
}
