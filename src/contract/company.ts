import * as z from 'zod/mini';
import { mod11Digit } from './check-digits.ts';

const compact = (input: string) => input.replace(/[\s.-]/g, '').toUpperCase();

/** VAT identification numbers of Germany (with check digit), Austria and Switzerland. */
export const isVatId = (input: string): boolean => {
  const id = compact(input);
  if (/^ATU\d{8}$/.test(id) || /^CHE\d{9}(MWST|TVA|IVA)?$/.test(id)) return true;
  return /^DE[1-9]\d{8}$/.test(id) && mod11Digit(id.slice(2, 10)) === Number(id[10]);
};

export const vatId = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(40, 'vatId'),
    z.refine(isVatId, 'vatId'),
    z.overwrite(compact),
  );

export const registerTypes = ['HRA', 'HRB', 'GnR', 'PR', 'VR', 'GsR'] as const;
/** What follows the kind of register: `900001 B`. */
export const registerNumber = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{1,6}\s?[A-Z]{0,3}$/, 'register'));

export const webSite = z
  .string()
  .check(z.trim(), z.maxLength(200, 'tooLong:200'), z.regex(/^https?:\/\/[^\s]+$/i, 'url'));

/** Routing of electronic invoices to public clients. */
export const leitwegId = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/, 'leitwegId'));
