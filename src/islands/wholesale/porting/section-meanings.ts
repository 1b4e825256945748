import { formatCalendarDay } from '#domain/date/date-format.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { FormContext, Values } from '#domain/form/form-description.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { portedNumbers } from '#domain/wholesale/porting/ported-numbers.ts';
import { pageLocale, texts } from '#i18n/client.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const nameOf = ({ firstName, lastName }: Values) => [firstName, lastName].map(textOf).filter(Boolean).join(' ');

type Meaning = (values: Values, context: FormContext) => string;

/** What a section says in a few words, by its name. */
const meanings: Readonly<Record<string, Meaning>> = {
  customer: ({ sipAccountId }, { accounts = [] }) => accounts.find(({ value }) => value === sipAccountId)?.label ?? '',
  line: ({ connectionKind }) =>
    connectionKind === 'block' || connectionKind === 'single' ? texts('portings')(`meaning.${connectionKind}`) : '',
  provider: ({ losingProvider, losingProviderText }) =>
    losingProvider === 'OTHER'
      ? textOf(losingProviderText)
      : textOf(losingProvider) && providerName(textOf(losingProvider)),
  holder: ({ holder }) => textOf(valuesIn(holder)['company']) || nameOf(valuesIn(holder)),
  numbers: (values) => {
    const count = portedNumbers(values).all;
    return count > 0 ? texts('portings')('meaning.numbers', { count, n: formatNumber(count, pageLocale()) }) : '';
  },
  dates: ({ desiredDate, timeWindow }) =>
    [
      formatCalendarDay(textOf(desiredDate), pageLocale()),
      timeWindow === 'ZF1' || timeWindow === 'ZF2' ? texts('portings')(`meaning.${timeWindow}`) : '',
    ]
      .filter(Boolean)
      .join(', '),
  documents: ({ formFile, invoiceFile }) => {
    const count = rowsIn(formFile).length + rowsIn(invoiceFile).length;
    return count > 0 ? texts('portings')('meaning.files', { count }) : '';
  },
  contact: ({ contact }) => nameOf(valuesIn(contact)),
};

/** One line of what a complete section says; '' where nothing is to be told. */
export const sectionMeaning = (section: string, values: Values, context: FormContext): string =>
  meanings[section]?.(values, context) ?? '';
