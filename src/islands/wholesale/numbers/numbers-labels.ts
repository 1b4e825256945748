import type { NumberRange } from '#contract/wholesale/number-range.ts';
import type { FormLabels } from '#domain/form/form-facts.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** The texts of ordering numbers; keys of other areas name theirs. */
export function numberLabels(): FormLabels {
  const t = texts('numbers');
  return { locale: pageLocale(), translate: (key, parameters) => t(key as 'onkz', { ...parameters }) };
}

export const numberTone = stateTones['ws.number'];

const rangeText = (range: NumberRange): string => formatRange(range, texts('numbers')('until'));

/** `030 23125001, 23125002`: the area code is said once. */
export function rangesText(ranges: readonly NumberRange[]): string {
  const [first, ...others] = ranges.map(rangeText);
  return [first, ...others.map((text) => text.replace(/^\S+ /, ''))].join(', ');
}
