import type { TypedPart, TypedWord } from './typed-words.ts';

/** Which words count: those typed, or those that may be meant too. */
type Breadth = 'exact' | 'wide';
/** Where they must stand: anywhere, or in the name. */
type Place = 'anywhere' | 'name';

const quoted = (word: string, place: Place, open: boolean) => {
  const marks = `${place === 'name' ? 'A' : ''}${open ? '*' : ''}`;
  return `'${word}'${marks && `:${marks}`}`;
};

function wordQuery({ forms, compounds, splits, open }: TypedWord, breadth: Breadth, place: Place): string {
  const exact = forms.map((form) => quoted(form, place, open));
  const wide =
    breadth === 'exact'
      ? []
      : [
          ...compounds.map((word) => quoted(word, place, false)),
          ...splits.map(([first, second]) => `(${quoted(first, place, false)} & ${quoted(second, place, false)})`),
        ];
  return `(${[...exact, ...wide].join(' | ')})`;
}

/** A query for `to_tsquery('library', …)` that finds files with all the words. */
export const libraryQuery = (parts: readonly TypedPart[], breadth: Breadth, place: Place): string =>
  parts
    .map(({ words, phone }) => {
      const plain = words.map((word) => wordQuery(word, breadth, place)).join(' & ');
      return phone === undefined ? `(${plain})` : `(${quoted(phone, place, true)} | (${plain}))`;
    })
    .join(' & ');
