import { href } from '#domain/access/routes.ts';
import { escapeHtml } from '../core/escape-html.ts';
import { languageOf, plainPage } from '../core/plain-page.ts';

const texts = {
  de: {
    title: 'Diese Datei ist beschädigt',
    what: (file: string) =>
      `Die Datei „${file}“ ist im Speicher des Portals beschädigt und wird deshalb nicht ausgeliefert.`,
    next: 'Der Betreiber des Portals muss sie aus einer Sicherung zurückholen; bitte geben Sie ihm Bescheid.',
    link: 'Zum Portal',
  },
  en: {
    title: 'This file is damaged',
    what: (file: string) => `The file “${file}” is damaged in the portal’s storage, so it cannot be delivered.`,
    next: 'The portal’s operator has to restore it from a backup; please let them know.',
    link: 'Go to the portal',
  },
} as const;

/** For a browser that opened the download of a damaged file; leads back to the portal at `origin`. */
export function damagedPage(origin: string, file: string, acceptLanguage = ''): string {
  const locale = languageOf(acceptLanguage);
  const { title, what, next, link } = texts[locale];
  const home = new URL(href('Home', locale), origin).href;
  const paragraphs = [escapeHtml(what(file)), next];
  return plainPage({ locale, title, paragraphs, act: `<a href="${home}">${link}</a>` });
}
