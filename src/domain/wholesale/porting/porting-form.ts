import * as z from 'zod/mini';
import { choice, day, optionalText, text } from '#contract/fields.ts';
import { portingId } from '#contract/telephone.ts';
import { businessCases } from '#contract/wholesale/porting-request.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { Answers, Condition, FormContext, Rule } from '#domain/form/form-description.ts';
import { checkbox, combobox, date, defineForm, line, note, select } from '#domain/form/form-fields.ts';
import { incompleteFields } from '#domain/form/incomplete-contract.ts';
import { oldestForm } from './porting-dates.ts';
import {
  caseLook,
  connectionKind,
  contactFields,
  dateFields,
  formFile,
  holderFields,
  internalReference,
  invoiceFile,
  numberFields,
  projectFields,
  providerFields,
} from './porting-fields.ts';
import { portingRules } from './porting-rules.ts';

const takesLine: Condition = { field: 'technicalResource', is: [true] };

/** A termination without numbers goes with a line that is taken over. */
const casesFor = (_context: FormContext, answers: Answers) =>
  businessCases
    .filter((one) => one !== 'VA-KUE-ORN' || answers('technicalResource') === true)
    .map((value) => ({ value }));

const customersFor = ({ customers }: FormContext) => customers;
/** Those of the chosen customer. */
const accountsFor = ({ accounts }: FormContext, answers: Answers) =>
  accounts?.filter(({ customerId }) => customerId === answers('customerId'));

/** The other carrier refuses a form that is older than three months. */
const isFormRecent: Rule = ({ formSignedOn }, { today }) => {
  if (typeof formSignedOn !== 'string' || formSignedOn === '') return [];
  if (formSignedOn > today) return [{ path: 'formSignedOn', key: 'notInFuture' }];
  return formSignedOn < oldestForm(today) ? [{ path: 'formSignedOn', key: 'portingFormOld' }] : [];
};

/** The request of the porting assistant (`docs/domain/porting.md`), section by section. */
export const portingForm = defineForm({
  sections: [
    {
      name: 'customer',
      step: 'customer',
      title: 'section.customer',
      fields: {
        customerId: combobox('porting:customerId', text(1, 60), { options: customersFor }),
        sipAccountId: select('porting:sipAccountId', text(1, 60), {
          options: accountsFor,
          optionsFrom: ['customerId'],
        }),
        internalReference,
      },
    },
    {
      name: 'line',
      step: 'line',
      title: 'section.line',
      fields: {
        connectionKind,
        businessCase: select('porting:businessCase', choice(businessCases), {
          ...caseLook,
          options: casesFor,
          optionsFrom: ['technicalResource'],
        }),
        technicalResource: checkbox('porting:technicalResource', z.boolean()),
        lineId: line('porting:lineId', optionalText(30), { follows: true, when: takesLine }),
        wholesaleContractNo: line('porting:wholesaleContractNo', optionalText(30), {
          follows: true,
          when: takesLine,
        }),
      },
    },
    {
      name: 'provider',
      step: 'provider',
      title: 'section.provider',
      fields: {
        ...providerFields,
        ownPki: line('porting:ownPki', z.optional(portingId), { hint: 'porting:ownPkiHint' }),
      },
    },
    { name: 'holder', step: 'holder', title: 'section.holder', fields: holderFields },
    {
      name: 'numbers',
      step: 'numbers',
      title: 'section.numbers',
      fields: {
        ...numberFields,
        allNumbers: { ...numberFields.allNumbers, when: { field: 'connectionKind', isGiven: true } },
      },
    },
    {
      name: 'dates',
      step: 'dates',
      title: 'section.dates',
      fields: { earliest: note(), ...dateFields, ...projectFields },
    },
    {
      name: 'documents',
      step: 'documents',
      title: 'section.documents',
      fields: {
        formFile,
        formSignedOn: date('porting:formSignedOn', day, { follows: true, hint: 'porting:formSignedOnHint' }),
        invoiceFile: { ...invoiceFile, hint: 'porting:invoiceFileHint' },
      },
    },
    { name: 'contact', step: 'contact', title: 'section.contact', fields: contactFields },
  ],
  rules: [...portingRules, isFormRecent],
});

export const portingContract = contractOf(portingForm);
export type PortingRequest = z.infer<typeof portingContract>;
/** What a request may hold while it is written: any of its fields, of any content that has its shape. */
export const incompletePortingFields = incompleteFields(portingForm);
