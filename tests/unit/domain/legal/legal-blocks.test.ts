import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalBlocks, plainOf } from '#domain/legal/legal-blocks.ts';

test('§brand.legal-texts headings, paragraphs, lists and tables become parts', () => {
  const text =
    '## 1. Zugang\n\nZeile eins\\\nZeile **zwei**\nweiter\n\n- eins\n- [zwei](/imprint)\n  weiter\n\n1. a\n2. b';
  expect(legalBlocks(text)).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: '1. Zugang' }] },
    {
      kind: 'paragraph',
      runs: [{ text: 'Zeile eins\nZeile ' }, { text: 'zwei', bold: true }, { text: ' weiter' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [[{ text: 'eins' }], [{ text: 'zwei', href: '/imprint' }, { text: ' weiter' }]],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'a' }], [{ text: 'b' }]] },
  ]);
  expect(legalBlocks('| A | B |\n|---|---|\n| `x` | y |')).toEqual([
    {
      kind: 'table',
      head: [[{ text: 'A' }], [{ text: 'B' }]],
      rows: [[[{ text: 'x', bold: true }], [{ text: 'y' }]]],
    },
  ]);
});

test('§brand.legal-texts markup of a page stays text, and a script is no link', () => {
  expect(legalBlocks('<script>alert(1)</script> [x](javascript:alert(1)) [y](//evil.example)')).toEqual([
    {
      kind: 'paragraph',
      runs: [{ text: '<script>alert(1)</script> ' }, { text: 'x' }, { text: ') ' }, { text: 'y' }],
    },
  ]);
});

test('§brand.legal-texts every text that shipped is read whole', () => {
  const folder = join(import.meta.dirname, '../../../../src/content/legal');
  for (const language of ['de', 'en'])
    for (const name of readdirSync(join(folder, language))) {
      const body = readFileSync(join(folder, language, name), 'utf8')
        .split(/^---$/m)
        .slice(2)
        .join('---');
      const blocks = legalBlocks(body);
      const text = blocks
        .map((block) =>
          block.kind === 'list'
            ? block.items.map(plainOf).join(' ')
            : block.kind === 'table'
              ? [block.head, ...block.rows].flat().map(plainOf).join(' ')
              : plainOf(block.runs),
        )
        .join('\n');
      expect([name, text.match(/\*\*|\]\(|^#|^\||`/gm)]).toEqual([name, null]);
    }
});
