import type { EntryOf } from '#contract/catalogue/entry.ts';
import type { CatalogueCard } from '#contract/content/content.ts';
import { hasRole, isEmployee } from '#domain/access/roles.ts';
import { changedEntries } from '#domain/catalogue/in-use.ts';
import { renderMarkdown } from './render-markdown.ts';

const idOf = (key: string): string => key.toLowerCase().replaceAll('_', '-');

function cardOf({ key, name, card = {}, folder, isOffered }: EntryOf<'operator'>, locale: 'de' | 'en'): CatalogueCard {
  const { text, message, phones = [], links = [], ...plain } = card;
  const worded = text?.[locale] ?? text?.de;
  const said = message?.[locale] ?? message?.de;
  const isGerman = (one: { en?: string | undefined } | undefined) => locale === 'en' && one && !one.en;
  return {
    ...plain,
    ...Object.fromEntries(phones.map(({ label, value: number }, index) => [`phone${index + 1}`, { number, label }])),
    ...Object.fromEntries(links.map(({ label, value: link }, index) => [`link${index + 1}`, { text: label, link }])),
    ...(folder && { path: `/network-operators/${folder}` }),
    ...{ id: idOf(key), fromCatalogue: true, provider: key, title: name, isOffered },
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

/** Takes the card of an operator from the page, and says nothing of it. */
const withoutCard = ({ key, name }: EntryOf<'operator'>): CatalogueCard => ({
  ...{ id: idOf(key), fromCatalogue: true, provider: key, title: name, isOffered: false, html: '', german: [] },
});

/** What the catalogue says of operators by today, in a language, to who holds these roles and tags. */
export const catalogueCards = (locale: 'de' | 'en', roles: readonly string[]): CatalogueCard[] =>
  changedEntries('operator').map((entry) =>
    isEmployee(roles) || hasRole(entry.sellers ?? [], roles) ? cardOf(entry, locale) : withoutCard(entry),
  );
