import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedColors, variantNamed } from '#domain/brand/brand.ts';

const theme = readFileSync(new URL('../../../../src/styles/theme.css', import.meta.url), 'utf8');
const brandIn = (css: string) => /--color-brand: (#\w+)/.exec(css)?.[1];

test('§site the colours of mails are those of the style sheet', () => {
  expect(shippedColors.ETC.brand).toBe(brandIn(theme));
  expect(shippedColors.GNC.brand).toBe(brandIn(theme.slice(theme.indexOf('html[data-app="GNC"]'))));
});

test('§site a portal without a known variant is ETC', () => {
  expect(['GNC', 'ETC', 'x', undefined].map(variantNamed)).toEqual(['GNC', 'ETC', 'ETC', 'ETC']);
});
