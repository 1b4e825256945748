import i18next, { type TFunction } from 'i18next';
import { drawIn, type Locale } from './client.ts';
import type { Namespace } from './resources.ts';
import { type Texts, withFallback } from './translate.ts';

/** `getStaticPaths` of every page: German at `/path`, English at `/en/path` (decision 1). */
export const localePaths = () => [{ params: { locale: undefined } }, { params: { locale: 'en' } }];

interface PageContext {
  params: Record<string, string | undefined>;
}

export const localeOf = (page: PageContext): Locale => (page.params['locale'] === 'en' ? 'en' : 'de');

const languages = new Map<Locale, Texts>();

/** All texts of a language, German ones where it has none. */
function textsOf(locale: Locale): Texts {
  const [german, own] = (['de', locale] as const).map((language) => i18next.getDataByLanguage(language) as Texts);
  const texts = languages.get(locale) ?? (withFallback(german ?? {}, own ?? {}) as Texts);
  languages.set(locale, texts);
  return texts;
}

/** Texts for the page being exported; from here on the export renders in the page's language. */
export function staticTexts<N extends Namespace>(page: PageContext, namespace: N): TFunction<N> {
  const locale = localeOf(page);
  if (i18next.language !== locale) i18next.changeLanguage(locale);
  drawIn(locale, textsOf(locale));
  return i18next.getFixedT(locale, namespace);
}

/** The texts that islands of a page need. */
export const textsForPage = (locale: Locale, namespaces: readonly Namespace[]): Texts =>
  Object.fromEntries(namespaces.map((namespace) => [namespace, textsOf(locale)[namespace] ?? {}]));
