import { formatDayAndMonth } from '#domain/date/date-format.ts';
import { rowsIn, valuesIn } from '#domain/form/conditions.ts';
import type { Values } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';

type Meaning = (values: Values, translate: FormLabels['translate']) => readonly (string | false)[];

const textOf = (values: Values, name: string) => String(values[name] ?? '');
const choiceOf = (values: Values, name: string, words: string, translate: FormLabels['translate']) =>
  textOf(values, name) !== '' && translate(`${words}.${textOf(values, name)}`, { defaultValue: '' });
const nameOf = (person: unknown) => {
  const { firstName, lastName } = valuesIn(person);
  return [firstName, lastName].filter(Boolean).join(' ');
};
const channelsOf = (values: Values) => {
  const count = Number(values['channels']);
  return count > 0 && texts('drafts')('meaning.channels', { count });
};
const placeOf = (values: Values, differs: string, address: string, usual: 'asCustomer' | 'atSite') =>
  values[differs] === true ? textOf(valuesIn(values[address]), 'city') : texts('drafts')(`meaning.${usual}`);
const count = (rows: unknown) => rowsIn(rows).length > 0 && String(rowsIn(rows).length);

/** What a section says in a few words, by its name. */
const meanings: Readonly<Record<string, Meaning>> = {
  contract: (values, translate) => [
    choiceOf(values, 'contractTerm', 'terms', translate),
    values['startMode'] === 'date'
      ? texts('drafts')('meaning.from', { day: formatDayAndMonth(textOf(values, 'desiredDate'), pageLocale()) })
      : values['startMode'] === 'asap' && texts('drafts')('meaning.asap'),
  ],
  site: (values) => [placeOf(values, 'siteDiffers', 'siteAddr', 'asCustomer')],
  contacts: (values) => [nameOf(values['contactTech'])],
  billing: (values) => {
    const t = texts('drafts') as unknown as FormLabels['translate'];
    return [choiceOf(values, 'invoiceChannel', 'meaning', t), choiceOf(values, 'paymentMethod', 'meaning', t)];
  },
  centrex: (values, translate) => [channelsOf(values), choiceOf(values, 'flatrate', 'flatrates', translate)],
  voice: (values, translate) => [channelsOf(values), choiceOf(values, 'tariff', 'tariffs', translate)],
  numbers: (values, translate) => [
    choiceOf(values, 'blockSize', 'blockSizes', translate) || choiceOf(values, 'numberMode', 'numberModes', translate),
  ],
  extensions: ({ extensions }) => [count(extensions)],
  devices: ({ devices }) => [count(devices)],
  hardware: ({ hardware }) => [count(hardware)],
  cards: ({ cards }) => [count(cards)],
  pbx: (values) => [textOf(values, 'pbxModel')],
  access: (values, translate) => [choiceOf(values, 'bandwidth', 'bandwidths', translate)],
  emergency: (values) => [placeOf(values, 'emergencyDiffers', 'emergencyAddr', 'atSite')],
};

/** One line of what a complete section says; '' where nothing is to be told. */
export const sectionMeaning = (section: string, values: Values): string =>
  (meanings[section]?.(values, orderFormLabels().translate) ?? []).filter(Boolean).join(', ');
