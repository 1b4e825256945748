import * as z from 'zod/mini';
import { registerNumber, registerTypes, vatId, webSite } from '#contract/company.ts';
import { choice, day, email, name, optionalText, text } from '#contract/fields.ts';
import { legalForms, registeredForms, registerOf } from '#contract/legal-forms.ts';
import { clientKinds, leadSources, prospectStages } from '#contract/sales/customer.ts';
import { phone } from '#contract/telephone.ts';
import { address, foreignVatId, person, phoneOrMobile, salutations, signatory, titles } from '#domain/form/blocks.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { Condition, ContractOf, FormDescription } from '#domain/form/form-description.ts';
import {
  checkbox,
  combobox,
  date,
  defineForm,
  emailField,
  group,
  line,
  long,
  phoneField,
  radio,
  select,
} from '#domain/form/form-fields.ts';
import { contractWithoutRequired, type Incomplete, withoutRequired } from '#domain/form/without-required.ts';
import { payment, places } from './billing-sections.ts';
import { employeeCounts, industries, nationalities, tkgSizes } from './customer-codes.ts';
import {
  aroundToday,
  fromToday,
  mandateOfConsumers,
  nameForPorting,
  ofAge,
  prospectMinimum,
  taxIdentity,
  upToToday,
} from './customer-rules.ts';

const optional = <const C extends z.ZodMiniType>(contract: C) => z.optional(contract);

/** A salutation (§3-16): 4 is invalid. */
const salutation = z.enum(salutations, { error: ({ input }) => (String(input) === '4' ? 'salutation' : 'choose') });

const isCompany: Condition = { field: 'salutation', is: ['3'] };
const isPerson: Condition = { field: 'salutation', is: ['1', '2', '5'] };
const isPrivate: Condition = { field: 'clientKind', is: ['private'] };
const isRegistered: Condition = { field: 'legalForm', is: registeredForms };
const mayBeRegistered: Condition = { field: 'legalForm', is: [...registeredForms, 'AUSLAND'] };
/** People who answer with all they own. */
const ownerForms: Condition = { field: 'legalForm', is: ['EINZEL', 'FREI', 'GBR'] };

export const identity = {
  name: 'identity',
  step: 'customer',
  title: 'section.identity',
  fields: {
    clientKind: radio('clientKind', choice(clientKinds), { words: 'clientKinds', columns: 3 }),
    salutation: radio('salutation', salutation, { words: 'blocks:salutations', columns: 2 }),
    companyName: line('companyName', text(2, 80), { when: { not: isPerson } }),
    companyAddition: line('companyAddition', optionalText(60), { when: { not: isPerson } }),
    legalForm: combobox('legalForm', optional(choice(legalForms)), {
      words: 'legalForms',
      when: { not: isPrivate },
      requiredWhen: isCompany,
    }),
    title: select('title', optional(choice(titles)), {
      options: () => titles.map((value) => ({ value, label: value })),
      when: { not: isCompany },
    }),
    firstName: line('firstName', name, { when: { not: isCompany } }),
    lastName: line('lastName', name, { when: { not: isCompany }, beside: 'equal' }),
    birthDate: date('birthDate', optional(day), {
      days: ofAge,
      when: { any: [isPerson, isPrivate, ownerForms] },
      requiredWhen: { any: [isPrivate, { field: 'legalForm', is: ['EINZEL', 'GBR'] }] },
    }),
    nationality: select('nationality', optional(choice(nationalities)), {
      words: 'nationalities',
      empty: 'notSet',
      when: { any: [isPerson, isPrivate, ownerForms] },
    }),
  },
} as const;

export const reach = {
  name: 'reach',
  step: 'customer',
  title: 'section.reach',
  hint: 'section.reachHint',
  fields: {
    address: address('address'),
    phone: phoneField('phone', optional(phone)),
    mobile: phoneField('mobile', optional(phone), { beside: 'equal' }),
    fax: phoneField('fax', optional(phone)),
    email: emailField('email', email),
    website: line('website', optional(webSite), { hint: 'websiteHint' }),
  },
} as const;

