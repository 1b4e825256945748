import * as z from 'zod/mini';
import { publicIp } from '#contract/devices.ts';
import { acceptedDeclaration, choice, day, email, text, wholeNumber } from '#contract/fields.ts';
import { serviceTypes } from '#contract/wholesale/service.ts';
import { accountTypes, barrings } from '#contract/wholesale/sip-account.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { Condition, ContractOf } from '#domain/form/form-description.ts';
import {
  checkbox,
  choices,
  date,
  defineForm,
  emailField,
  line,
  long,
  note,
  numberField,
  radio,
  select,
  table,
} from '#domain/form/form-fields.ts';
import { workingDaysFrom } from '#domain/sales/orders/start-dates.ts';
import { maxStaticIps } from '../sip/sip-form.ts';

type Type = (typeof serviceTypes)[number];
const of = (...types: readonly Type[]): Condition => ({ field: 'serviceType', is: types });
/** Ordered on the pages where numbers are chosen. */
const elsewhere = of('numbers', 'porting');
const here: Condition = { all: [{ field: 'serviceType', isGiven: true }, { not: elsewhere }] };

const what = {
  name: 'what',
  step: 'service',
  title: 'section.what',
  fields: {
    serviceType: radio('typeHead', choice(serviceTypes), { words: 'type', columns: 2 }),
    elsewhere: note({ when: elsewhere }),
  },
} as const;

const details = {
  name: 'details',
  step: 'service',
  title: 'section.details',
  fields: {
    label: line('form.label', text(1, 40), { hint: 'form.labelHint', when: of('sipTrunk') }),
    accountType: radio('sip:accountType', choice(accountTypes), {
      words: 'sip:accountTypes',
      columns: 2,
      when: of('sipTrunk'),
    }),
    channels: numberField('form.channels', wholeNumber(1, 480), { inputMode: 'numeric', when: of('sipTrunk') }),
    site: select('form.site', text(1, 40), {
      hint: 'form.siteHint',
      when: of('sipTrunk'),
      options: ({ sites }) => sites,
    }),
    account: select('form.account', text(1, 40), {
      when: of('channels', 'encryption', 'staticIp', 'barring'),
      options: ({ accounts }) => accounts,
    }),
    delta: numberField('form.delta', wholeNumber(1, 100), { inputMode: 'numeric', when: of('channels') }),
    encryptionNote: note({ when: of('encryption') }),
    staticIps: table(
      'sip:staticIps',
      1,
      maxStaticIps,
      { ip: line('sip:staticIp', publicIp) },
      { unique: ['ip'], when: of('staticIp') },
    ),
    barring: choices('sip:barring', z.array(choice(barrings)).check(z.minLength(1, 'choose')), {
      words: 'sip:barrings',
      hint: 'sip:barringHint',
      columns: 2,
      when: of('barring'),
    }),
    number: select('form.number', text(1, 40), {
      when: of('fax2mail', 'directory'),
      options: ({ numbers }) => numbers,
    }),
    email: emailField('form.email', email, { hint: 'form.emailHint', when: of('fax2mail') }),
    entryName: line('form.entryName', text(2, 80), { hint: 'form.entryNameHint', when: of('directory') }),
  },
} as const;

const start = {
  name: 'start',
  step: 'service',
  title: 'section.start',
  fields: {
    start: radio('form.start', choice(['asap', 'date'] as const), {
      words: 'form.starts',
      columns: 2,
      when: here,
    }),
    startDate: date('form.startDate', day, {
      days: (context) => workingDaysFrom(context, 1),
      follows: true,
      when: { all: [here, { field: 'start', is: ['date'] }] },
    }),
    remark: long('form.remark', 0, 500, { when: here }),
    price: note({ when: here }),
    priceConfirmed: checkbox('form.priceConfirmed', acceptedDeclaration, { ask: 'form.priceConfirmedAsk', when: here }),
  },
} as const;

/** `docs/domain/services.md`: what can be added for a customer. */
export const serviceForm = defineForm({ sections: [what, details, start] });
export const serviceContract = contractOf(serviceForm);
export type ServiceFields = z.output<ContractOf<typeof serviceForm>>;
