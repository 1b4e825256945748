import * as z from 'zod/mini';
import { mod97 } from './check-digits.ts';
import { plainText } from './clean-text.ts';

/** Capital letters and digits alone. */
export const compact = (input: string): string =>
  plainText(input)
    .replace(/[\s.:/-]/g, '')
    .toUpperCase();

/** How long an IBAN is in the countries of SEPA. */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22'
    .split(' ')
    .map((row) => [row.slice(0, 2), Number(row.slice(2))]),
);

const compactIban = (input: string): string => compact(input).replace(/^IBAN(?=[A-Z]{2}\d)/, '');

const isIban = (input: string): boolean => {
  const iban = compactIban(input);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const isOfLength = iban.length === (ibanLengths[iban.slice(0, 2)] ?? iban.length);
  return isOfLength && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
};

/** No direct debit reaches it. */
export const isOutsideSepa = (input: string): boolean =>
  isIban(input) && ibanLengths[compactIban(input).slice(0, 2)] === undefined;

export const iban = z
  .string()
  .check(z.overwrite(compactIban), z.minLength(1, 'required'), z.maxLength(60, 'iban'), z.refine(isIban, 'iban'));

export const bic = z
  .string()
  .check(z.overwrite(compact), z.minLength(1, 'required'), z.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'bic'));

/** SEPA's identifier of who collects: the check leaves out the business code in characters 5 to 7. */
export const isCreditorId = (input: string): boolean => {
  const id = compact(input);
  return /^DE\d{2}[A-Z0-9]{3}0\d{10}$/.test(id) && mod97(id.slice(7) + id.slice(0, 4)) === 1;
};

/** In groups of four. */
export const formatIban = (input: string): string => compactIban(input).replace(/(.{4})(?=.)/g, '$1 ');
/** `DE** **** … 3000`, as everybody may see it. */
export const maskedIban = (input: string): string =>
  `${compactIban(input).slice(0, 2)}** **** … ${compactIban(input).slice(-4)}`;

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
  let [maskedText, from] = ['', 0];
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const account = accountAt(text, start.index);
    if (account === undefined) continue;
    maskedText += text.slice(from, start.index) + maskedIban(account.replace(separators, ''));
    from = start.index + account.length;
    starts.lastIndex = from;
  }
  return maskedText + text.slice(from);
}
