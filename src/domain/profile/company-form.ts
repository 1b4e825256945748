import * as z from 'zod/mini';
import { registerNumber, registerTypes, vatId, webSite } from '#contract/company.ts';
import { acceptedDeclaration, choice, day, email, text } from '#contract/fields.ts';
import { legalForms, registeredForms } from '#contract/legal-forms.ts';
import { type ChangeType, changeTypes, voKinds } from '#contract/profile/change-request.ts';
import { phone } from '#contract/telephone.ts';
import { operatorChoices } from '../content/operator-choices.ts';
import { account, address, foreignVatId } from '../form/blocks.ts';
import { contractOf } from '../form/form-contract.ts';
import type { FormContext, Rule, Values } from '../form/form-description.ts';
import {
  checkbox,
  choices,
  date,
  defineForm,
  emailField,
  files,
  group,
  line,
  long,
  phoneField,
  radio,
  select,
} from '../form/form-fields.ts';
import { comingDays } from './coming-days.ts';

const isAbout = <const T extends ChangeType>(type: T) => ({ field: 'changeTypes', is: [type] }) as const;
const isRegistered = { all: [isAbout('company'), { field: 'legalForm', is: registeredForms }] } as const;

/** At most of one kind. */
export const maxProofs = 3;
const proof = <const T extends ChangeType>(type: T, label: string, hint: string) =>
  files(label, 1, maxProofs, { hint, when: isAbout(type) });

/** The fields of the core data that each kind of change is about. */
export const fieldsOfChange = {
  company: ['companyName', 'legalForm', 'registerCourt', 'registerType', 'registerNumber'],
  address: ['address'],
  owner: ['owners'],
  contact: ['phone', 'email', 'website'],
  bank: ['bank'],
  tax: ['vatId', 'taxNumber', 'smallBusiness', 'selfBilling'],
  vo: [],
  dpo: ['dpo'],
} as const satisfies Record<ChangeType, readonly string[]>;

export const changesIn = (values: Values): readonly ChangeType[] => {
  const selectedTypes = Array.isArray(values['changeTypes']) ? values['changeTypes'] : [];
  return changeTypes.filter((type) => selectedTypes.includes(type));
};

const plain = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? JSON.stringify(
        Object.entries(value)
          .filter(([, one]) => one !== '' && one !== undefined && one !== null)
          .map(([name, one]) => [name, plain(one)])
          .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
      )
    : value === undefined || value === null || value === false
      ? ''
      : String(value).replace(/\s/g, '').toLowerCase();

/** A change without new values; masked values cannot be compared. */
const somethingNew: Rule = (values, { organisation }) => {
  if (!organisation) return [];
  const presentValues = organisation as Values;
  return changesIn(values).flatMap((type) => {
    const fields: readonly string[] = type === 'bank' ? [] : fieldsOfChange[type];
    const isSame = fields.length > 0 && fields.every((name) => plain(values[name]) === plain(presentValues[name]));
    return isSame ? [{ path: fields[0] as string, key: 'unchanged' }] : [];
  });
};

const ownVoNumbers = ({ voNumbers }: FormContext) =>
  voNumbers
    ?.filter(({ state }) => state !== 'terminated')
    .map(({ vo, label }) => ({ value: vo, label: label ? `${vo} · ${label}` : vo }));

