import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { type NumberSpan, spanOfNumber } from './number-range.ts';

/** What follows the first number of a block that is typed or pasted as it is read. */
const blockRest = /\s*(?:bis|to|…|\.\.)\s*.*$/i;
/** Country code, area code and more: what is shorter names nothing. */
const telling = /^\+\d{4,15}$/;

/**
 * The span of a number that is looked for, or of all that begin as it does: in any notation, with or without the
 * country's or the area's zero, and of a block as it is read the first number. Undefined where it is none.
 */
export function spanOfTyped(typed: string): NumberSpan | undefined {
  const normalised = normalisePhone(typed.replace(blockRest, ''));
  const bare = /^[1-9]\d*$/.test(normalised);
  const e164 = bare ? `${/^49\d{6}/.test(normalised) ? '+' : '+49'}${normalised}` : normalised;
  return telling.test(e164) ? spanOfNumber(e164.slice(1)) : undefined;
}
