import * as z from 'zod/mini';
import { choice, name, text } from '#contract/fields.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type {
  Condition,
  Field,
  FieldOf,
  Fields,
  FormContext,
  FormDescription,
  Rule,
  Section,
  Values,
} from '#domain/form/form-description.ts';
import { line, radio } from '#domain/form/form-fields.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { customerContract, customerForm, prospectForm } from './customer-form.ts';
import { personIn, placeIn } from './short-answers.ts';

const all = fieldsOf(prospectForm);
const isPrivate: Condition = { field: 'clientKind', is: ['private'] };
const isCompany: Condition = { not: isPrivate };
const isOwner: Condition = { any: [isPrivate, { field: 'legalForm', is: ['EINZEL', 'FREI', 'GBR'] }] };

/** Fields of a prospect; the kind of customer decides here what their own conditions ask the salutation for. */
const pick = (names: readonly string[], when?: Condition): Fields =>
  Object.fromEntries(names.map((one) => [one, { ...all[one], ...(when && { when }) } as Field] as const));
const groupWithout = (of: string, names: readonly string[], when?: Condition): Fields => {
  const group = all[of] as FieldOf<'group'>;
  const fields = Object.fromEntries(Object.entries(group.fields).filter(([one]) => !names.includes(one)));
  return { [of]: { ...group, fields, ...(when && { when }) } };
};

const personLine = z.string().check(
  z.refine((typed) => {
    const { salutation: _code, ...names } = personIn(typed);
    return Object.values(names).every((part) => name.safeParse(part).success);
  }, 'name'),
);
const placeLine = z.string().check(
  z.refine((typed) => {
    const { zip = '', city } = placeIn(typed);
    return (zip === '' || /^\d{4,5}$/.test(zip)) && (city === undefined || text(2, 60).safeParse(city).success);
  }, 'place'),
);

/** The answers with which a customer is made. */
const first: Section = {
  name: 'first',
  step: 'first',
  fields: {
    ...pick(['clientKind']),
    ...pick(['companyName'], isCompany),
    ...pick(['firstName', 'lastName'], isPrivate),
    contactName: line('first.contactName', z.optional(personLine), { when: isCompany }),
    place: line('first.place', z.optional(placeLine)),
    ...pick(['phone', 'email', 'consentData']),
  },
};

/** Folded until it is asked for; `isNeeded` where an order asks for answers of it. */
export interface CustomerGroup extends Section {
  readonly title: string;
  readonly hint: string;
  /** Captions where the customer is a private one. */
  readonly ofPrivate?: { readonly title: string; readonly hint: string };
  readonly isNeeded: boolean;
}

const group = (
  of: string,
  [title, hint]: readonly [string, string],
  isNeeded: boolean,
  fields: Fields,
): CustomerGroup => ({
  name: of,
  step: 'more',
  title,
  hint,
  isNeeded,
  fields,
});

/** What else can be said of a new customer. */
export const customerGroups: readonly CustomerGroup[] = [
  group('person', ['first.groups.person', 'first.holds.person'], true, {
    salutation: radio('salutation', z.optional(choice(['1', '2', '5'])), {
      words: 'blocks:salutations',
      columns: 3,
      when: isPrivate,
    }),
    ...pick(['title'], isPrivate),
    ...pick(['birthDate', 'nationality'], isOwner),
  }),
  {
    ...group('company', ['first.groups.company', 'first.holds.company'], true, {
      ...pick(['companyAddition', 'legalForm'], isCompany),
      ...pick(['registerCourt', 'registerType', 'registerNumber', 'vatId', 'taxNumber', 'tkgSize']),
      ...pick(['industry', 'employees'], isCompany),
    }),
    ofPrivate: { title: 'first.groups.terms', hint: 'first.holds.terms' },
  },
  group('address', ['first.groups.address', 'first.holds.address'], true, {
    ...groupWithout('address', ['zip', 'city']),
    mobile: { ...all['mobile'], beside: undefined } as unknown as Field,
    ...pick(['fax', 'website']),
  }),
  group('people', ['first.groups.people', 'first.holds.people'], true, {
    ...groupWithout('contactMain', ['firstName', 'lastName'], isCompany),
    ...pick(['representative'], isCompany),
    ...pick(['hasContactTech', 'contactTech']),
  }),
  group(
    'billing',
    ['first.groups.billing', 'first.holds.billing'],
    true,
    pick([
      'invoiceChannel',
      'invoiceEmail',
      'leitwegId',
      'paymentMethod',
      'bank',
      'customerPassword',
      'billingDiffers',
      'billingAddr',
      'contactBilling',
      'deliveryDiffers',
      'deliveryAddr',
    ]),
  ),
  group(
    'interest',
    ['first.groups.interest', 'first.holds.interest'],
    false,
    pick(['followUpDate', 'currentProvider', 'contractEnd', 'prospectStage', 'leadSource', 'voNumber']),
  ),
  group(
    'consents',
    ['first.groups.consents', 'first.holds.consents'],
    false,
    pick(['consentDataDate', 'consentAdvertising', 'avvSigned', 'note']),
  ),
];

