import { expect, test } from 'vitest';
import { matchNames } from '#domain/search/match-names.ts';
import { plainWords } from '#domain/text/plain-words.ts';

const all = [
  { name: 'Ticketübersicht', words: 'anfragen support' },
  { name: 'Neues Ticket', words: 'new ticket' },
  { name: 'Rufnummernmitnahme', words: 'porting' },
  { name: 'Aufträge', words: 'orders' },
  { name: 'Abmelden', words: 'log out' },
  { name: 'Rückruf', words: 'callback' },
];
const names = (text: string, forgiving?: boolean) => matchNames(all, text, forgiving).map(({ name }) => name);

test.each([
  ['ticket', ['Ticketübersicht', 'Neues Ticket']],
  ['neu ticket', ['Neues Ticket']],
  ['ticketuebersicht', ['Ticketübersicht']],
  ['AUFTRAEGE', ['Aufträge']],
  ['orders', ['Aufträge']],
  ['mitnahme', ['Rufnummernmitnahme']],
  ['log out', ['Abmelden']],
  ['abmeldne', ['Abmelden']],
  ['xylophon', []],
  // Of other words beginnings alone: else every baker would be a callback.
  ['back', []],
  ['', []],
  ['?!', []],
])('names are found by prefixes, other words and parts in any spelling: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('typing errors count only where they may', () => {
  expect(names('abmeldne', false)).toEqual([]);
});

test('what a word begins with, it begins with in plain letters too', () => {
  const letters = [...'abcdeouäöüßé'];
  for (let n = 0; n < 2000; n += 1) {
    // Every word of up to four of these letters, some of them.
    const word = [n % 12, Math.floor(n / 12) % 12, Math.floor(n / 144) % 12, (n * 7) % 12]
      .map((at) => letters[at])
      .join('');
    for (let end = 1; end <= word.length; end += 1)
      expect(plainWords(word)[0]?.startsWith(plainWords(word.slice(0, end))[0] ?? '?'), word).toBe(true);
  }
});
