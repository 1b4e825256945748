import { describe, expect, test } from 'vitest';
import { cleanText, normalizeText, plainText } from '#contract/clean-text.ts';

describe('a text in its one form', () => {
  test.each([
    ['letters in parts', 'Bu\u0308ro Zoe\u0308', 'Büro Zoë'],
    ['Hangul in parts', '\u1112\u1161\u11ab', '한'],
    ['Vietnamese in parts', 'Nguye\u0302\u0303n', 'Nguyễn'],
    ['an invisible sign between a letter and its accent', 'Cafe\u200b\u0301', 'Café'],
    ['a zero-width blank', 'Sommer\u200b Telekom', 'Sommer Telekom'],
    ['a zero-width joiner and its opposite between Latin letters', 'So\u200cm\u200dmer', 'Sommer'],
    ['marks of direction', '\u200eSommer\u200f \u202aTelekom\u202c \u2066GmbH\u2069', 'Sommer Telekom GmbH'],
    ['an override of direction', 'Rechnung\u202efdp.exe', 'Rechnungfdp.exe'],
    ['the Arabic letter mark', '\u061cSommer', 'Sommer'],
    ['a byte order mark in the middle', 'Sommer\ufeffTelekom', 'SommerTelekom'],
    ['a soft hyphen', 'Kündi\u00adgungs\u00adfrist', 'Kündigungsfrist'],
    ['a word joiner', 'Halle\u2060/\u2060Saale', 'Halle/Saale'],
    ['an invisible plus', '5\u20647', '57'],
    ['fillers without a look', '\u3164Sommer\u115f', 'Sommer'],
    ['a control character', 'Sommer\u0007 Telekom\u0090', 'Sommer Telekom'],
    ['tags behind letters', 'Sommer\u{e0041}\u{e0042}', 'Sommer'],
    ['a blank that does not break', 'Sommer\u00a0Telekom', 'Sommer Telekom'],
    ['a narrow blank and a blank of a digit', 'z.\u202fB. 1\u2007000', 'z. B. 1 000'],
    ['the blank of Chinese and Japanese', '佐藤\u3000太郎', '佐藤 太郎'],
    ['a hyphen that does not break', 'Müller\u2011Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['blanks at the ends', '\u00a0\u2009 Sommer \u2003', 'Sommer'],
    ['lines of Windows', 'eins\r\nzwei\r\n\r\nvier', 'eins\nzwei\n\nvier'],
    ['lines of an old Mac and of a word processor', 'eins\rzwei\vdrei\u2028vier', 'eins\nzwei\ndrei\nvier'],
  ])('%s', (_case, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });

  test.each([
    ['a family of emoji', '👨‍👩‍👧'],
    ['an emoji with a skin and a tool', '👩🏽‍🔧'],
    ['a heart in its look', '❤️‍🔥'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['Persian with its parting sign', 'می\u200cخواهم'],
    ['Hindi with a joiner', 'क्\u200dष'],
    ['Sinhala with a joiner', 'ශ්\u200dරී'],
    ['dashes, quotes and dots of a text', '„Ja“ – sagte sie … „nein“'],
    ['tabs', 'a\tb'],
    ['letters outside the basic plane', '𝒳𠮷'],
  ])('%s stays', (_case, text) => expect(cleanText(text)).toBe(text));

  test('NUL stays, so that it is refused', () => expect(cleanText('a\0b')).toBe('a\0b'));
  test('blanks at the ends stay while a text is being typed', () => expect(normalizeText(' a\u200b ')).toBe(' a '));
  test('100 KB of marks are read at once', () =>
    expect(cleanText(`${'\u200d'.repeat(50_000)}a${'\u1f3f4\u{e0061}'.repeat(10_000)}`)).toMatch(/^a/));
});

test.each([
  ['12\u201314', '12-14'],
  ['\u22121.234,56', '-1.234,56'],
  ['0171\u2012392\u2014001', '0171-392-001'],
  ['DE89\u00a03704\u202f0044', 'DE89 3704 0044'],
  ['７ １\u2044２', '7 1/2'],
  ['max＠firma．example', 'max@firma.example'],
  ['o\u2019neill', "o'neill"],
])('for numbers and codes %j becomes %j', (typed, plain) => expect(plainText(typed)).toBe(plain));
