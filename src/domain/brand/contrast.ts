/** What text needs on its ground, and what a mark needs (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const markContrast = 3;

/** Grounds of the light scheme, as `theme.css` has them. */
export const white = '#ffffff';
export const grey = '#f3f6f7';

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
export const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

export const contrastChecks = ['whiteOnBrand', 'brandOnWhite', 'brandOnGrey', 'accentOnWhite'] as const;
export type ContrastCheck = (typeof contrastChecks)[number];

interface CheckRow {
  readonly check: ContrastCheck;
  readonly colour: 'brand' | 'accent';
  readonly text: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needs: number;
  readonly passes: boolean;
}

/** Every pair that must be readable, with its contrast. */
export function checkContrast({ brand, accent }: { brand: string; accent: string }): CheckRow[] {
  const row = (check: ContrastCheck, colour: CheckRow['colour'], pair: [string, string], needs: number): CheckRow => {
    const [text, ground] = pair;
    const ratio = contrast(text, ground);
    return { check, colour, text, ground, ratio, needs, passes: ratio >= needs };
  };
  return [
    row('whiteOnBrand', 'brand', [white, brand], textContrast),
    row('brandOnWhite', 'brand', [brand, white], textContrast),
    row('brandOnGrey', 'brand', [brand, grey], textContrast),
    row('accentOnWhite', 'accent', [accent, white], markContrast),
  ];
}

/** Hue (0 to 6), saturation and lightness (0 to 1). */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

export function hslOf(hex: string): Hsl {
  const [red, green, blue] = rgbOf(hex).map((channel) => channel / 255) as unknown as Rgb;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return [0, 0, lightness];
  const hue =
    most === red
      ? (green - blue) / spread + 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [hue % 6, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

export function hexOfHsl([hue, saturation, lightness]: Hsl): string {
  const channel = (offset: number) => {
    const k = (offset + hue * 2) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hexOf([channel(0), channel(8), channel(4)]);
}

const steps = 512;

/** Of the colours of the same hue, from its own lightness downwards, the first that suits. */
export function darkened(hex: string, suits: (colour: string) => boolean): string {
  const [hue, saturation, lightness] = hslOf(hex);
  if (suits(hex)) return hex;
  for (let step = 1; step <= steps; step += 1) {
    const candidate = hexOfHsl([hue, saturation, lightness * (1 - step / steps)]);
    if (suits(candidate)) return candidate;
  }
  return '#000000';
}

/** The same upwards. */
export function lightened(hex: string, suits: (colour: string) => boolean): string {
  const [hue, saturation, lightness] = hslOf(hex);
  if (suits(hex)) return hex;
  for (let step = 1; step <= steps; step += 1) {
    const candidate = hexOfHsl([hue, saturation, lightness + ((1 - lightness) * step) / steps]);
    if (suits(candidate)) return candidate;
  }
  return white;
}

/** The nearest colour of the same hue that can be published; the colour itself where it can. */
export const nearestReadable = (colour: 'brand' | 'accent', hex: string): string =>
  darkened(hex, (candidate) =>
    checkContrast({ brand: candidate, accent: candidate }).every((row) => row.colour !== colour || row.passes),
  );
