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

/** Something that may begin with an IBAN, grouped in any way. */
const ibanLike = /[A-Z]{2}\d{2}(?:[ \u00a0\u202f./-]?[A-Z0-9]){11,30}/iy;
const separators = /[ \u00a0\u202f./-]/g;

/** The account that begins at a place of a text; what stands right behind it is no part of it. */
function accountAt(text: string, at: number): string | undefined {
  ibanLike.lastIndex = at;
  const [match = ''] = ibanLike.exec(text) ?? [];
  for (let end = match.length; end > 14; end -= 1) {
    const account = match.slice(0, end);
    if (/[A-Z0-9]$/i.test(account) && isIban(account.replace(separators, ''))) return account;
  }
  return undefined;
}

/** A text with the bank accounts in it masked. */
export function maskIbans(text: string): string {
  const starts = /\b[A-Z]{2}\d{2}/gi;
  let [shown, from] = ['', 0];
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const account = accountAt(text, start.index);
    if (account === undefined) continue;
    shown += text.slice(from, start.index) + maskedIban(account.replace(separators, ''));
    from = start.index + account.length;
    starts.lastIndex = from;
  }
  return shown + text.slice(from);
}
