import { expect, test } from 'vitest';
import { mendColour } from '#contract/brand/colour.ts';
import { checkContrast, contrast, hexOfHsl, hslOf, nearestReadable } from '#domain/brand/contrast.ts';

test('§brand the contrast ratio is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0f4c5c', '#0f4c5c')).toBe(1);
});

test('§brand the shipped colours can be read', () => {
  for (const colours of [
    { brand: '#0f4c5c', accent: '#e0701a' },
    { brand: '#33418f', accent: '#0c9a7a' },
  ])
    expect(checkContrast(colours).filter(({ passes }) => !passes)).toEqual([]);
});

test('§brand text needs 4.5 and a mark needs 3', () => {
  const failed = (brand: string, accent: string) =>
    checkContrast({ brand, accent })
      .filter(({ passes }) => !passes)
      .map(({ check }) => check);
  expect(failed('#777777', '#e0701a')).toEqual(['whiteOnBrand', 'brandOnWhite', 'brandOnGrey']);
  expect(failed('#747474', '#ffcc00')).toEqual(['brandOnGrey', 'accentOnWhite']);
});

test.each([
  ['brand', '#00b4d8'],
  ['brand', '#ffffff'],
  ['brand', '#e30613'],
  ['accent', '#ffcc00'],
] as const)('§brand the nearest %s to %s keeps its hue and passes', (colour, hex) => {
  const near = nearestReadable(colour, hex);
  const other = colour === 'brand' ? { brand: near, accent: '#000000' } : { brand: '#000000', accent: near };
  expect(checkContrast(other).every(({ passes }) => passes)).toBe(true);
  const [hue, saturation] = hslOf(hex);
  if (saturation > 0) expect(hslOf(near)[0]).toBeCloseTo(hue, 1);
  const [, , lightness] = hslOf(near);
  const lighter = hexOfHsl([hue, saturation, lightness + 0.01]);
  if (near !== hex) expect(nearestReadable(colour, lighter)).not.toBe(lighter);
});

test('§brand a colour is taken as it is pasted', () => {
  expect(['0F4C5C', ' #0f4c5c ', '#FA0', 'red'].map(mendColour)).toEqual(['#0f4c5c', '#0f4c5c', '#ffaa00', 'red']);
  expect(nearestReadable('brand', '#0f4c5c')).toBe('#0f4c5c');
});
