import type { Locale } from '../domain/routes.ts';

/** The language of the page that asks. */
export const pageLanguage = (): Locale => (globalThis.document?.documentElement.lang.startsWith('en') ? 'en' : 'de');
