import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/styles/theme.css', import.meta.url), 'utf8');

type Colors = Record<string, string>;
const colorsIn = (block: string): Colors =>
  Object.fromEntries([...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]));
const between = (from: string, to: string, text = css) =>
  text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));

const light = colorsIn(between('@theme static', '--font-sans'));
const gnc = colorsIn(between('html[data-app="GNC"]', '@variant dark'));
const darkBlock = between('@variant dark', '@layer base');
const dark = { ...light, ...colorsIn(darkBlock.slice(0, darkBlock.indexOf('html[data-app'))) };
const schemes: [string, Colors][] = [
  ['ETC light', light],
  ['GNC light', { ...light, ...gnc }],
  ['ETC dark', dark],
  ['GNC dark', { ...dark, ...gnc, ...colorsIn(darkBlock) }],
];

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const texts: [text: string, ground: string][] = [
  ...['surface', 'card', 'field', 'brand-soft', 'warn-tint'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['muted', ground],
    ['link', ground],
  ]),
  ['muted', 'track'],
  ...['danger', 'ok', 'warn', 'info'].flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    [tone, 'card'],
    ['ink', `${tone}-soft`],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-brand', 'danger-fill'],
  ['on-brand', 'ok-fill'],
  ['on-bar', 'bar'],
  ['on-bar', 'bar-soft'],
  ['on-bar-muted', 'bar'],
  ['on-bar-muted', 'bar-strong'],
];

describe.each(schemes)('%s', (_name, colors) => {
  const between = (a: string, b: string) => contrast(colors[a] as string, colors[b] as string);

  test.each(texts)('%s can be read on %s', (text, ground) => expect(between(text, ground)).toBeGreaterThanOrEqual(4.5));

  test.each(['card', 'field', 'surface'])('controls and the focus ring stand out from %s', (ground) => {
    expect(between('control', ground)).toBeGreaterThanOrEqual(3);
    expect(between('focus', ground)).toBeGreaterThanOrEqual(3);
  });
});

test('colours are written down in the theme alone, each scheme with the same names', () => {
  expect(Object.keys(light).length).toBeGreaterThan(30);
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});
