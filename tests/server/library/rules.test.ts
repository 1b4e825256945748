import { describe, expect, test } from 'vitest';
import { editDistance } from '#domain/text/edit-distance.ts';
import { compareFolder } from '#server/library/index/compare-folder.ts';
import { addressIn } from '#server/library/index/url-file.ts';
import { parseLibraryPath } from '#server/library/library-path.ts';
import { splitsOf } from '#server/library/search/query-tokens.ts';
import { marked } from '#server/library/search/snippet.ts';
import { pauseAfter } from '#server/library/sources/follow-bucket.ts';

const now = 1_790_000_000_000;
const file = (modified: number) => ({ name: 'A.pdf', size: 1, modified, metaModified: 0, inode: '1:1' });

describe('§library a folder of the library', () => {
  test('is looked at again while a file in it is being written', () => {
    expect(compareFolder([], [file(now - 100)], now - 700)).toMatchObject({ added: [], unsettled: true });
    expect(compareFolder([], [file(now - 1000)], now - 700).added).toHaveLength(1);
  });

  test('shows a file with a modification time in the future', () => {
    const result = compareFolder([], [file(now + 86_400_000)], now - 700);
    expect([result.added.length, result.unsettled]).toEqual([1, false]);
  });
});

test('§library a library path starts with a repository and has no parent or hidden parts', () => {
  expect(parseLibraryPath('contracts/2026/Ä.pdf')).toEqual({
    path: 'contracts/2026/Ä.pdf',
    repository: 'contracts',
    folder: 'contracts/2026',
    name: 'Ä.pdf',
  });
  const wrong = [
    '',
    'other/x',
    'contracts/../x',
    'contracts//x',
    'contracts/.x',
    '/contracts/x',
    'contracts/x\\y',
    'contracts/x ',
  ];
  for (const path of wrong) expect([path, parseLibraryPath(path)]).toEqual([path, undefined]);
});

test('§library only addresses for a browser make a link', () => {
  expect(addressIn('[InternetShortcut]\r\nURL=https://example.com/a b\r\n')).toBe('https://example.com/a');
  for (const text of ['URL=javascript:alert(1)', 'URL=file:///etc/passwd', 'URL=', 'nothing', 'URL=//example.com']) {
    expect([text, addressIn(text)]).toEqual([text, undefined]);
  }
});

test('§library words with letters swapped, left out or doubled differ by one typing error', () => {
  expect(editDistance('preislsite', 'preisliste')).toBe(1);
  expect(editDistance('preisliste', 'preislist')).toBe(1);
  expect(editDistance('prreisliste', 'preisliste')).toBe(1);
});

test('§library compounds are parted with and without the letters that join them', () => {
  expect(splitsOf('provisionsliste')).toContainEqual(['provision', 'liste']);
  expect(splitsOf('mobilfunkpreisliste')).toContainEqual(['mobilfunk', 'preisliste']);
});

test('§library a hit marks the words that matched, in all their forms', () => {
  expect(marked('Alle Verträge hier', ['vertrag'])).toEqual([
    { text: 'Alle ', mark: false },
    { text: 'Verträge', mark: true },
    { text: ' hier', mark: false },
  ]);
  expect(marked('Nichts', ['vertrag'])).toBeUndefined();
});

test('§library a bucket is listed often enough to show changes in 5 seconds, at most half the time', () => {
  expect(pauseAfter(50, 2000)).toBe(2000);
  expect(pauseAfter(1600, 2000)).toBe(1800);
  expect(pauseAfter(4000, 2000)).toBe(4000);
  for (const took of [1, 500, 1000, 1500, 1666]) expect(pauseAfter(took, 2000) + 2 * took).toBeLessThanOrEqual(5000);
});
