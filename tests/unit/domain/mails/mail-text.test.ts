import { expect, test } from 'vitest';
import { mailIssues } from '#domain/mails/mail-issues.ts';
import { paragraphsOf, piecesOf } from '#domain/mails/mail-text.ts';
import { wordDifference } from '#domain/mails/word-difference.ts';

const placeholders = [
  { name: 'number', isRequired: true, isButton: false },
  { name: 'link', isRequired: true, isButton: true },
];
const whole = {
  subject: { de: 'Ticket {{number}}', en: 'Ticket {{number}}' },
  text: { de: '{{number}}\n\n{{link}}', en: '{{number}}\n\n{{link}}' },
};

test('§mails a text is cut into words and placeholders; half a placeholder is text', () => {
  expect(piecesOf('Hallo {{name}}, {{na')).toEqual([{ text: 'Hallo ' }, { placeholder: 'name' }, { text: ', {{na' }]);
  expect(paragraphsOf('a\nb\r\n \n\n c \n')).toEqual(['a\nb', 'c']);
});

test('§mails a complete text has no issues', () => {
  expect(mailIssues(whole, placeholders)).toEqual([]);
});

test('§mails missing, unknown and misplaced placeholders are named', () => {
  const content = { subject: { de: '{{link}}', en: ' ' }, text: { de: '{{number}} {{x}}', en: whole.text.en } };
  expect(mailIssues(content, placeholders)).toEqual([
    { field: 'subject.de', key: 'mailPlaceholderButton', placeholder: 'link' },
    { field: 'text.de', key: 'mailPlaceholderUnknown', placeholder: 'x' },
    { field: 'text.de', key: 'mailPlaceholderMissing', placeholder: 'link' },
    { field: 'subject.en', key: 'required' },
  ]);
});

test('§mails a difference says what came and what went, word by word', () => {
  expect(wordDifference('Rufen Sie uns an.', 'Rufen Sie {{hotline}} an.')).toEqual([
    { kind: 'same', text: 'Rufen Sie ' },
    { kind: 'removed', text: 'uns' },
    { kind: 'added', text: '{{hotline}}' },
    { kind: 'same', text: ' an.' },
  ]);
  expect(wordDifference('', '')).toEqual([]);
});