export const company = {
  name: 'company',
  step: 'company',
  title: 'section.company',
  fields: {
    industry: select('industry', optional(choice(industries)), { words: 'industries' }),
    employees: select('employees', optional(choice(employeeCounts)), {
      words: 'employeeCounts',
      beside: 'equal',
    }),
    tkgSize: select('tkgSize', choice(tkgSizes), { words: 'tkgSizes', hint: 'tkgSizeHint' }),
    vatId: line('vatId', optional(vatId), { hint: 'vatIdHint', when: { not: isPrivate }, warning: foreignVatId }),
    taxNumber: line('taxNumber', optionalText(30), { beside: 'equal', when: { not: isPrivate } }),
    registerCourt: line('registerCourt', optionalText(60), {
      hint: 'registerCourtHint',
      when: mayBeRegistered,
      requiredWhen: isRegistered,
    }),
    registerType: select('registerType', optional(choice(registerTypes)), {
      options: (_context, answers) => registersFor(answers('legalForm')),
      optionsFrom: ['legalForm'],
      when: mayBeRegistered,
      requiredWhen: isRegistered,
    }),
    registerNumber: line('registerNumber', optional(registerNumber), {
      beside: 'shortLong',
      when: mayBeRegistered,
      requiredWhen: isRegistered,
    }),
  },
} as const;

function registersFor(legalForm: unknown) {
  const own = registerOf[legalForm as keyof typeof registerOf];
  const offeredTypes = own && own !== 'optional' ? [own] : registerTypes;
  return offeredTypes.map((value) => ({ value, label: value }));
}

export const people = {
  name: 'people',
  step: 'company',
  title: 'section.people',
  fields: {
    representative: signatory('representative', { when: { not: isPerson } }),
    contactMain: person('contactMain', { when: { not: isPerson } }),
    hasContactTech: checkbox('hasContactTech', optional(z.boolean())),
    contactTech: person('contactTech', { when: { field: 'hasContactTech', is: [true] } }),
  },
} as const;

const sales = {
  name: 'sales',
  step: 'sales',
  title: 'section.sales',
  fields: {
    voNumber: select('voNumber', text(1, 12), {
      options: ({ voNumbers }) =>
        voNumbers
          ?.filter(({ state }) => state === 'active')
          .map(({ vo, label }) => ({ value: vo, label: label ? `${vo} · ${label}` : vo })),
    }),
    prospectStage: select('prospectStage', optional(choice(prospectStages)), { words: 'customers:stages' }),
    leadSource: select('leadSource', optional(choice(leadSources)), {
      words: 'leadSources',
      beside: 'equal',
    }),
    currentProvider: line('currentProvider', optionalText(60)),
    contractEnd: date('contractEnd', optional(day), { days: aroundToday, beside: 'equal' }),
    followUpDate: date('followUpDate', optional(day), { days: fromToday }),
  },
} as const;

const consents = {
  name: 'consents',
  step: 'consents',
  title: 'section.consents',
  fields: {
    consentData: checkbox('consentData', z.literal(true, 'consent'), { ask: 'consentDataAsk' }),
    consentDataDate: date('consentDataDate', optional(day), {
      days: upToToday,
      when: { field: 'consentData', is: [true] },
    }),
    consentAdvertising: group(
      'consentAdvertising',
      {
        phone: date('advertising.phone', optional(day), { days: upToToday }),
        email: date('advertising.email', optional(day), { days: upToToday, beside: 'equal' }),
        post: date('advertising.post', optional(day), { days: upToToday }),
      },
      { hint: 'consentAdvertisingHint' },
    ),
    avvSigned: date('avvSigned', optional(day), { days: upToToday, hint: 'avvSignedHint' }),
  },
} as const;

const remarks = {
  name: 'remarks',
  step: 'consents',
  title: 'section.remarks',
  fields: { note: long('note', 0, 2000, { hint: 'noteHint' }) },
} as const;

/** `docs/domain/customers.md`: all there is to be of a customer for an order. */
export const customerForm = defineForm({
  sections: [identity, reach, company, people, places, payment, sales, consents, remarks],
  rules: [phoneOrMobile, nameForPorting, taxIdentity, mandateOfConsumers],
});
export const customerContract = contractOf(customerForm);

const lenient = withoutRequired(customerForm, ['consentData']);

/** A prospect: few fields are required, and the answers are checked as for a customer. */
export const prospectForm: FormDescription = { ...lenient, rules: [...(lenient.rules ?? []), prospectMinimum] };
export const prospectContract = contractWithoutRequired(customerForm, prospectForm);

export type CustomerFields = Incomplete<z.output<ContractOf<typeof customerForm>>>;
