import * as z from 'zod/mini';
import { choice, day, listedChoice, optionalText, text } from '#contract/fields.ts';
import { attendant, blockEnd, ddiBase, portingId } from '#contract/telephone.ts';
import { onkz, subscriberNumber } from '#contract/wholesale/number-parts.ts';
import { connectionKinds, timeWindows } from '#contract/wholesale/porting-request.ts';
import { person, siteAddress } from '#domain/form/blocks.ts';
import type { Condition } from '#domain/form/form-description.ts';
import { checkbox, date, files, group, line, long, radio, select, table } from '#domain/form/form-fields.ts';
import { carrierOptions, losingProviders } from './losing-providers.ts';
import { portingDays } from './porting-dates.ts';

const holderKinds = ['person', 'company'] as const;

const isSingle: Condition = { field: 'connectionKind', is: ['single'] };
const isBlock: Condition = { field: 'connectionKind', is: ['block'] };
const isPerson: Condition = { field: 'kind', is: ['person'] };
const isCompany: Condition = { field: 'kind', is: ['company'] };

const holderNames = {
  kind: radio('porting:holderKind', choice(holderKinds), { words: 'porting:holderKinds', columns: 2 }),
  company: line('porting:company', text(1, 30), { hint: 'porting:companyHint', when: isCompany }),
  companyAddition: line('porting:companyAddition', optionalText(30), { when: isCompany }),
  salutation: radio('blocks:salutation', choice(['1', '2']), {
    words: 'blocks:salutations',
    columns: 2,
    when: isPerson,
  }),
  firstName: line('blocks:firstName', text(1, 30), { when: isPerson }),
  lastName: line('blocks:lastName', text(1, 30), { when: isPerson, beside: 'equal' }),
} as const;

/** Single numbers or blocks: never together in one request (`docs/domain/porting.md`). */
export const connectionKind = radio('porting:connectionKind', choice(connectionKinds), {
  words: 'porting:connectionKinds',
  hint: 'porting:connectionKindHint',
  columns: 2,
});

/** How the cases are asked for; each form says which of them it has. */
export const caseLook = { words: 'porting:businessCases', hint: 'porting:businessCaseHint' } as const;

export const providerFields = {
  losingProvider: select('porting:losingProvider', listedChoice(losingProviders), {
    words: 'porting:providers',
    options: carrierOptions,
  }),
  losingProviderText: line('porting:losingProviderText', text(2, 60), {
    follows: true,
    when: { field: 'losingProvider', is: ['OTHER'] },
  }),
  losingCustomerNo: line('porting:losingCustomerNo', optionalText(20)),
  losingNetworkPki: line('porting:losingNetworkPki', z.optional(portingId), { hint: 'porting:losingNetworkPkiHint' }),
} as const;

export const holderFields = {
  holder: group('porting:holder', holderNames, { hint: 'porting:holderHint' }),
  coHolders: table('porting:coHolders', 0, 4, {
    firstName: line('blocks:firstName', text(1, 30)),
    lastName: line('blocks:lastName', text(1, 30)),
  }),
  holderAddr: siteAddress('porting:holderAddr'),
} as const;

/** Each with its area code, though all lie in the same. */
export const singleRow = {
  onkz: line('porting:onkz', onkz, { inputMode: 'numeric' }),
  number: line('porting:number', subscriberNumber, { inputMode: 'numeric' }),
} as const;

export const numberFields = {
  singles: table('porting:singles', 1, 10, singleRow, { when: isSingle, unique: ['number'] }),
  onkz: line('porting:onkz', onkz, { inputMode: 'numeric', when: isBlock }),
  ddiBase: line('porting:ddiBase', ddiBase, { inputMode: 'numeric', when: isBlock, beside: 'equal' }),
  attendant: line('porting:attendant', attendant, { inputMode: 'numeric', when: isBlock }),
  blocks: table(
    'porting:blocks',
    1,
    5,
    {
      from: line('porting:from', blockEnd, { inputMode: 'numeric' }),
      to: line('porting:to', blockEnd, { inputMode: 'numeric' }),
    },
    { when: isBlock, look: 'blocks' },
  ),
  allNumbers: checkbox('porting:allNumbers', z.boolean(), { hint: 'porting:allNumbersHint' }),
} as const;

export const dateFields = {
  alreadyTerminated: checkbox('porting:alreadyTerminated', z.boolean(), { hint: 'porting:alreadyTerminatedHint' }),
  terminationDate: date('porting:terminationDate', day, {
    follows: true,
    when: { field: 'alreadyTerminated', is: [true] },
  }),
  desiredDate: date('porting:desiredDate', day, {
    hint: 'porting:desiredDateHint',
    days: portingDays,
    daysFrom: ['businessCase'],
  }),
  timeWindow: select('porting:timeWindow', choice(timeWindows), { words: 'porting:timeWindows' }),
} as const;

export const projectFields = {
  projectCode: line('porting:projectCode', optionalText(30)),
  couplingCode: line('porting:couplingCode', optionalText(30), { beside: 'equal' }),
} as const;

export const internalReference = line('porting:internalReference', optionalText(30));

export const contactFields = {
  contact: person('porting:contact'),
  remark: long('porting:remark', 0, 1000),
} as const;

const scans = ['pdf', 'jpg', 'jpeg', 'png'] as const;
export const formFile = files('porting:formFile', 1, 1, { hint: 'porting:formFileHint', extensions: scans });
export const invoiceFile = files('porting:invoiceFile', 0, 1, { extensions: scans });

/** What a new request begins with. */
export const portingDefaults = { allNumbers: true, timeWindow: 'ZF2' } as const;
