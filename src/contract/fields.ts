import * as z from 'zod/mini';

// Messages are keys of the `validation` texts, with a number after a colon where the sentence names one: `tooShort:10`.

/** Text of min to max characters after trimming; an empty one counts as missing. */
export const text = (min: number, max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.minLength(min, `tooShort:${min}`),
      z.maxLength(max, `tooLong:${max}`),
    );

export const optionalText = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max, `tooLong:${max}`)));

export const choice = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, 'choose');

/** A whole number as it is typed. */
export const wholeNumber = (min: number, max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `between:${min}:${max}`,
    ),
  );

/** `2,4` and `2.4` as a number; NaN where it is none. */
export const decimalOf = (text: string): number => Number(text.replace(',', '.'));

/** A number above 0 with up to two places behind its comma, `2,4`; kept with a point. */
export const decimalNumber = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.overwrite((value) => value.replace(',', '.')),
    z.refine(
      (value) => /^\d{1,9}(\.\d{1,2})?$/.test(value) && Number(value) > 0 && Number(value) <= max,
      `decimalUpTo:${max}`,
    ),
  );

/** A declaration that must be given. */
export const given = z.literal(true, 'given');

const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}0-9 .,'’&+/()-]{0,59}$/u;
export const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(namePattern, 'name'));

// Names the first dot that may part the domain: trying every dot would take minutes for a long text of dots.
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;
export const email = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong:254'), z.regex(emailPattern, 'email'));
export const optionalEmail = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(254, 'tooLong:254'),
    z.refine((value) => value === '' || emailPattern.test(value), 'email'),
  ),
);

export const street = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.minLength(2, 'tooShort:2'),
    z.maxLength(60, 'tooLong:60'),
    z.regex(/\p{L}/u, 'street'),
  );

const houseNumberPattern = /^\d{1,4}\s?[a-zA-Z]?(?:\s?[-/]\s?\d{1,4}\s?[a-zA-Z]?)?$/;
export const houseNumber = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(houseNumberPattern, 'houseNumber'));

const germanZip = /^(?:0[1-9]|[1-9]\d)\d{3}$/;
export const zip = z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(germanZip, 'zip'));
/** Austria's and Switzerland's postcodes have four digits. */
export const isZip = (value: string, country: string): boolean =>
  (country === 'DE' ? germanZip : /^[1-9]\d{3}$/).test(value);

const isCalendarDay = (value: string) => {
  const parsed = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
};
/** A calendar day as `YYYY-MM-DD`. */
export const day = z.string().check(z.minLength(1, 'required'), z.refine(isCalendarDay, 'date'));

/** An address of the web; `javascript:` and the like are none. */
export const webAddress = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(500, 'tooLong:500'), z.regex(/^https?:\/\/[^\s]+$/i, 'url'));

/** Milliseconds since the epoch. */
export const time = z.number();

/** Ids of finished uploads, between min and max of them. */
export const uploadIds = (min: number, max: number) =>
  z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/, 'file'))).check(
    z.minLength(min, min === 1 ? 'noFile' : `fileCount:${min}`),
    z.maxLength(max, max === 1 ? 'singleFile' : `maxFiles:${max}`),
    z.refine((ids) => new Set(ids).size === ids.length, 'file'),
  );
