import type { CarrierMessage } from '#contract/wholesale/carrier-message.ts';
import type { PortingData, PortingState } from '#contract/wholesale/porting.ts';
import { formatCalendarDay, formatDay } from '#domain/date/date-format.ts';
import type { Values } from '#domain/form/form-description.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { providerName } from '#domain/text/provider-name.ts';
import { unbroken } from '#domain/text/unbroken.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { portedRanges } from '#domain/wholesale/porting/ported-numbers.ts';
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

/** Title of the page: number and what is ported. */
export const titleOf = (number: string | undefined, data: PortingData): string =>
  number ? `${number} · ${whatOf(data)}` : whatOf(data);

/** Where it stands and what comes next, in one sentence. */
export function nextSentence(data: PortingData): string {
  const t = texts('portings');
  const locale = pageLocale();
  const due = data.answerDue === undefined ? '' : formatDay(data.answerDue, locale);
  return t(`next.${standingOf(data)}`, {
    provider: providerOf(data) || t('otherProvider'),
    due,
    date: formatCalendarDay(data.agreedDate ?? text(data['desiredDate']), locale),
    shiftTo: formatCalendarDay(data.shiftTo ?? '', locale),
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
