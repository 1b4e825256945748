import * as z from 'zod/mini';
import { choice, day, optionalText, text } from '../../../contract/fields.ts';
import { attendant, blockEnd, ddiBase, onkz, portingId } from '../../../contract/telephone.ts';
import { person, siteAddress } from '../../form/blocks.ts';
import type { Answers, Condition, FormContext } from '../../form/form-description.ts';
import { checkbox, date, files, group, line, long, radio, select, table } from '../../form/form-fields.ts';
import { carrierOptions, losingProviders } from '../losing-providers.ts';
import { portingDays, portingRules } from '../porting-rules.ts';

export const connectionKinds = ['single', 'block'] as const;
export const businessCases = ['VA-KUE-MRN', 'VA-RRNP', 'VA-KUE-ORN'] as const;
export const timeWindows = ['ZF1', 'ZF2', 'ZF3'] as const;
const holderKinds = ['person', 'company'] as const;

const isSingle: Condition = { field: 'connectionKind', is: ['single'] };
const isBlock: Condition = { field: 'connectionKind', is: ['block'] };
const isPerson: Condition = { field: 'kind', is: ['person'] };
const isCompany: Condition = { field: 'kind', is: ['company'] };

const takesLine: Condition = { field: 'lineSituation', is: ['takeover'] };

/** A termination without numbers goes with a line that is taken over. */
const casesFor = (_context: FormContext, answers: Answers) =>
  businessCases
    .filter((one) => one !== 'VA-KUE-ORN' || answers('lineSituation') === 'takeover')
    .map((value) => ({ value }));

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

/** A porting order as it stands in orders (`domain.md` 5.5); single numbers and blocks never together. */
const portingFields = {
  connectionKind: radio('porting:connectionKind', choice(connectionKinds), {
    words: 'porting:connectionKinds',
    hint: 'porting:connectionKindHint',
    columns: 2,
  }),
  businessCase: select('porting:businessCase', choice(businessCases), {
    words: 'porting:businessCases',
    hint: 'porting:businessCaseHint',
    options: casesFor,
    optionsFrom: ['lineSituation'],
  }),
  losingProvider: select('porting:losingProvider', choice(losingProviders), {
    words: 'porting:providers',
    options: () => carrierOptions,
  }),
  losingProviderText: line('porting:losingProviderText', text(2, 60), {
    follows: true,
    when: { field: 'losingProvider', is: ['OTHER'] },
  }),
  losingCustomerNo: line('porting:losingCustomerNo', optionalText(20)),
  losingNetworkPki: line('porting:losingNetworkPki', z.optional(portingId), { hint: 'porting:losingNetworkPkiHint' }),
  holder: group('porting:holder', holderNames, { hint: 'porting:holderHint' }),
  coHolders: table('porting:coHolders', 0, 4, {
    firstName: line('blocks:firstName', text(1, 30)),
    lastName: line('blocks:lastName', text(1, 30)),
  }),
  holderAddr: siteAddress('porting:holderAddr'),
  singles: table(
    'porting:singles',
    1,
    10,
    {
      onkz: line('porting:onkz', onkz, { inputMode: 'numeric' }),
      number: line(
        'porting:number',
        z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{1,14}$/, 'portedNumber')),
        {
          inputMode: 'numeric',
        },
      ),
    },
    { when: isSingle, unique: ['number'] },
  ),
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
    { when: isBlock },
  ),
  allNumbers: checkbox('porting:allNumbers', z.boolean(), { hint: 'porting:allNumbersHint' }),
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
  technicalResource: checkbox('porting:technicalResource', z.boolean(), { when: takesLine }),
  projectCode: line('porting:projectCode', optionalText(30)),
  couplingCode: line('porting:couplingCode', optionalText(30), { beside: 'equal' }),
  internalReference: line('porting:internalReference', optionalText(30)),
  contact: person('porting:contact'),
  remark: long('porting:remark', 0, 1000),
  formFile: files('porting:formFile', 1, 1, {
    hint: 'porting:formFileHint',
    extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  }),
  invoiceFile: files('porting:invoiceFile', 0, 1, { extensions: ['pdf', 'jpg', 'jpeg', 'png'] }),
} as const;

const initial = { allNumbers: true, timeWindow: 'ZF2' };

export const portingBlock = (when: Condition) =>
  table('porting:portings', 1, 10, portingFields, { when, initial, look: 'cards', rules: portingRules });

const {
  connectionKind: _kind,
  onkz: _onkz,
  ddiBase: _base,
  attendant: _attendant,
  blocks: _blocks,
  ...ofLine
} = portingFields;

/** One porting order of single numbers: nothing else is asked of a line without direct dialling. */
export const singlePortingBlock = (when: Condition) => {
  const { when: _always, ...singles } = portingFields.singles;
  return table('porting:portings', 1, 1, { ...ofLine, singles }, { when, initial, look: 'cards', rules: portingRules });
};
