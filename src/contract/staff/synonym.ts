import * as z from 'zod/mini';
import { text, time } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';

const [minWords, maxWords, maxLength] = [2, 20, 60];

/** The words and phrases of an entry, each once: they are typed with commas or line breaks between. */
export const synonymWords = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((word) => word.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
];

const isGroup = (typed: string): boolean => {
  const words = synonymWords(typed);
  return words.length >= minWords && words.length <= maxWords && words.every(({ length }) => length <= maxLength);
};

/** Words and phrases that mean the same: a search for one of them finds the others. */
export const synonym = defineContract('etc.synonym', {
  name: 'synonyms',
  columns: { words: 'value1' },
  row: { words: z.string(), version: z.number(), modified: time },
  data: z.object({ words: z.string() }),
  fields: { words: text(3, 1000).check(z.refine(isGroup, `synonyms:${minWords}:${maxWords}`)) },
  common: maintained,
  list: { sorts: ['words', 'modified'], sort: 'words', hasArchive: true },
});
export type SynonymData = DataOf<typeof synonym>;
export type SynonymRow = RowOf<typeof synonym>;
