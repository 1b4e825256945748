import { plainText } from '../clean-text.ts';
import { districtCodes, isAreaCode, type NumberKind, type PlannedNumber, readNational } from './numbering-plan.ts';

/** Numbering rules of other countries. The library is large, so only callers that need it load it. */
interface ForeignPlan {
  /** The number in groups of its country, `+43 1 234567`; undefined where it is in no country's plan. */
  format(e164: string): string | undefined;
}

let foreignPlan: ForeignPlan | undefined;
export const registerForeignPlan = (plan: ForeignPlan): void => {
  foreignPlan = plan;
};

const maxInputLength = 60;
const label = /^(?:tel(?:efon)?|fon|phone|mobil|handy|fax)?\s*[.:]*\s*/i;
const link = /^tel:/i;

/** Country codes have one digit, two, or three. */
const countryCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Brackets are of one kind then; a text that is too long for a number stays, so that no pattern runs over it. */
const cleaned = (input: string): string =>
  input.length > maxInputLength
    ? input
    : plainText(input).replace(link, '').replace(label, '').replaceAll('[', '(').replaceAll(']', ')');

/** A `(0)` that is left out in calls from abroad; without a country code it is the zero that is dialled. */
const withoutDialledZero = (text: string): string =>
  text.replace(/^([(\s]*(?:\+|00)[\d\s()]*?)\(\s*0\s*\)/, '$1').replace(/^\(?\s*\+\s*49\s*\)?[\s-]*0(?=\d)/, '+49');

/** New numbers have no more digits; an area code that begins with 49 and lost its zero is found by it. */
const commonNationalDigits = 11;

/** `49 30 231254` and `493023125100` as lists have them, where they cannot be meant as an area code without its zero. */
function hasBareCountryCode(text: string, digits: string): boolean {
  const [, group = ''] = /^\(?(49\d*)/.exec(text) ?? [];
  if (group === '' || isAreaCode(group)) return false;
  const isLong = digits.length > commonNationalDigits || !readNational(digits);
  return (group === '49' || isLong) && readNational(digits.slice(2).replace(/^0/, ''))?.isComplete === true;
}

/** E.164 from any German notation; an unusable input comes back without its separators. */
export function normalisePhone(input: string): string {
  if (input.length > maxInputLength) return input;
  const text = withoutDialledZero(cleaned(input));
  const plain = text.replaceAll(/[\s()/.-]/g, '');
  if (/^\d+$/.test(plain) && hasBareCountryCode(text, plain)) return `+49${plain.slice(2).replace(/^0/, '')}`;
  return plain
    .replace(/^00/, '+')
    .replace(/^0/, '+49')
    .replace(/^\+490/, '+49');
}

/** Whether a number is of one of the kinds, and as long as those are. */
export function isNumberOf(input: string, ...kinds: readonly NumberKind[]): boolean {
  const e164 = normalisePhone(input);
  const planned = e164.startsWith('+49') ? readNational(e164.slice(3)) : undefined;
  return planned?.isComplete === true && kinds.includes(planned.kind);
}

const maxNationalDigits = 13;

/** Whether a text has the form of a number that can be called from anywhere, without looking into the plan. */
export const isPhone = (input: string): boolean => {
  const e164 = normalisePhone(input);
  return /^\+[1-9]\d{6,14}$/.test(e164) && !(e164.startsWith('+49') && e164.length > 3 + maxNationalDigits);
};

/** The national part as it was typed, with its gaps: `30 23125-100`. */
const typedNational = (input: string): string =>
  withoutDialledZero(cleaned(input)).replace(/^[(\s]*(?:(?:\+|00)?\s*49)?[\s)/(.-]*0?[\s)/.-]*/, '');

/** The digits in front of the first gap, where they can be meant as an area code. */
const typedAreaCode = (input: string): string | undefined => /^(\d{2,5})[\s)/(.-]+\d/.exec(typedNational(input))?.[1];

/** Ranges, and two numbers in one field: `-0..99`, `00 bis 99`, `-00-99`, `231254 / 231255`. */
function isSeveral(input: string): boolean {
  if (input.length > maxInputLength) return false;
  const text = cleaned(input);
  const [beforeSlash = ''] = /^.*(?=\/)/.exec(typedNational(input)) ?? [];
  return (
    /\d\s*(?:\.{2,}|…|~|bis|to|until|und|oder|and|or|[,;+&])\s*-?\s*\+?\d/i.test(text) ||
    /\d[\s-]+-?(0+)\s*-\s*\d+$/.test(text) ||
    beforeSlash.replaceAll(/\D/g, '').length > 5
  );
}

/** The reading of a German number; undefined where its area code does not exist, or is not the one that was typed apart. */
function readGerman(input: string, e164: string): PlannedNumber | undefined {
  const planned = readNational(e164.slice(3));
  const typed = typedAreaCode(input);
  if (planned?.kind !== 'geographic' || !typed) return planned;
  return typed === planned.prefix || isAreaCode(typed) || districtCodes.has(typed) ? planned : undefined;
}

/** Why a number cannot be taken, as a message key; undefined where it can. */
export function phoneFault(input: string): string | undefined {
  if (isSeveral(input)) return 'phoneSeveral';
  if (!isPhone(input)) return 'phone';
  const e164 = normalisePhone(input);
  if (!e164.startsWith('+49')) return foreignPlan && foreignPlan.format(e164) === undefined ? 'phoneAbroad' : undefined;
  const planned = readGerman(input, e164);
  if (!planned) return 'areaCode';
  return planned.isComplete ? undefined : 'phone';
}

/** What stands behind the number as typed: after its one hyphen, or as the third of three groups. */
function extensionOf(input: string, areaCode: string): string {
  const groups = typedNational(input).match(/\d+/g) ?? [];
  const [first] = groups;
  const last = groups.at(-1) ?? '';
  const isApart = groups.length === 3 || (groups.length > 3 && /^[^-]*\d\s*-\s*\d+\s*$/.test(typedNational(input)));
  return isApart && first === areaCode && last.length <= 5 ? last : '';
}

/**
 * A number by DIN 5008: `+49 30 23125-100`. Mobile and service numbers have no extension. A text that is not a
 * telephone number stays unchanged, and so does a number with an unknown area code, because the split is unknown.
 */
export function formatPhone(input: string): string {
  if (!isPhone(input) || isSeveral(input)) return input;
  const e164 = normalisePhone(input);
  if (!e164.startsWith('+49')) return foreignPlan?.format(e164) ?? e164.replace(countryCode, '$& ');
  const planned = readGerman(input, e164);
  if (!planned) return input;
  const { kind, prefix, subscriber } = planned;
  const extension = kind === 'geographic' ? extensionOf(input, prefix) : '';
  const main = subscriber.slice(0, subscriber.length - extension.length);
  return ['+49', prefix, main + (extension && `-${extension}`)].filter(Boolean).join(' ');
}

/** What stands in fields of their own: the area code without its leading 0, and the digits behind it. */
interface PhoneParts {
  readonly areaCode: string;
  readonly subscriber: string;
}

/** The usual length of an area code, by which a number is parted where no area code fits. */
const commonAreaCodeDigits = 4;

/**
 * The parts of a German number in any notation, undefined for any other text. An area code that does not exist stays as it
 * was typed, so that it is refused and not taken for another one.
 */
export function splitPhone(input: string): PhoneParts | undefined {
  const e164 = normalisePhone(input);
  if (!/^\+49[1-9]\d*$/.test(e164)) return undefined;
  const national = e164.slice(3);
  const planned = readGerman(input, e164);
  const areaCode = planned?.prefix ?? typedAreaCode(input) ?? national.slice(0, commonAreaCodeDigits);
  return { areaCode, subscriber: national.slice(areaCode.length) };
}

/** The address behind a phone link. */
export const telLink = (input: string): string => `tel:${normalisePhone(input)}`;

/** An area code without country code and leading 0, as far as the text is one. */
export function plainAreaCode(text: string): string {
  const plain = plainText(text).replaceAll(/[\s()/-]/g, '');
  return /^\+?\d+$/.test(plain) ? plain.replace(/^(?:\+|00)49/, '').replace(/^0/, '') : plainText(text);
}
