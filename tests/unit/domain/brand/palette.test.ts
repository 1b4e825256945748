import { expect, test } from 'vitest';
import { contrast, hexOfHsl, hslOf, nearestReadable } from '#domain/brand/contrast.ts';
import { brandSheet, paletteOf } from '#domain/brand/palette.ts';

const theme = {
  light: { ink: '#14232b', muted: '#51626d', grounds: ['#ffffff', '#f3f6f7', '#fffaf0'] },
  dark: { ink: '#e6eef2', muted: '#a6b7c1', grounds: ['#0e171c', '#16232a', '#111c22', '#1f2319'] },
};

/** Colours of all hues, from pale to deep, as near as they can be published. */
const brands = Array.from({ length: 12 }, (_, hue) =>
  [0, 0.3, 0.6, 1].flatMap((saturation) =>
    [0, 0.2, 0.4, 0.7, 1].map((lightness) => nearestReadable('brand', hexOfHsl([hue / 2, saturation, lightness]))),
  ),
).flat();

test('§brand every colour that can be published gives readable colours in both schemes', () => {
  const unreadable: string[] = [];
  for (const brand of new Set(brands)) {
    const { light, dark } = paletteOf(brand, '#e0701a');
    for (const [scheme, own] of [
      ['light', light],
      ['dark', { ...light, ...dark }],
    ] as const) {
      const of = (role: string) => own[role] as string;
      const { ink, muted, grounds } = theme[scheme];
      const pairs: [string, string][] = [
        ...[...grounds, of('brand-soft')].map((ground): [string, string] => [of('link'), ground]),
        [ink, of('brand-soft')],
        [muted, of('brand-soft')],
        ...['brand', 'brand-strong', 'bar', 'bar-strong', 'bar-soft'].map((role): [string, string] => [
          '#ffffff',
          of(role),
        ]),
        [of('on-bar-muted'), of('bar')],
        [of('on-bar-muted'), of('bar-strong')],
      ];
      for (const [text, ground] of pairs)
        if (contrast(text, ground) < 4.5) unreadable.push(`${brand} ${scheme}: ${text} on ${ground}`);
    }
  }
  expect(unreadable).toEqual([]);
});

test('§brand the sheet names the roles of the theme for both schemes', () => {
  const sheet = brandSheet('#7a1fa2', '#0c9a7a');
  expect(sheet).toContain('--color-brand:#7a1fa2');
  expect(sheet.match(/--color-link:/g)).toHaveLength(3);
  expect(sheet).not.toMatch(/[<>]/);
});

test('§brand the dark scheme keeps the hue of the brand', () => {
  const { dark } = paletteOf('#8a1538', '#c2570c');
  const [hue] = hslOf('#8a1538');
  for (const role of ['brand', 'bar', 'link']) expect(hslOf(dark[role] as string)[0]).toBeCloseTo(hue, 0);
});
