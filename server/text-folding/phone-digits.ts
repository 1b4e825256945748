/** Digits of a phone number with the country's code and, for a German one, with the leading zero; nothing for other text. */
export function phoneDigits(text: string): string[] {
  const e164 = normalisePhone(text);
  if (!isPhone(e164)) return [];
  const digits = e164.slice(1);
  return digits.startsWith('49') ? [digits, `0${digits.slice(2)}`] : [digits];
}

const phoneInText = /(?:\+|00?(?=[1-9(]))[\d ()/.-]{5,}\d/g;

export const phonesIn = (text: string): string[] => (plainText(text).match(phoneInText) ?? []).flatMap(phoneDigits);

import { plainText } from '#contract/clean-text.ts';
import { isPhone, normalisePhone } from '#contract/numbering/phone-number.ts';
