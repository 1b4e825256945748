import { describe, expect, test } from 'vitest';
import { displayName, entryNames } from '#server/files/inspection/file-name.ts';

describe('§uploads the shown name of a file', () => {
  test.each([
    ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['a Windows path', 'C:\\Users\\Jörg\\Rechnung.pdf', 'Rechnung.pdf'],
    ['control characters', 'Rech\u0000nung\r\n.pdf', 'Rechnung.pdf'],
    ['an override of the reading direction', 'Rechnung\u202Efdp.exe', 'Rechnungfdp.exe'],
    ['isolates and marks of direction', '\u2066a\u2069\u200Eb\u061C.pdf', 'ab.pdf'],
    ['characters without width', 'a\u200Bb\uFEFFc.pdf', 'abc.pdf'],
    ['decomposed umlauts', 'U\u0308bersicht.pdf', 'Übersicht.pdf'],
    ['runs of blanks', '  a   b.pdf  ', 'a b.pdf'],
    ['dots at the end', 'a.pdf. . .', 'a.pdf'],
    ['nothing before the ending', '.pdf', 'Datei.pdf'],
    ['nothing at all', '///', 'Datei'],
    ['half a character', 'a\uD800b.pdf', 'ab.pdf'],
    ['an umlaut and a quote', 'Müller "GmbH".pdf', 'Müller "GmbH".pdf'],
  ])('loses %s', (_case, raw, display) => {
    expect(displayName(raw)).toBe(display);
  });

  test('is at most 200 characters long and keeps its ending', () => {
    const display = displayName(`${'ä'.repeat(400)}.xlsx`);
    expect(display).toHaveLength(200);
    expect(display.endsWith('ä.xlsx')).toBe(true);
    expect(displayName(`${'😀'.repeat(150)}.pdf`).isWellFormed()).toBe(true);
    expect(displayName(`a.${'x'.repeat(400)}`).length).toBeLessThanOrEqual(200);
  });
});

test('§7 the entries of an archive have valid names, no two alike even where case does not count', () => {
  expect(
    entryNames(['Beleg.pdf', 'beleg.PDF', 'Beleg.pdf', 'Beleg (2).pdf', 'a/b:c?.png', 'NUL.txt', '..hidden.pdf']),
  ).toEqual([
    'Beleg.pdf',
    'beleg (2).PDF',
    'Beleg (3).pdf',
    'Beleg (2) (2).pdf',
    'b_c_.png',
    '_NUL.txt',
    '_hidden.pdf',
  ]);
});
