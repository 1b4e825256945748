import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variantsIn } from '#contract/brand/variant.ts';
import { shippedColours, shippedCompany } from '#domain/brand/shipped.ts';
import common from '#i18n/de/common.json' with { type: 'json' };
import shell from '#i18n/de/shell.json' with { type: 'json' };

const theme = readFileSync(new URL('../../../../src/styles/theme.css', import.meta.url), 'utf8');
const colourIn = (css: string, role: string) => new RegExp(`--color-${role}: (#\\w+)`).exec(css)?.[1];

test('§brand the colours that shipped are those of the style sheet', () => {
  for (const [variant, css] of [
    ['ETC', theme],
    ['GNC', theme.slice(theme.indexOf('html[data-app="GNC"]'))],
  ] as const)
    expect(shippedColours(variant)).toEqual({ brand: colourIn(css, 'brand'), accent: colourIn(css, 'accent') });
});

test('§brand the company that shipped is the one of the texts', () => {
  expect([shippedCompany.nameDe, shippedCompany.hoursDe]).toEqual([common.appName, shell.hours]);
});

test('§brand variants are named by configuration', () => {
  expect(variantsIn('ETC, NORD')).toEqual(['ETC', 'NORD']);
  expect([undefined, '', 'a b'].map(variantsIn)).toEqual([
    ['ETC', 'GNC'],
    ['ETC', 'GNC'],
    ['ETC', 'GNC'],
  ]);
});
