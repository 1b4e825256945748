import {
  contrast,
  darkened,
  hexOf,
  hexOfHsl,
  hslOf,
  lightened,
  type Rgb,
  rgbOf,
  textContrast,
  white,
} from './contrast.ts';

/** Texts and grounds of `theme.css` that a brand is read on or carries. */
const light = { muted: '#51626d', grounds: ['#ffffff', '#f3f6f7', '#fffaf0'] } as const;
const dark = { card: '#16232a', muted: '#a6b7c1', grounds: ['#0e171c', '#16232a', '#111c22', '#1f2319'] } as const;

const mixed = (hex: string, other: string, share: number): string => {
  const [from, to] = [rgbOf(hex), rgbOf(other)];
  return hexOf(from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * share) as unknown as Rgb);
};
const carries = (text: string, ratio: number) => (ground: string) => contrast(text, ground) >= ratio;

/** A tint of the brand that its own colour and muted text are read on. */
export function softOf(brand: string): string {
  const suits = (tint: string) => [brand, light.muted].every((text) => contrast(text, tint) >= textContrast);
  for (let share = 0.88; share < 1; share += 0.01) {
    const tint = mixed(brand, white, share);
    if (suits(tint)) return tint;
  }
  return white;
}

/** Of the brand's hue, as light as a ground of the dark scheme may be that carries white with this contrast. */
function fillOf(brand: string, whiteOn: number): string {
  const [hue, saturation] = hslOf(brand);
  const soft = Math.min(saturation, 0.75);
  let fill = '#000000';
  for (let lightness = 0; lightness < 1; lightness += 1 / 256) {
    const candidate = hexOfHsl([hue, soft, lightness]);
    if (contrast(white, candidate) < whiteOn) break;
    fill = candidate;
  }
  return fill;
}

/** Only the roles that follow the brand; all others are the portal's own. */
type Palette = Readonly<Record<string, string>>;

function lightPalette(brand: string, accent: string): Palette {
  const bright = mixed(brand, white, 0.14);
  const barSoft = carries(white, textContrast)(bright) ? bright : mixed(brand, '#000000', 0.2);
  const onBarMuted = lightened(mixed(brand, white, 0.82), carries(brand, textContrast));
  return {
    brand,
    'brand-strong': mixed(brand, '#000000', 0.28),
    'brand-soft': softOf(brand),
    link: brand,
    bar: brand,
    'bar-strong': mixed(brand, '#000000', 0.28),
    'bar-soft': barSoft,
    'on-bar-muted': onBarMuted,
    accent,
  };
}

function darkPalette(brand: string): Palette {
  const fill = fillOf(brand, 5.6);
  const soft = darkened(mixed(dark.card, fill, 0.3), carries(dark.muted, 5.2));
  const [hue, saturation] = hslOf(brand);
  const link = lightened(hexOfHsl([hue, Math.min(saturation, 0.75), 0.5]), (candidate) =>
    [soft, ...dark.grounds].every((ground) => contrast(candidate, ground) >= 7),
  );
  return {
    brand: fill,
    'brand-strong': mixed(fill, '#000000', 0.2),
    'brand-soft': soft,
    link,
    bar: fillOf(brand, 13),
    'bar-strong': fillOf(brand, 16),
    'bar-soft': fillOf(brand, 8.5),
  };
}

/** All colours that follow from the two that are chosen. */
export const paletteOf = (brand: string, accent: string): { light: Palette; dark: Palette } => ({
  light: lightPalette(brand, accent),
  dark: darkPalette(brand),
});

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([role, hex]) => `--color-${role}:${hex}`)
    .join(';');

/** The colours as a sheet that goes over the theme: same roles, same conditions. */
export function brandSheet(brand: string, accent: string): string {
  const palette = paletteOf(brand, accent);
  const night = declarations(palette.dark);
  // Outside of the theme's layer, so it wins.
  return [
    `:root{${declarations(palette.light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${night}}}`,
    `:root[data-scheme=dark]{${night}}`,
  ].join('');
}
