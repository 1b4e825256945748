import * as z from 'zod/mini';
import { publicIp } from '#contract/devices.ts';
import { acceptedDeclaration, choice, decimalNumber, text, wholeNumber } from '#contract/fields.ts';
import {
  accountTypes,
  barrings,
  codecs,
  dtmfModes,
  faxModes,
  numberFormats,
  registrationModes,
  transports,
} from '#contract/wholesale/sip-account.ts';
import { siteAddress } from '#domain/form/blocks.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { ContractOf } from '#domain/form/form-description.ts';
import { checkbox, choices, defineForm, line, numberField, radio, select, table } from '#domain/form/form-fields.ts';

/** As many addresses as a trunk may come from. */
export const maxStaticIps = 4;

const place = {
  name: 'place',
  step: 'account',
  title: 'section.place',
  fields: {
    label: line('label', text(1, 40), { hint: 'labelHint' }),
    accountType: radio('accountType', choice(accountTypes), { words: 'accountTypes', columns: 2 }),
    siteAddr: siteAddress('siteAddr', { hint: 'siteAddrHint' }),
    uploadMbit: numberField('uploadMbit', z.optional(decimalNumber(100_000)), { hint: 'uploadMbitHint' }),
  },
} as const;

const connection = {
  name: 'connection',
  step: 'account',
  title: 'section.connection',
  fields: {
    regMode: radio('regMode', choice(registrationModes), { words: 'regModes', columns: 2 }),
    staticIps: table(
      'staticIps',
      1,
      maxStaticIps,
      { ip: line('staticIp', publicIp) },
      { unique: ['ip'], when: { field: 'regMode', is: ['static'] }, follows: true },
    ),
    transport: select('transport', choice(transports), {
      options: () => transports.map((value) => ({ value, label: value })),
    }),
    srtp: checkbox('srtp', z.optional(z.boolean()), {
      hint: 'srtpHint',
      when: { field: 'transport', is: ['TLS'] },
    }),
    codecs: choices('codecs', z.array(choice(codecs)).check(z.minLength(1, 'choose')), {
      words: 'codecNames',
      columns: 2,
    }),
    dtmf: select('dtmf', choice(dtmfModes), { words: 'dtmfModes' }),
    faxMode: select('faxMode', choice(faxModes), { words: 'faxModes', beside: 'equal' }),
  },
} as const;

const numbers = {
  name: 'numbers',
  step: 'account',
  title: 'section.numbers',
  fields: {
    mainNumber: select('mainNumber', z.optional(text(1, 20)), {
      hint: 'mainNumberHint',
      options: ({ numbers }) => numbers,
    }),
    numberFormat: select('numberFormat', choice(numberFormats), { words: 'numberFormats' }),
    clirDefault: checkbox('clirDefault', z.optional(z.boolean())),
    clipNoScreening: checkbox('clipNoScreening', z.optional(z.boolean()), { hint: 'clipNoScreeningHint' }),
    clipDeclaration: checkbox('clipDeclaration', acceptedDeclaration, {
      follows: true,
      when: { field: 'clipNoScreening', is: [true] },
    }),
  },
} as const;

const emergency = {
  name: 'emergency',
  step: 'account',
  title: 'section.emergency',
  hint: 'section.emergencyHint',
  fields: { emergencyAddr: siteAddress('emergencyAddr') },
} as const;

const barring = {
  name: 'barring',
  step: 'account',
  title: 'section.barring',
  fields: {
    barring: choices('barring', z.optional(z.array(choice(barrings))), { words: 'barrings', hint: 'barringHint' }),
    costLimitDay: numberField('costLimitDay', z.optional(wholeNumber(0, 50_000)), {
      hint: 'costLimitDayHint',
      inputMode: 'numeric',
    }),
  },
} as const;

/** `docs/domain/sip-accounts.md`: the editable fields of a SIP account; its channels and its end are services. */
export const sipForm = defineForm({ sections: [place, connection, numbers, emergency, barring] });
export const sipContract = contractOf(sipForm);
export type SipFields = z.output<ContractOf<typeof sipForm>>;

/** What an account begins with, before anybody has seen the PBX. */
export const sipDefaults = {
  regMode: 'registration',
  transport: 'TLS',
  srtp: true,
  codecs: ['G711a', 'G722'],
  dtmf: 'rfc4733',
  faxMode: 't38',
  numberFormat: 'e164',
  clirDefault: false,
  clipNoScreening: false,
  barring: ['0900', 'outsideEu'],
} as const;
