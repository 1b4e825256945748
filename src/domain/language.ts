import { type Locale, locales } from './routes.ts';

/** The language of a first visit: the stored choice, else the first of the browser's languages that there is, else German (decision 1). */
export function preferredLanguage(stored: string | undefined, browserLanguages: readonly string[]): Locale {
  const known = [stored ?? '', ...browserLanguages].map((tag) => tag.slice(0, 2).toLowerCase());
  return known.map((tag) => locales.find((locale) => locale === tag)).find(Boolean) ?? 'de';
}
