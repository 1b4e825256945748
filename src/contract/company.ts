import * as z from 'zod/mini';
import { compact } from './bank.ts';
import { mod11Digit } from './check-digits.ts';
import { asCleanText, code } from './fields.ts';

/** VAT identification numbers behind the code of their country: the EU, Northern Ireland and Switzerland. */
const vatIdFormats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Greece writes EL although its country code differs. */
const compactVatId = (input: string): string =>
  compact(input)
    .replace(/^(?:UST(?:IDNR|ID)|UID(?:NR)?|VAT(?:ID|NO)?)(?=[A-Z]{2})/, '')
    .replace(/^GR(?=\d)/, 'EL');

const isDigitRight = (id: string): boolean => !id.startsWith('DE') || mod11Digit(id.slice(2, 10)) === Number(id[10]);

/** By the format of its country; Germany's have a check digit. Of other countries the outer shape is all that is known. */
const isVatId = (input: string): boolean => {
  const id = compactVatId(input);
  const format = vatIdFormats[id.slice(0, 2)];
  return format ? format.test(id.slice(2)) && isDigitRight(id) : /^[A-Z]{2}(?=.*\d)[A-Z\d]{5,15}$/.test(id);
};

/** The number of a country with an unknown format. */
export const isForeignVatId = (input: string): boolean =>
  isVatId(input) && vatIdFormats[compactVatId(input).slice(0, 2)] === undefined;

export const vatId = z
  .string()
  .check(z.overwrite(compactVatId), z.minLength(1, 'required'), z.maxLength(40, 'vatId'), z.refine(isVatId, 'vatId'));

export const registerTypes = ['HRA', 'HRB', 'GnR', 'PR', 'VR', 'GsR'] as const;
/** What follows the kind of register: `900001 B`. */
export const registerNumber = code(/^\d{1,6}\s?[A-Z]{0,3}$/, 'register');

export const webSite = z
  .string()
  .check(asCleanText, z.maxLength(200, 'tooLong:200'), z.regex(/^https?:\/\/[^\s]+$/i, 'url'));

/** Routing of electronic invoices to public clients. */
export const leitwegId = code(/^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/, 'leitwegId');
