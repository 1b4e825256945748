import * as z from 'zod/mini';

/** An area code; kept without its leading 0. */
export const onkz = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.regex(/^0?[1-9]\d{1,4}$/, 'onkz'),
  z.overwrite((code) => code.replace(/^0/, '')),
  z.regex(/^[2-9]\d{1,4}$/, 'onkz'),
);

/** The digits of a number behind its area code. */
export const subscriberNumber = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{1,14}$/, 'portedNumber'));
