import * as z from 'zod/mini';
import { choice } from '#contract/fields.ts';
import { businessCases } from '#contract/wholesale/porting-request.ts';
import type { Answers, Condition, FormContext } from '#domain/form/form-description.ts';
import { checkbox, select, table } from '#domain/form/form-fields.ts';
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
  portingDefaults,
  projectFields,
  providerFields,
  singleRow,
} from './porting-fields.ts';
import { portingRules } from './porting-rules.ts';

const takesLine: Condition = { field: 'lineSituation', is: ['takeover'] };

/** A termination without numbers goes with a line that is taken over. */
const casesFor = (_context: FormContext, answers: Answers) =>
  businessCases
    .filter((one) => one !== 'VA-KUE-ORN' || answers('lineSituation') === 'takeover')
    .map((value) => ({ value }));

const businessCase = select('porting:businessCase', choice(businessCases), {
  ...caseLook,
  options: casesFor,
  optionsFrom: ['lineSituation'],
});

/** What is asked behind the numbers, in each of the orders. */
const closingFields = {
  ...dateFields,
  technicalResource: checkbox('porting:technicalResource', z.boolean(), { when: takesLine }),
  ...projectFields,
  internalReference,
  ...contactFields,
  formFile,
  invoiceFile,
} as const;

/** A porting order as it stands in orders (`docs/domain/porting.md`). */
const portingFields = {
  connectionKind,
  businessCase,
  ...providerFields,
  ...holderFields,
  ...numberFields,
  ...closingFields,
} as const;

export const portingBlock = (when: Condition) =>
  table('porting:portings', 1, 10, portingFields, {
    when,
    initial: portingDefaults,
    look: 'cards',
    rules: portingRules,
  });

/** One porting order of single numbers: nothing else is asked of a line without direct dialling. */
export const singlePortingBlock = (when: Condition) =>
  table(
    'porting:portings',
    1,
    1,
    {
      businessCase,
      ...providerFields,
      ...holderFields,
      singles: table('porting:singles', 1, 10, singleRow, { unique: ['number'] }),
      allNumbers: numberFields.allNumbers,
      ...closingFields,
    },
    { when, initial: portingDefaults, look: 'cards', rules: portingRules },
  );
