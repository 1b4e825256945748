import { plainText } from '#contract/clean-text.ts';
import { isEmail } from '#contract/text/email-address.ts';
import { meantText } from '../form/read-cell.ts';
import { fits } from './guess-columns.ts';
import type { ImportColumn, Mending } from './import-target.ts';

const withZero = (text: string): string[] =>
  /^[1-9]\d*$/.test(text) ? [...(/^49\d{9,}$/.test(text) ? [`+${text}`] : []), `0${text}`] : [];

/** `name(at)firma` as `name@firma.example`, where most other addresses of the column are of that domain. */
function emailCandidates(typed: string, domain: string | undefined): string[] {
  const text = plainText(typed)
    .toLowerCase()
    .replace(/\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*|\s+(?:at|ät)\s+/g, '@')
    .replace(/\s*[([{]\s*(?:dot|punkt)\s*[)\]}]\s*|\s+(?:dot|punkt)\s+/g, '.')
    .replace(/\s+/g, '')
    .replaceAll(',', '.')
    .replace(/\.{2,}/g, '.')
    .replace(/@{2,}/g, '@')
    .replace(/^www\./, '');
  const [local = '', host = ''] = text.split('@');
  const isOfDomain = domain !== undefined && local !== '' && (host === '' || domain.startsWith(host));
  return [text, ...(isOfDomain ? [`${local}@${domain}`] : [])].filter(isEmail);
}

/** Month and day in the American order. */
function dateCandidates(text: string): string[] {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text) ?? [];
  return month && day && year ? [`${day}.${month}.${year}`] : [];
}

const candidates: Readonly<
  Record<Exclude<Mending['kind'], 'free'>, (text: string, column: ImportColumn, domain?: string) => string[]>
> = {
  zero: (text) => withZero(text),
  email: (text, { kind }, domain) => (kind === 'email' ? emailCandidates(text, domain) : []),
  date: (text, { kind }) => (kind === 'date' ? dateCandidates(text) : []),
};

/** A text near the typed one that the column takes; undefined where none is known. */
export function mendingOf(column: ImportColumn, raw: string, domain?: string): Mending | undefined {
  const text = meantText(raw);
  if (text === '') return undefined;
  for (const [kind, candidatesFor] of Object.entries(candidates))
    for (const mended of candidatesFor(text, column, domain))
      if (mended !== text && fits(column, mended)) return { kind: kind as Mending['kind'], text: mended };
  return undefined;
}

/** The domain of most addresses; undefined where they differ. */
export function usualDomain(texts: readonly string[]): string | undefined {
  const domains = texts.flatMap((text) => (isEmail(text) ? [text.slice(text.lastIndexOf('@') + 1).toLowerCase()] : []));
  const [best, list] =
    [...Map.groupBy(domains, (domain) => domain)].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  return list && list.length * 2 > domains.length ? best : undefined;
}

/** The next number that no other row has, with as many digits; undefined where the text is no number. */
export function nextFree(text: string, usedTexts: ReadonlySet<string>): string | undefined {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  for (let next = Number(text) + 1; String(next).length <= text.length; next += 1) {
    const free = String(next).padStart(text.length, '0');
    if (!usedTexts.has(free)) return free;
  }
  return undefined;
}
