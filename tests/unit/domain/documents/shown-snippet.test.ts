import { expect, test } from 'vitest';
import type { SnippetPart } from '#contract/file.ts';
import { shownNameParts } from '#domain/documents/shown-snippet.ts';

const marked = (name: string, parts: SnippetPart[] = []) =>
  shownNameParts({
    name,
    extension: name.split('.').at(-1) ?? '',
    type: 'file',
    found: parts.length > 0 ? [{ where: 'name', snippet: parts }] : [],
  })
    .map(({ text, mark }) => (mark ? `[${text}]` : text))
    .join('');
const hit = (text: string) => ({ text, mark: true });
const rest = (text: string) => ({ text, mark: false });

test.each([
  ['without a hit in it', 'Preisliste_Mobil.pdf', [], 'Preisliste Mobil'],
  ['with a hit at its start', 'Preisliste_Mobil.pdf', [hit('Preisliste'), rest('_Mobil.pdf')], '[Preisliste] Mobil'],
  [
    'with a hit at its end',
    'Preisliste_Mobil.pdf',
    [rest('Preisliste_'), hit('Mobil'), rest('.pdf')],
    'Preisliste [Mobil]',
  ],
  ['with a hit that reaches into the ending', 'Liste.pdf', [hit('Liste.pdf')], '[Liste]'],
  ['with a snippet that leaves out a part', 'Preisliste_Mobil.pdf', [rest('… '), hit('Mobil')], 'Preisliste Mobil'],
])('§4-14 the processed file name %s', (_case, name, parts, display) => expect(marked(name, parts)).toBe(display));
