import type { EntryOf } from '#contract/catalogue/entry.ts';
import type { CatalogueCard } from '#contract/content/content.ts';
import { changedEntries } from '#domain/catalogue/in-use.ts';
import { renderMarkdown } from './render-markdown.ts';

function cardOf({ key, name, card = {}, isOffered }: EntryOf<'operator'>, locale: 'de' | 'en'): CatalogueCard {
  const { text, message, phones = [], links = [], ...plain } = card;
  const worded = text?.[locale] ?? text?.de;
  const said = message?.[locale] ?? message?.de;
  const isGerman = (one: { en?: string | undefined } | undefined) => locale === 'en' && one && !one.en;
  return {
    ...plain,
    ...Object.fromEntries(phones.map(({ label, value: number }, index) => [`phone${index + 1}`, { number, label }])),
    ...Object.fromEntries(links.map(({ label, value: link }, index) => [`link${index + 1}`, { text: label, link }])),
    ...{ id: key.toLowerCase().replaceAll('_', '-'), fromCatalogue: true, provider: key, title: name, isOffered },
    ...(said && { message: said }),
    html: worded ? renderMarkdown(worded) : '',
    german: [
      ...(isGerman(text) ? ['html'] : []),
      ...(isGerman(message) ? ['message'] : []),
      ...(locale === 'en' ? phones.map((_one, index) => `phone${index + 1}.label`) : []),
      ...(locale === 'en' ? links.map((_one, index) => `link${index + 1}.text`) : []),
    ],
  };
}

/** What the catalogue says of operators by today, in a language. */
export const catalogueCards = (locale: 'de' | 'en'): CatalogueCard[] =>
  changedEntries('operator').map((entry) => cardOf(entry, locale));
