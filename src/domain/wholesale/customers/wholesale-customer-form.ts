import * as z from 'zod/mini';
import { acceptedDeclaration, choice, email, optionalText, text } from '#contract/fields.ts';
import { phone } from '#contract/telephone.ts';
import { address, person, siteAddress } from '#domain/form/blocks.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { FormDescription } from '#domain/form/form-description.ts';
import { checkbox, emailField, files, line, long, note, phoneField, select, table } from '#domain/form/form-fields.ts';
import { withoutRequired } from '#domain/form/without-required.ts';
import { tkgSizes } from '#domain/sales/customers/customer-codes.ts';
import { type CustomerFields, company, identity, reach } from '#domain/sales/customers/customer-form.ts';
import { nameForPorting } from '#domain/sales/customers/customer-rules.ts';
import { emergencyElsewhere, type Site } from './sites.ts';

const optional = <const C extends z.ZodMiniType>(contract: C) => z.optional(contract);

const maxSites = 20;
const maxProofs = 5;

const { birthDate: _birthDate, nationality: _nationality, ...identityFields } = identity.fields;

const who = { ...identity, step: 'core', fields: identityFields } as const;

const reachedFirst = {
  name: 'reach',
  step: 'core',
  title: 'section.reach',
  hint: 'section.reachHint',
  fields: {
    address: address('address'),
    phone: phoneField('phone', optional(phone)),
    mobile: phoneField('mobile', optional(phone), { beside: 'equal' }),
    email: emailField('email', optional(email)),
  },
} as const;
const { fax, website } = reach.fields;
const reached = { ...reachedFirst, fields: { ...reachedFirst.fields, fax, website } } as const;

const reference = {
  name: 'reference',
  step: 'core',
  title: 'wholesale-customers:form.section.reference',
  fields: {
    externalReference: line('wholesale-customers:form.externalReference', optionalText(40), {
      hint: 'wholesale-customers:form.externalReferenceHint',
    }),
    supportPhone: phoneField('wholesale-customers:form.supportPhone', optional(phone), {
      hint: 'wholesale-customers:form.supportPhoneHint',
    }),
  },
} as const;

/** Where lines end: each place with the address that rescuers are sent to. */
const siteFields = {
  name: line('wholesale-customers:form.siteName', text(2, 40), { hint: 'wholesale-customers:form.siteNameHint' }),
  address: siteAddress('wholesale-customers:form.siteAddress'),
  emergencyDiffers: checkbox('wholesale-customers:form.emergencyDiffers', optional(z.boolean()), {
    ask: 'wholesale-customers:form.emergencyDiffersAsk',
  }),
  emergencyAddr: siteAddress('wholesale-customers:form.emergencyAddr', {
    when: { field: 'emergencyDiffers', is: [true] },
  }),
} as const;

const places = {
  name: 'sites',
  step: 'site',
  title: 'wholesale-customers:form.section.sites',
  hint: 'wholesale-customers:form.section.sitesHint',
  fields: {
    sameAddress: note(),
    sites: table('wholesale-customers:form.site', 1, maxSites, siteFields, {
      look: 'cards',
      unique: ['name'],
      ask: 'wholesale-customers:form.sites',
    }),
  },
} as const;

const proof = {
  name: 'proof',
  step: 'site',
  fields: {
    proofFile: files('wholesale-customers:form.proofFile', 1, maxProofs, {
      hint: 'wholesale-customers:form.proofFileHint',
    }),
  },
} as const;

const people = {
  name: 'people',
  step: 'contact',
  title: 'section.people',
  fields: {
    contactTech: person('contactTech', { hint: 'wholesale-customers:form.contactTechHint' }),
    hasContactMain: checkbox('wholesale-customers:form.hasContactMain', optional(z.boolean())),
    contactMain: person('contactMain', { when: { field: 'hasContactMain', is: [true] } }),
  },
} as const;

const declaration = {
  name: 'declaration',
  step: 'check',
  fields: {
    review: note(),
    endUserConsent: checkbox('wholesale-customers:form.endUserConsent', acceptedDeclaration, {
      ask: 'wholesale-customers:form.endUserConsentAsk',
    }),
  },
} as const;

const [details] = withoutRequired({
  sections: [
    {
      ...company,
      step: 'core',
      fields: {
        ...company.fields,
        tkgSize: select('tkgSize', optional(choice(tkgSizes)), { words: 'tkgSizes' }),
      },
    },
  ],
}).sections;

const remarks = {
  name: 'remarks',
  step: 'contact',
  title: 'section.remarks',
  fields: { note: long('note', 0, 2000, { hint: 'noteHint' }) },
} as const;

const form = (...sections: FormDescription['sections']): FormDescription => ({
  sections,
  rules: [nameForPorting, emergencyElsewhere],
});

/** `docs/domain/wholesale-customers.md`: what is asked of a new customer; all else has time. */
export const newWholesaleCustomerForm = form(who, reachedFirst, reference, places, proof, people, declaration);
export const newWholesaleCustomerContract = contractOf(newWholesaleCustomerForm);

/** What is known of a customer and can be changed. */
export const coreDataForm = form(who, reached, reference, ...(details ? [details] : []), places, people, remarks);
export const coreDataContract = contractOf(coreDataForm);

type Taken = Exclude<
  keyof CustomerFields,
  'birthDate' | 'nationality' | 'voNumber' | 'prospectStage' | 'leadSource' | 'bank' | 'customerPassword'
>;
export interface WholesaleCustomerFields extends Pick<CustomerFields, Taken> {
  readonly externalReference?: string | undefined;
  readonly supportPhone?: string | undefined;
  readonly sites?: readonly Site[] | undefined;
  readonly hasContactMain?: boolean | undefined;
}
