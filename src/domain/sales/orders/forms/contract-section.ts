import { acceptedDeclaration, choice, day, optionalText, text } from '#contract/fields.ts';
import type { Product } from '#contract/sales/product.ts';
import type { Answers, Condition, FormContext, Rule, Section } from '#domain/form/form-description.ts';
import { checkbox, date, line, radio, select } from '#domain/form/form-fields.ts';
import { voChoice } from '#domain/text/vo-choices.ts';
import { leadTimes, workingDaysFrom } from '../start-dates.ts';
import type { OrderFacts } from './order-facts.ts';

const orderKinds = ['new', 'providerChange', 'tariffChange', 'upgrade', 'downgrade', 'renewal', 'move'] as const;
/** What changes a contract that there is. */
const changeKinds = ['tariffChange', 'upgrade', 'downgrade', 'renewal', 'move'] as const;
const startModes = ['asap', 'date', 'contractEnd'] as const;

const isChange: Condition = { field: 'orderKind', is: changeKinds };

/** Changes are made to a contract of an established customer (`docs/domain/drafts.md#head`). */
export const changesNeedContract: Rule = ({ orderKind }, { customer }) =>
  changeKinds.some((kind) => kind === orderKind) && customer && customer.customerType !== 'established'
    ? [{ path: 'orderKind', key: 'orderKindEstablished' }]
    : [];

const activeVoNumbers = ({ voNumbers }: FormContext) =>
  voNumbers?.filter(({ state }) => state === 'active').map(voChoice);

const portsNumbers = (answers: Answers) => ['port', 'both'].includes(String(answers('numberMode')));

const leadTime = ({ type }: Product, answers: Answers): number => {
  if (type === 'hfoDslMaxxBusiness' || answers('additionalDsl') === true) return leadTimes.dsl;
  return portsNumbers(answers) ? leadTimes.porting : leadTimes.newNumbers;
};

/** Cards of a mobile order start one by one. */
const startFields = (product: Product) => ({
  startMode: radio('startMode', choice(startModes), { words: 'startModes', columns: 3 }),
  desiredDate: date('desiredDate', day, {
    hint: 'desiredDateHint',
    follows: true,
    when: { field: 'startMode', is: ['date'] },
    days: (context: FormContext, answers: Answers) => workingDaysFrom(context, leadTime(product, answers)),
    daysFrom: ['numberMode', 'additionalDsl'],
  }),
});

/** Header 3.1 and section A. */
export const contractSection = ({ product, customer }: OrderFacts): Section => ({
  name: 'contract',
  step: 'contract',
  title: 'section.contract',
  fields: {
    voNumber: select('voNumber', text(1, 12), { hint: 'voNumberHint', options: activeVoNumbers }),
    orderKind: select('orderKind', choice(orderKinds), { words: 'orderKinds' }),
    existingContractNumber: line('existingContractNumber', text(3, 30), { follows: true, when: isChange }),
    externalReference: line('externalReference', optionalText(40), { hint: 'externalReferenceHint' }),
    contractTerm: select('contractTerm', choice(product.terms.map(String) as [string, ...string[]]), {
      words: 'terms',
      hint: 'noticeInfo',
    }),
    ...(customer.isProtected &&
      product.terms.some((term) => term > 24) && {
        tkgWaiver: checkbox('tkgWaiver', acceptedDeclaration, {
          ask: 'tkgWaiverText',
          follows: true,
          when: { field: 'contractTerm', is: product.terms.filter((term) => term > 24).map(String) },
        }),
      }),
    ...(product.orderForm !== 'mobile' && startFields(product)),
  },
});
