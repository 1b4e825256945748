import * as z from 'zod/mini';
import { asPlainText, code } from '../fields.ts';
import { isAreaCode, nationalCode } from '../numbering/numbering-plan.ts';
import { plainAreaCode } from '../numbering/phone-number.ts';

/** An area code of a stored number, without its leading 0: older ones may name one that does not exist. */
export const storedAreaCode = z.string().check(z.overwrite(plainAreaCode), z.regex(/^[2-9]\d{1,4}$/, 'onkz'));

/** An area code as it is typed, or 032 for numbers of no place; kept without its leading 0. */
export const onkz = z.string().check(
  asPlainText,
  z.minLength(1, 'required'),
  z.overwrite(plainAreaCode),
  z.regex(/^[2-9]\d{1,4}$/, 'onkz'),
  z.refine((code) => !/^[2-9]\d{1,4}$/.test(code) || code === nationalCode || isAreaCode(code), 'areaCode'),
);

/** The digits of a number behind its area code. */
export const subscriberNumber = code(/^\d{1,14}$/, 'portedNumber');
