import { type Colour, drawPng } from './draw-png.ts';

interface Portrait {
  readonly ground: Colour;
  readonly skin: Colour;
  readonly hair: Colour;
  readonly clothes: Colour;
  readonly cut: 'short' | 'long' | 'bun' | 'bald';
  readonly hasGlasses?: true;
}

const [light, tan, brown] = [
  [246, 213, 188],
  [226, 178, 142],
  [158, 109, 76],
] as const satisfies Colour[];
const [black, chestnut, blond, grey, red] = [
  [43, 38, 36],
  [104, 67, 42],
  [214, 176, 104],
  [168, 170, 174],
  [164, 82, 44],
] as const satisfies Colour[];

/** Drawn people, by user ID. */
export const demoPortraits: Readonly<Record<string, Portrait>> = {
  '1001/sp.admin': { ground: [214, 232, 236], skin: light, hair: chestnut, clothes: [15, 76, 92], cut: 'long' },
  '1001/sp.user': {
    ground: [236, 228, 212],
    skin: light,
    hair: black,
    clothes: [92, 64, 51],
    cut: 'short',
    hasGlasses: true,
  },
  '2001/ws.user': { ground: [226, 222, 240], skin: tan, hair: black, clothes: [84, 62, 128], cut: 'bun' },
  '2002/spws.user': { ground: [220, 236, 220], skin: brown, hair: black, clothes: [38, 92, 66], cut: 'short' },
  '9001/etc.staff': {
    ground: [240, 224, 220],
    skin: light,
    hair: red,
    clothes: [128, 44, 44],
    cut: 'long',
    hasGlasses: true,
  },
  '9001/etc.admin': { ground: [218, 228, 242], skin: tan, hair: chestnut, clothes: [32, 66, 120], cut: 'bun' },
  '9001/etc.lead': {
    ground: [232, 232, 226],
    skin: light,
    hair: grey,
    clothes: [58, 62, 68],
    cut: 'short',
    hasGlasses: true,
  },
  '1003/etc.papers': { ground: [216, 234, 240], skin: light, hair: blond, clothes: [24, 84, 110], cut: 'bald' },
  '1003/etc.statement': { ground: [240, 232, 214], skin: tan, hair: blond, clothes: [140, 96, 30], cut: 'long' },
  '9001/chef.red': { ground: [226, 238, 230], skin: light, hair: chestnut, clothes: [46, 96, 76], cut: 'short' },
  '1004/plain.user': {
    ground: [238, 224, 234],
    skin: light,
    hair: black,
    clothes: [112, 48, 92],
    cut: 'bun',
    hasGlasses: true,
  },
};

const side = 96;
/** Points per pixel and direction, so that edges are smooth. */
const samples = 3;

const within = (x: number, y: number, [cx, cy, rx, ry]: readonly number[] = []) =>
  ((x - (cx ?? 0)) / (rx ?? 1)) ** 2 + ((y - (cy ?? 0)) / (ry ?? rx ?? 1)) ** 2 <= 1;

function isGlasses(x: number, y: number): boolean {
  const isRim = [40, 56].some((cx) => within(x, y, [cx, 41, 6.2]) && !within(x, y, [cx, 41, 4.8]));
  return isRim || (Math.abs(y - 40.5) < 0.8 && x > 46 && x < 50);
}

function colourOf({ ground, skin, hair, clothes, cut, hasGlasses }: Portrait, x: number, y: number): Colour {
  if (hasGlasses && isGlasses(x, y)) return black;
  if ([40, 56].some((cx) => within(x, y, [cx, 41, 1.7]))) return black;
  const fringe = cut !== 'bald' && y < 31 + Math.abs(x - 44) * 0.18;
  if (within(x, y, [48, 42, 18, 21])) return fringe ? hair : skin;
  if (cut !== 'bald' && within(x, y, [48, 38, 22, 24]) && y < 44) return hair;
  if (cut === 'bun' && within(x, y, [48, 12, 9])) return hair;
  if (Math.abs(x - 48) < 7 && y > 58 && y < 72) return skin;
  if (cut === 'long' && within(x, y, [48, 48, 23, 28])) return hair;
  if (within(x, y, [48, 100, 38, 32])) return clothes;
  return ground;
}

/** A portrait of a fictional person, of about two kilobytes. */
export function drawPortrait(portrait: Portrait): Buffer {
  return drawPng(side, side, (x, y) => {
    const sum = [0, 0, 0];
    for (let at = 0; at < samples ** 2; at += 1) {
      const [dx, dy] = [(at % samples) + 0.5, Math.floor(at / samples) + 0.5];
      for (const [part, value] of colourOf(portrait, x + dx / samples, y + dy / samples).entries())
        sum[part] = (sum[part] ?? 0) + value;
    }
    const [red = 0, green = 0, blue = 0] = sum.map((value) => Math.round(value / samples ** 2));
    return [red, green, blue];
  });
}
