import { expect, test } from 'vitest';
import { withSynonyms } from '#domain/search/synonyms.ts';

const groups = [
  ['Portierung', 'Rufnummernmitnahme', 'number porting'],
  ['Handy', 'Mobiltelefon', 'Smartphone'],
  ['Mobiltelefon', 'Mobilfunk'],
];
const read = (search: string) =>
  withSynonyms(search.split(' '), groups).map(({ words, synonyms }) => [words.join(' '), ...synonyms]);

test.each([
  ['portierung', [['portierung', 'Rufnummernmitnahme', 'number porting']]],
  ['Number Porting form', [['Number Porting', 'Portierung', 'Rufnummernmitnahme'], ['form']]],
  ['mobiltelefon', [['mobiltelefon', 'Handy', 'Smartphone', 'Mobilfunk']]],
  ['number', [['number']]],
  ['handys', [['handys']]],
  ['&', [['&']]],
])('words and phrases are searched for with their synonyms: %s', (search, expected) => {
  expect(read(search)).toEqual(expected);
});
