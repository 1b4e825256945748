import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withFirstStyles } from '../../../scripts/site/first-styles.ts';
import { usedStyles } from '../../../scripts/site/used-styles.ts';

const page = (body: string) =>
  `<html><head><meta content="script-src 'self'; style-src 'self' 'sha256-x';"><link rel="stylesheet" href="/_astro/Page.1.css"></head><body>${body}</body></html>`;
const used = (css: string, body = '<p class="sm:p-4 text">x</p>') => usedStyles(css, page(body));

test.each([
  ['a class that the page has', '.text{color:red}', '.text{color:red}'],
  ['a class that it has not', '.other{color:red}', ''],
  ['a class with escaped signs', '.sm\\:p-4{padding:1rem}.sm\\:p-8{padding:2rem}', '.sm\\:p-4{padding:1rem}'],
  ['one selector of several', '.text,.other,dialog{color:red}', '.text{color:red}'],
  ['an element that it has not', 'table .text{color:red}p.text:hover{color:red}', 'p.text:hover{color:red}'],
  [
    'what may come and go',
    '.text:not(.other)[open]:is(.a,.b){color:red}',
    '.text:not(.other)[open]:is(.a,.b){color:red}',
  ],
  [
    'media without anything in them',
    '@media print{.other{color:red}}@media print{p{color:red}}',
    '@media print{p{color:red}}',
  ],
  ['signs in texts', '.text:before{content:"};.other{"}', '.text:before{content:"};.other{"}'],
])('§2 the first styles of a page keep what fits: %s', (_, css, expected) => {
  expect(used(css)).toBe(expected);
});

test('§2 layers keep their order, also those from which nothing is needed', () => {
  expect(used('/*! © */@layer properties{.other{color:red}}@layer base{p{color:red}}')).toBe(
    '@layer properties;@layer base{p{color:red}}',
  );
});

test('§2 properties and animations go that nothing asks for any more', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}@property --c{syntax:"*"}.text{width:var(--a);animation:turn 1s}.other{width:var(--c);animation:sweep 1s}@keyframes turn{to{rotate:1turn}}@keyframes sweep{to{rotate:1turn}}';
  expect(used(css)).toBe(
    ':root{--a:var(--b);--b:1px}.text{width:var(--a);animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});

test('§2 a page has its first styles in it, named by its policy, and the whole sheet behind its content', () => {
  const html = withFirstStyles(page('<p>x</p>'), () => 'p{color:red}.other{color:red}');
  const hash = createHash('sha256').update('p{color:red}').digest('base64');
  expect(html).toBe(
    `<html><head><meta content="script-src 'self'; style-src 'self' 'sha256-${hash}' 'sha256-x';"><style>p{color:red}</style></head><body><p>x</p><link rel="stylesheet" href="/_astro/Page.1.css"></body></html>`,
  );
});

test('§2 a page without a policy for its styles is not built', () => {
  const bare = page('').replace(/<meta[^>]*>/, '');
  expect(() => withFirstStyles(bare, () => 'p{color:red}')).toThrow('no policy');
});
