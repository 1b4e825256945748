import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withFirstStyles } from '#scripts/site/first-styles.ts';
import { usedStyles } from '#scripts/site/used-styles.ts';

const page = (body: string) =>
  `<html><head><meta content="script-src 'self'; style-src 'self' 'sha256-x';"><link rel="stylesheet" href="/_astro/Page.1.css"></head><body>${body}</body></html>`;
const used = (css: string, body = '<p class="sm:p-4 text [&amp;_p]:m-0">x</p>') => usedStyles(css, page(body));

test.each([
  ['a class that the page has', '.text{color:red}', '.text{color:red}'],
  ['a class that it has not', '.other{color:red}', ''],
  ['a class with escaped signs', '.sm\\:p-4{padding:1rem}.sm\\:p-8{padding:2rem}', '.sm\\:p-4{padding:1rem}'],
  ['one selector of several', '.text,.other,dialog{color:red}', '.text{color:red}'],
  ['an element that it has not', 'table .text{color:red}p.text:hover{color:red}', 'p.text:hover{color:red}'],
  ['what may come and go', '.text:not(.other)[open]:hover{color:red}', '.text:not(.other)[open]:hover{color:red}'],
  ['a class that stands as an entity', '.\\[\\&_p\\]\\:m-0 p{color:red}', '.\\[\\&_p\\]\\:m-0 p{color:red}'],
  [
    'media without anything in them',
    '@media print{.other{color:red}}@media print{p{color:red}}',
    '@media print{p{color:red}}',
  ],
  ['signs in texts', '.text:before{content:"};.other{"}', '.text:before{content:"};.other{"}'],
])('§site the first styles of a page keep what fits: %s', async (_, css, expected) => {
  expect(await used(css)).toBe(expected);
});

test('§site layers keep their order, also those from which nothing is needed', async () => {
  expect(await used('/*! © */@layer properties{.other{color:red}}@layer base{p{color:red}}')).toBe(
    '@layer properties,base;@layer base{p{color:red}}',
  );
});

test('§site properties and animations go that nothing asks for any more', async () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}@property --b{syntax:"*"}@property --c{syntax:"*"}.text{width:var(--a);animation:turn 1s}.other{width:var(--c);animation:sweep 1s}@keyframes turn{to{rotate:1turn}}@keyframes sweep{to{rotate:1turn}}';
  expect(await used(css)).toBe(
    ':root{--a:var(--b);--b:1px}@property --b{syntax:"*"}.text{width:var(--a);animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});

test.each([
  ['behind its content', '<p>x</p><astro-island></astro-island>', 'rel="stylesheet"'],
  ['fetched for the next page where nothing more is drawn', '<p>x</p>', 'rel="prefetch" as="style"'],
])('§site a page has its first styles in it, named by its policy, and the whole sheet %s', async (_, body, rel) => {
  const html = await withFirstStyles(page(body), () => 'p{color:red}.other{color:red}');
  const hash = createHash('sha256').update('p{color:red}').digest('base64');
  expect(html).toBe(
    `<html><head><meta content="script-src 'self'; style-src 'self' 'sha256-${hash}' 'sha256-x';"><style>p{color:red}</style></head><body>${body}<link ${rel} href="/_astro/Page.1.css"></body></html>`,
  );
});

test('§site a page without a policy for its styles is not built', async () => {
  const bare = page('').replace(/<meta[^>]*>/, '');
  await expect(withFirstStyles(bare, () => 'p{color:red}')).rejects.toThrow('no policy');
});
