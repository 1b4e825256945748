import { pageLocale } from '#i18n/client.ts';

type Lang = { lang?: 'de' | 'en' };

/** The language of documents' names and texts, which are German on pages in every language, for screen readers. */
export const documentLang = (): Lang => (pageLocale() === 'de' ? {} : { lang: 'de' });

/** The page's own language, for words of the portal inside a document's. */
export const pageLang = (): Lang => (pageLocale() === 'de' ? {} : { lang: pageLocale() });
