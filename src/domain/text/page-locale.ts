import type { Locale } from '../access/routes.ts';

/** The language of the page that the code runs in; German during the export, where no page is. */
export const pageLocale = (): Locale => (globalThis.document?.documentElement.lang.startsWith('en') ? 'en' : 'de');