/** The person at a company: the first answers name how to reach it, unless the person has a line of its own. */
function contactOf({ contactName, contactMain, phone, email }: Values): Values {
  const person = personIn(String(contactName ?? ''));
  const own = Object.entries(valuesIn(contactMain)).filter(([, value]) => value !== undefined && value !== '');
  const reach = person.lastName ? { ...(phone ? { phone } : {}), ...(email ? { email } : {}) } : {};
  return { ...reach, ...Object.fromEntries(own), ...person };
}

/** The customer that the answers make. */
export function customerBody({ contactName, place, ...answers }: Values): Record<string, unknown> {
  const isPerson = answers['clientKind'] === 'private';
  const { salutation, contactMain: _ofCompany, ...rest } = answers;
  return {
    ...rest,
    ...(isPerson ? salutation !== undefined && { salutation } : { salutation: '3' }),
    address: { ...valuesIn(answers['address']), ...placeIn(String(place ?? '')) },
    ...(!isPerson && { contactMain: contactOf({ contactName, ...answers }) }),
  };
}

/** Where an answer of the customer is typed here. */
export function pathHere(path: string): string {
  if (path === 'address.zip' || path === 'address.city') return 'place';
  return path === 'contactMain.firstName' || path === 'contactMain.lastName' ? 'contactName' : path;
}

/** The customer's own rules, and those of its address, of which parts stand apart here. */
const ofCustomer: Rule = (answers, context: FormContext) => {
  const body = customerBody(answers);
  const ofAddress = ((all['address'] as FieldOf<'group'>).rules ?? []).flatMap((rule) =>
    rule(valuesIn(body['address']), context).map((fault) => ({ ...fault, path: `address.${fault.path}` })),
  );
  const faults = [...(prospectForm.rules ?? []).flatMap((rule) => rule(body, context)), ...ofAddress];
  // What only an invoice needs is said by the mark of its group.
  return faults.filter(({ key }) => key !== 'taxMissing').map((fault) => ({ ...fault, path: pathHere(fault.path) }));
};

const withoutRules = (fields: Fields): Fields => {
  const { rules: _ofCustomer, ...address } = fields['address'] as FieldOf<'group'>;
  return { ...fields, address };
};

/** `docs/domain/customers.md`: a new customer, by six answers and all that may be said besides. */
export const newCustomerForm: FormDescription = {
  sections: [
    first,
    ...customerGroups.map((one) => (one.name === 'address' ? { ...one, fields: withoutRules(one.fields) } : one)),
  ],
  rules: [ofCustomer],
};
export const newCustomerContract = contractOf(newCustomerForm);

/** The groups in which something is open before a first order. */
export function groupsOpenForOrder(answers: Values): readonly CustomerGroup[] {
  const body = customerBody(requestOf(newCustomerForm, answers));
  const issues = customerContract.safeParse(requestOf(customerForm, body)).error?.issues ?? [];
  const open = new Set(issues.map(({ path }) => String(path[0])));
  return customerGroups.filter(({ fields, isNeeded }) => isNeeded && Object.keys(fields).some((one) => open.has(one)));
}
