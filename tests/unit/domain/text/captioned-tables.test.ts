import { expect, test } from 'vitest';
import { captionedTables } from '#domain/text/captioned-tables.ts';

const caption = (text: string) => `<table><caption class="sr-only">${text}</caption>`;

test('§2 a table is called after the heading above it, or after its text', () => {
  expect(captionedTables('<table><tr></tr></table>', 'Keys')).toBe(`${caption('Keys')}<tr></tr></table>`);
  expect(captionedTables('<h2 id="a">What the <em>status</em> means</h2><p>x</p><table></table><table>', 'T')).toBe(
    `<h2 id="a">What the <em>status</em> means</h2><p>x</p>${caption('What the status means')}</table>${caption('What the status means')}`,
  );
});
