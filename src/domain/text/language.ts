import { type Locale, locales } from '../access/routes.ts';

/** The language of a first visit: the stored choice, else the first of the browser's languages that there is, else German (decision 1). */
export function preferredLanguage(stored: string | undefined, browserLanguages: readonly string[]): Locale {
  const candidates = [stored ?? '', ...browserLanguages].map((tag) => tag.slice(0, 2).toLowerCase());
  return candidates.map((tag) => locales.find((locale) => locale === tag)).find(Boolean) ?? 'de';
}

/** Languages of an `Accept-Language` header, most wanted first. */
export const acceptedLanguages = (header: string): string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.split(';q=');
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** Tells hosts which language was chosen; Netlify reads this very name before `Accept-Language`. */
export const languageCookie = 'nf_lang';
