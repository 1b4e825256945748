import * as z from 'zod/mini';
import { cleanText, plainText } from './clean-text.ts';
import { emailFault, isEmail, mendEmail } from './text/email-address.ts';
import { isHouseNumber, mendHouseNumber } from './text/house-number.ts';
import { plainNumber } from './text/plain-number.ts';

// Messages are keys of the `validation` texts, with a number after a colon where the sentence names one: `tooShort:10`.

/** Every text that comes in begins with one of these: as it is read, or as it would be typed on a keyboard. */
export const asCleanText = z.overwrite(cleanText);
export const asPlainText = z.overwrite(plainText);

/** Text of min to max characters after trimming; an empty one counts as missing. */
export const text = (min: number, max: number) =>
  z
    .string()
    .check(
      asCleanText,
      z.minLength(1, 'required'),
      z.minLength(min, `tooShort:${min}`),
      z.maxLength(max, `tooLong:${max}`),
    );

export const optionalText = (max: number) =>
  z.optional(z.string().check(asCleanText, z.maxLength(max, `tooLong:${max}`)));

/** A code of a form of its own, such as a number of a register. */
export const code = (pattern: RegExp, message: string) =>
  z.string().check(asPlainText, z.minLength(1, 'required'), z.regex(pattern, message));

export const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, 'choose');

/** One of the codes that are offered at the time it is asked; `options` names them as an enumeration does. */
export const listedChoice = (codes: () => readonly string[]) =>
  Object.defineProperty(z.string('choose').check(z.refine((value) => codes().includes(value), 'choose')), 'options', {
    get: () => [...codes()],
  });

/** A whole number as it is typed. */
export const wholeNumber = (min: number, max: number) =>
  z.string().check(
    z.overwrite(plainNumber),
    z.minLength(1, 'required'),
    z.refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `between:${min}:${max}`,
    ),
  );

/** `2,4` and `2.4` as a number; NaN where it is none. */
export const decimalOf = (text: string): number => Number(plainNumber(text));

/** A number above 0 with up to two places behind its comma, `2,4`; kept with a point. */
export const decimalNumber = (max: number) =>
  z.string().check(
    z.overwrite(plainNumber),
    z.minLength(1, 'required'),
    z.refine(
      (value) => /^\d{1,9}(\.\d{1,2})?$/.test(value) && Number(value) > 0 && Number(value) <= max,
      `decimalUpTo:${max}`,
    ),
  );

/** A declaration that must be given. */
export const acceptedDeclaration = z.literal(true, 'given');

const namePattern = /^['’]?[\p{L}\p{M}](?:[\p{L}\p{M}0-9 .,'’·&+/()-]|\u200C|\u200D){0,59}$/u;
/** Signs that keyboards and word processors put in the place of an apostrophe or of a hyphen. */
const plainName = (text: string): string =>
  cleanText(text)
    .replace(/[\u2018\u201B\u00B4`]/g, '’')
    .replace(/[\u2012-\u2015\u2212]/g, '-');
export const name = z.string().check(z.overwrite(plainName), z.minLength(1, 'required'), z.regex(namePattern, 'name'));

const emailChecks = [
  z.overwrite(mendEmail),
  z.maxLength(254, 'tooLong:254'),
  z.refine<string>((value) => value === '' || isEmail(value), { error: ({ input }) => emailFault(String(input)) }),
];
export const email = z.string().check(...emailChecks, z.minLength(1, 'required'));
export const optionalEmail = z.optional(z.string().check(...emailChecks));

export const street = z
  .string()
  .check(
    asCleanText,
    z.minLength(1, 'required'),
    z.minLength(2, 'tooShort:2'),
    z.maxLength(60, 'tooLong:60'),
    z.regex(/\p{L}/u, 'street'),
  );

export const houseNumber = z
  .string()
  .check(z.overwrite(mendHouseNumber), z.minLength(1, 'required'), z.refine(isHouseNumber, 'houseNumber'));

/** `D-10115` and `10 115` as `10115`. */
const mendZip = (typed: string): string =>
  plainText(typed)
    .replace(/^[A-Z]{1,3}[ -]*(?=\d)/i, '')
    .replace(/(?<=\d) (?=\d)/g, '');
const germanZip = /^(?:0[1-9]|[1-9]\d)\d{3}$/;
export const zip = z.string().check(z.overwrite(mendZip), z.minLength(1, 'required'), z.regex(germanZip, 'zip'));
/** A postcode of any of the countries; which of them, `isZip` knows. */
export const anyZip = z
  .string()
  .check(z.overwrite(mendZip), z.minLength(1, 'required'), z.minLength(4, 'tooShort:4'), z.maxLength(5, 'tooLong:5'));
/** Austria's and Switzerland's postcodes have four digits. */
export const isZip = (value: string, country: string): boolean =>
  (country === 'DE' ? germanZip : /^[1-9]\d{3}$/).test(mendZip(value));

const isCalendarDay = (value: string) => {
  const parsed = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
};
/** A calendar day as `YYYY-MM-DD`. */
export const day = z.string().check(asPlainText, z.minLength(1, 'required'), z.refine(isCalendarDay, 'date'));

/** An address of the web; `javascript:` and the like are none. */
export const webAddress = z
  .string()
  .check(
    asCleanText,
    z.minLength(1, 'required'),
    z.maxLength(500, 'tooLong:500'),
    z.regex(/^https?:\/\/[^\s]+$/i, 'url'),
  );

/** Milliseconds since the epoch. */
export const time = z.number();

/** Ids of finished uploads, between min and max of them. */
export const uploadIds = (min: number, max: number) =>
  z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, 'file'))).check(
    z.minLength(min, min === 1 ? 'noFile' : `fileCount:${min}`),
    z.maxLength(max, max === 1 ? 'singleFile' : `maxFiles:${max}`),
    z.refine((ids) => new Set(ids).size === ids.length, 'file'),
  );
