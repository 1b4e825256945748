import { expect, test } from 'vitest';
import { mergeHits } from '#api/page-search.ts';
import { matchText } from '#domain/content/text-match.ts';

const marked = (search: string, text: string, title = '') =>
  matchText(search, title, text)?.excerpt.flatMap(({ text: word, mark }) => (mark ? [word] : []));

test('§content words are found by their beginnings, without regard to case and accents', () => {
  expect(marked('strasse uber', 'Über die Straße')).toEqual(['Über', 'Straße']);
  expect(marked('gipfel', 'Der Glasfasergipfel')).toBeUndefined();
  expect(marked('plan', 'ohne', 'Plan')).toEqual([]);
  expect(marked('!?', 'ohne')).toBeUndefined();
});

test('§content hits of the server come first, and what they replace is left out', () => {
  const page = (url: string, ...chapters: string[]) => ({
    ...{ title: url, url, excerpt: [] },
    chapters: chapters.map((one) => ({ title: one, url: one, excerpt: [] })),
  });
  const built = [page('/help.html', '/help.html#a', '/help.html#b'), page('/tutorials/first.html'), page('/imprint')];
  const merged = mergeHits(
    { items: built, total: 3 },
    {
      items: [{ title: 'Neu', url: '/tutorials/entry?id=first', excerpt: [] }],
      replaced: ['/help#a', '/tutorials/first'],
    },
  );
  expect(merged.items.map(({ url }) => url)).toEqual(['/tutorials/entry?id=first', '/help.html', '/imprint']);
  expect(merged.items[1]?.chapters.map(({ url }) => url)).toEqual(['/help.html#b']);
  expect(merged.total).toBe(3);
});
