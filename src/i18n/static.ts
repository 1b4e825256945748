import i18next, { type TFunction } from 'i18next';
import type { Locale } from './client.ts';
import type { Namespace } from './resources.ts';

/** `getStaticPaths` of every page: German at `/path`, English at `/en/path` (decision 1). */
export const localePaths = () => [{ params: { locale: undefined } }, { params: { locale: 'en' } }];

interface PageContext {
  params: Record<string, string | undefined>;
}

export const localeOf = (page: PageContext): Locale => (page.params['locale'] === 'en' ? 'en' : 'de');

/** Texts for the page being exported; from here on the export renders in the page's language. */
export function staticTexts<N extends Namespace>(page: PageContext, namespace: N): TFunction<N> {
  const locale = localeOf(page);
  if (i18next.language !== locale) i18next.changeLanguage(locale);
  return i18next.getFixedT(locale, namespace);
}

/** The texts that islands of a page need, German ones beneath the English. */
export const textsForPage = (locale: Locale, namespaces: readonly Namespace[]) =>
  Object.fromEntries(
    (locale === 'de' ? ['de'] : ['de', 'en']).map((lng) => [
      lng,
      Object.fromEntries(namespaces.map((namespace) => [namespace, i18next.getResourceBundle(lng, namespace)])),
    ]),
  );
