import { synonym, synonymWords } from '#contract/staff/synonym.ts';
import { href } from '#domain/access/routes.ts';
import { employee } from '#server/records/engine/definition/access.ts';
import { defineRecord } from '#server/records/engine/definition/define-record.ts';

/** Words that mean the same to the search. */
export const synonyms = defineRecord(synonym, {
  number: 'none',
  home: 'distributor',
  prepare: ({ words }) => ({ words: synonymWords(words).join(', ') }),
  columns: ({ words }) => ({ words }),
  searchText: ({ words }) => [words],
  created: 'record.created',
  title: ({ words }) => words,
  link: (id) => href('SynonymEdit', 'de', { id }),
  access: { read: employee, write: employee },
});
