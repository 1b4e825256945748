import { href } from '#domain/access/routes.ts';
import { languageOf, plainHeaders, plainPage } from '../core/plain-page.ts';

const texts = {
  de: {
    title: 'Dieser Download-Link gilt nicht mehr',
    what: 'Ein Download-Link gilt nur kurze Zeit und nur für einen Download.',
    next: 'Bitte öffnen Sie das Portal und laden Sie die Datei dort noch einmal herunter.',
    link: 'Zum Portal',
  },
  en: {
    title: 'This download link is no longer valid',
    what: 'A download link is valid for a short time and for one download only.',
    next: 'Please open the portal and download the file there again.',
    link: 'Go to the portal',
  },
} as const;

export const goneHeaders = plainHeaders();

/** English where the browser prefers it to German, else German; leads back to the portal at `origin`. */
export function gonePage(origin: string, acceptLanguage = ''): string {
  const locale = languageOf(acceptLanguage);
  const { title, what, next, link } = texts[locale];
  const home = new URL(href('Home', locale), origin).href;
  return plainPage({ locale, title, paragraphs: [what, next], act: `<a href="${home}">${link}</a>` });
}
