import * as z from 'zod/mini';
import { mod97 } from './check-digits.ts';

/** Capital letters without blanks. */
export const compact = (input: string): string => input.replace(/\s/g, '').toUpperCase();

const ibanPattern = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
export const isIban = (input: string): boolean => {
  const iban = compact(input);
  if (!ibanPattern.test(iban) || (iban.startsWith('DE') && iban.length !== 22)) return false;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
};

export const iban = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'iban'), z.refine(isIban, 'iban'), z.overwrite(compact));

export const bic = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.toUpperCase(),
    z.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'bic'),
  );

/** SEPA's identifier of who collects: the check leaves out the business code in characters 5 to 7. */
export const isCreditorId = (input: string): boolean => {
  const id = compact(input);
  return /^DE\d{2}[A-Z0-9]{3}0\d{10}$/.test(id) && mod97(id.slice(7) + id.slice(0, 4)) === 1;
};

export const mandateReference = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^[A-Za-z0-9+?/:().,'-]{1,35}$/, 'mandateReference'));

/** In groups of four. */
export const formatIban = (input: string): string => compact(input).replace(/(.{4})(?=.)/g, '$1 ');
/** `DE** **** … 3000`, as everybody may see it. */
export const maskedIban = (input: string): string =>
  `${compact(input).slice(0, 2)}** **** … ${compact(input).slice(-4)}`;
