import { expect, test } from 'vitest';
import { fileKind, hasPreview, isLink } from '#domain/documents/file-kind.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { readDescription } from '#domain/text/description.ts';

test.each([
  ['#file:newest Alle Rundschreiben', { directive: 'file:newest', text: 'Alle Rundschreiben' }],
  ['#10', { directive: '10', text: '' }],
  ['#10\nZwei Zeilen', { directive: '10', text: 'Zwei Zeilen' }],
  ['# Nur Text', { text: 'Nur Text' }],
  ['Preis #1', { text: 'Preis #1' }],
  [undefined, { text: '' }],
])('§9-5 the sort directive of “%s” is told apart from what is shown', (description, expected) =>
  expect(readDescription(description)).toEqual(expected),
);

test.each([
  ['Preisliste_Mobilfunk_2026-11.pdf', 'pdf', 'Preisliste Mobilfunk 2026-11'],
  ['Preise__2026.PDF', 'pdf', 'Preise 2026'],
  ['ohne Endung', '', 'ohne Endung'],
  ['Hilfe.url', 'url', 'Hilfe'],
  ['.pdf', 'pdf', '.pdf'],
])('§4-14 the name “%s” is shown without ending and underscores', (name, extension, display) =>
  expect(shownName({ name, extension, type: 'file' })).toBe(display),
);

test('§library a folder keeps its points', () =>
  expect(shownName({ name: 'Stand_1.2', extension: '', type: 'folder' })).toBe('Stand 1.2'));

const entry = (extension: string, shortcuturl = '', type: 'file' | 'folder' = 'file') => ({
  type,
  extension,
  size: 1000,
  properties: { shortcuturl },
});

test.each([
  [entry('pdf'), 'pdf'],
  [entry('XLSX'), 'sheet'],
  [entry('docx'), 'text'],
  [entry('JFIF'), 'image'],
  [entry('jpe'), 'image'],
  [entry('constructor'), 'file'],
  [entry(''), 'file'],
  [entry('', '', 'folder'), 'folder'],
  [entry('url', 'https://example.com'), 'link'],
  [entry('pdf', 'https://example.com'), 'link'],
  [entry('url', 'https://youtu.be/dQw4w9WgXcQ'), 'film'],
] as const)('§library the kind of %j is %s', (input, kind) => expect(fileKind(input)).toBe(kind));

test('§4-15 §9-7 an entry with an address or a link extension is a link', () => {
  expect(isLink(entry('pdf', 'https://example.com'))).toBe(true);
  expect(isLink(entry('URL'))).toBe(true);
  expect(isLink(entry('pdf'))).toBe(false);
});

test('pictures and PDFs of a fair size are shown, nothing that could carry a script', () => {
  expect(
    ['pdf', 'PNG', 'jpeg', 'webp', 'jfif', 'JPE', 'pjpeg', 'pjp'].every((ending) => hasPreview(entry(ending))),
  ).toBe(true);
  expect(['svg', 'html', 'docx', 'zip', 'url'].some((ending) => hasPreview(entry(ending)))).toBe(false);
  expect(hasPreview({ ...entry('pdf'), size: 200 * 1024 ** 2 })).toBe(false);
  expect(hasPreview(entry('pdf', 'https://example.com'))).toBe(false);
});