/** `docs/domain/change-requests.md`. */
export const companyForm = defineForm({
  sections: [
    {
      name: 'change',
      step: 'company',
      fields: {
        changeTypes: choices('changeTypes', z.array(choice(changeTypes)).check(z.minLength(1, 'choose')), {
          words: 'changes',
        }),
      },
    },
    {
      name: 'company',
      step: 'company',
      title: 'changes.company',
      fields: {
        companyName: line('companyName', text(2, 80), { when: isAbout('company') }),
        legalForm: select('customer-form:legalForm', choice(legalForms), {
          words: 'customer-form:legalForms',
          when: isAbout('company'),
        }),
        registerCourt: line('customer-form:registerCourt', text(2, 60), { when: isRegistered }),
        registerType: select('customer-form:registerType', choice(registerTypes), {
          options: () => registerTypes.map((value) => ({ value, label: value })),
          when: isRegistered,
        }),
        registerNumber: line('customer-form:registerNumber', registerNumber, {
          when: isRegistered,
          beside: 'shortLong',
        }),
        proofCompany: proof('company', 'proof.company', 'proofHint.company'),
      },
    },
    {
      name: 'address',
      step: 'company',
      title: 'changes.address',
      fields: {
        address: address('newAddress', { when: isAbout('address') }),
        proofAddress: proof('address', 'proof.address', 'proofHint.address'),
      },
    },
    {
      name: 'owner',
      step: 'company',
      title: 'changes.owner',
      fields: { owners: line('owners', text(3, 200), { hint: 'ownersHint', when: isAbout('owner') }) },
    },
    {
      name: 'contact',
      step: 'company',
      title: 'changes.contact',
      fields: {
        phone: phoneField('blocks:phone', phone, { when: isAbout('contact') }),
        email: emailField('blocks:email', email, { when: isAbout('contact') }),
        website: line('website', z.optional(webSite), { when: isAbout('contact') }),
      },
    },
    {
      name: 'bank',
      step: 'company',
      title: 'changes.bank',
      hint: 'bankHint',
      fields: {
        bank: account('newBank', { when: isAbout('bank') }),
        proofBank: proof('bank', 'proof.bank', 'proofHint.bank'),
      },
    },
    {
      name: 'tax',
      step: 'company',
      title: 'changes.tax',
      fields: {
        vatId: line('customer-form:vatId', z.optional(vatId), { when: isAbout('tax'), warning: foreignVatId }),
        taxNumber: line('customer-form:taxNumber', text(5, 30), { when: isAbout('tax'), beside: 'equal' }),
        smallBusiness: checkbox('smallBusiness', z.optional(z.boolean()), {
          ask: 'smallBusinessAsk',
          when: isAbout('tax'),
        }),
        selfBilling: checkbox('selfBilling', z.optional(z.boolean()), { ask: 'selfBillingAsk', when: isAbout('tax') }),
        proofTax: proof('tax', 'proof.tax', 'proofHint.tax'),
      },
    },
    {
      name: 'vo',
      step: 'company',
      title: 'changes.vo',
      fields: {
        voKind: radio('voKind', choice(voKinds), { words: 'voKinds', columns: 3, when: isAbout('vo') }),
        voNumber: select('voNumber', text(1, 12), {
          options: ownVoNumbers,
          when: { all: [isAbout('vo'), { field: 'voKind', is: ['move', 'cancel'] }] },
        }),
        voOperator: select('voOperator', text(1, 40), {
          options: ({ sellerTags }: FormContext) => operatorChoices(sellerTags),
          when: isAbout('vo'),
        }),
        voReason: long('voReason', 5, 1000, { when: isAbout('vo') }),
      },
    },
    {
      name: 'dpo',
      step: 'company',
      title: 'changes.dpo',
      fields: {
        dpo: group(
          'dpo',
          {
            name: line('dpoName', text(2, 80)),
            email: emailField('blocks:email', email),
            phone: phoneField('blocks:phone', z.optional(phone)),
          },
          { when: isAbout('dpo') },
        ),
      },
    },
    {
      name: 'closing',
      step: 'company',
      title: 'section.closing',
      fields: {
        effectiveOn: date('effectiveOn', day, { hint: 'effectiveOnHint', days: comingDays }),
        remark: long('remark', 0, 1000),
        confirmed: checkbox('confirmed', acceptedDeclaration, { ask: 'confirmedAsk' }),
      },
    },
  ],
  rules: [somethingNew],
});
export const companyContract = contractOf(companyForm);
