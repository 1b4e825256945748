import type { CarrierMessage } from '#contract/wholesale/carrier-message.ts';
import type { PortingData, PortingRecord, PortingState } from '#contract/wholesale/porting.ts';
import { berlinDay, isCalendarDay } from '#domain/date/berlin-day.ts';
import { formatDatedWeekday } from '#domain/date/date-format.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import type { Values } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { portedNumbers, portedRanges } from '#domain/wholesale/porting/ported-numbers.ts';
import { latestSending } from '#domain/wholesale/porting/porting-dates.ts';
import { standingOf } from '#domain/wholesale/porting/porting-steps.ts';
import { translateCodes } from '#domain/wholesale/porting/rejection-codes.ts';
import { pageLocale, texts } from '#i18n/client.ts';

export const stateTone = stateTones['ws.porting'];

export const stateName = (state: PortingState): string => texts('portings')(`state.${state}`);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Who loses the numbers, as it is read. */
export const providerOf = (data: PortingData): string =>
  data['losingProvider'] === 'OTHER'
    ? text(data['losingProviderText'])
    : text(data['losingProvider']) && providerName(text(data['losingProvider']));

/** Without its legal form: `Wiesenlicht Glasfaser`. */
export const shortProvider = (name: string): string => name.replace(/ (?:GmbH|AG|SE|KG|GmbH & Co\. KG|eG)$/, '');

/** The numbers as they are read, one after the other. */
export const numbersOf = (data: PortingData): string[] =>
  portedRanges(data).map((range) => formatRange(range, texts('portings')('until')));

/** What is ported, in short. */
export function whatOf(data: PortingData): string {
  const t = texts('portings');
  const [first, ...more] = numbersOf(data).map(unbroken);
  if (!first) return t('noNumbers');
  return more.length > 0 ? t('andMore', { first, count: more.length }) : first;
}

/** The first two numbers, and how many more there are. */
function firstNumbers(data: PortingData): string {
  const t = texts('portings');
  const [first = '', second, ...more] = numbersOf(data).map(unbroken);
  if (!second) return first;
  return more.length > 0 ? t('andMore', { first, count: more.length + 1 }) : `${first}, ${second}`;
}

/** Title of the page: customer, count of numbers and losing carrier. */
export function titleOf(data: PortingData): string {
  const t = texts('portings');
  const { all: count } = portedNumbers(data);
  const provider = shortProvider(providerOf(data));
  const counted = { count, n: formatNumber(count, pageLocale()), provider };
  const what = count > 0 ? t(provider ? 'head.numbersFrom' : 'head.numbers', counted) : t('head.none');
  return [data.customerName, what].filter(Boolean).join(' · ');
}

/** Behind the title: number of the request, numbers, account. */
export function lineOf({ foreignid, data }: PortingRecord): string {
  const t = texts('portings');
  return [foreignid ? t('head.number', { number: foreignid }) : t('untitled'), firstNumbers(data), data.sipUser]
    .filter(Boolean)
    .join(' · ');
}

interface Today {
  today: string;
  holidays: Holidays;
}

/** Until when a refused request is sent again for its day; '' where that is over or no day is asked for. */
function latestText(data: PortingData, at: Today): string {
  const desired = text(data['desiredDate']);
  if (!isCalendarDay(desired)) return '';
  const latest = latestSending(desired, data['businessCase'], at);
  return latest < at.today ? '' : formatDatedWeekday(latest, pageLocale());
}

/** Where it stands and what comes next, in one sentence. */
export function nextSentence(data: PortingData, at: Today): string {
  const t = texts('portings');
  const locale = pageLocale();
  const day = (ms: number | undefined) => (ms === undefined ? '' : formatDatedWeekday(berlinDay(ms), locale));
  const latest = latestText(data, at);
  const standing = standingOf(data);
  return t(standing === 'abbmReceived' && !latest ? 'next.abbmLate' : `next.${standing}`, {
    provider: shortProvider(providerOf(data)) || t('otherProvider'),
    due: day(data.answerDue),
    refused: day(data.rejection?.at),
    latest,
    date: formatDatedWeekday(data.agreedDate ?? text(data['desiredDate']), locale),
    shiftTo: formatDatedWeekday(data.shiftTo ?? '', locale),
    window: windowText(data['timeWindow']),
    reason: data.cancelReason ?? '',
  });
}

/** `06:00–12:00 Uhr`. */
export const windowText = (window: unknown): string =>
  window === 'ZF1' || window === 'ZF2' || window === 'ZF3' ? texts('portings')(`window.${window}`) : '';

/** A code of the carriers with its short name, its sentence and the field that mends it. */
export function rejectionCodeTexts(codes: readonly string[], data: Values) {
  const t = texts('porting');
  return translateCodes(codes, data).map(({ code, name, path }) => ({
    code,
    name: name ? `${name} ${code}` : code,
    sentence: name ? t(`code.${code as '8112'}`) : t('code.unknown'),
    path,
  }));
}

/** For employees who choose a code: its first sentence states the cause, the next the partner's task. */
export const codeChoice = ({ name, sentence }: { name: string; sentence: string }): string =>
  `${name}: ${sentence.replace(/(?<=\.) .*$/s, '')}`;

export const messageName = (message: CarrierMessage): string => texts('portings')(`message.${message}`);

/** Captions of the form stand in several areas; its own are those of the screens. */
export function portingFormLabels(): FormLabels {
  const t = texts('portings') as unknown as FormLabels['translate'];
  return { locale: pageLocale(), translate: (key, parameters) => t(key, { ...parameters }) };
}
