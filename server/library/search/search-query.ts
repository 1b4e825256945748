import type { WordQuery } from '#server/queries/library/library-hits.ts';
import type { TypedPart, TypedWord } from './query-tokens.ts';

/** Where words must stand: anywhere, or in the name. */
type Place = 'anywhere' | 'name';

const quoted = (word: string, place: Place, open: boolean) => {
  const marks = `${place === 'name' ? 'A' : ''}${open ? '*' : ''}`;
  return `'${word}'${marks && `:${marks}`}`;
};

const exactQuery = ({ forms, open }: TypedWord, place: Place): string =>
  forms.map((form) => quoted(form, place, open)).join(' | ');

const otherQuery = ({ compounds, splits }: TypedWord, place: Place): string =>
  [
    ...compounds.map((word) => quoted(word, place, false)),
    ...splits.map((pieces) => `(${pieces.map((piece) => quoted(piece, place, false)).join(' & ')})`),
  ].join(' | ');

const both = (queryIn: (place: Place) => string): WordQuery => ({
  anywhere: queryIn('anywhere'),
  inName: queryIn('name'),
});

/** What is looked for of each word: itself in all its forms, and what else it may stand for. */
export const wordQueries = (parts: readonly TypedPart[]) =>
  parts.map(({ words, phone }) => ({
    words: words.map((word) => ({
      exact: both((place) => exactQuery(word, place)),
      ...(otherQuery(word, 'anywhere') && { wide: both((place) => otherQuery(word, place)) }),
    })),
    ...(phone !== undefined && { phone: both((place) => quoted(phone, place, true)) }),
  }));

/** A query for `to_tsquery('library', …)` that finds files with all the words, in any form. */
export const libraryQuery = (parts: readonly TypedPart[]): string =>
  parts
    .map(({ words, phone }) => {
      const wordConditions = words.map(
        (word) => `(${[exactQuery(word, 'anywhere'), otherQuery(word, 'anywhere')].filter(Boolean).join(' | ')})`,
      );
      const plain = `(${wordConditions.join(' & ')})`;
      return phone === undefined ? plain : `(${quoted(phone, 'anywhere', true)} | ${plain})`;
    })
    .join(' & ');
