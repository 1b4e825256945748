import type { RecordTypeName } from '#contract/columns-by-type.ts';
import { type KeyArea, type KeyLevel, type KeyRights, keyAreas } from '#contract/integrations/key-rights.ts';

/** Types of records by area; those of no area are closed to keys, also ones to come. */
const typesByArea: Readonly<Record<KeyArea, readonly RecordTypeName[]>> = {
  tickets: ['hd.ticket'],
  customers: ['hfo.vp.customer'],
  orders: ['hfo.vp.draft', 'hfo.vp.order'],
  porting: ['ws.porting', 'ws.portingOut'],
  wholesale: ['ws.customer', 'ws.number', 'ws.reservation', 'ws.sip', 'ws.service', 'ws.process', 'ws.backup'],
  commissions: [],
};
const areaByType: ReadonlyMap<string, KeyArea> = new Map(
  keyAreas.flatMap((area) => typesByArea[area].map((type) => [type, area] as const)),
);

export const areaOfType = (type: string): KeyArea | undefined => areaByType.get(type);
export const typesOfArea = (area: KeyArea): readonly string[] => typesByArea[area];

/** Write includes read. */
export const allows = (rights: KeyRights, area: KeyArea | undefined, level: KeyLevel): boolean =>
  area !== undefined && (rights[area] === 'write' || rights[area] === level);

export const allowsType = (rights: KeyRights, type: string, level: KeyLevel): boolean =>
  allows(rights, areaOfType(type), level);

/** Areas in which `wanted` goes beyond `held`. */
export const beyond = (wanted: KeyRights, held: KeyRights): KeyArea[] =>
  keyAreas.filter((area) => wanted[area] !== undefined && !allows(held, area, wanted[area]));

export const mayWrite = (rights: KeyRights): boolean => Object.values(rights).includes('write');

const day = 86_400_000;
/** A key that ends within these days is pointed out, and one that no system used for so long. */
export const endsSoonDays = 30;
export const unusedDays = 90;
/** How long (ms) the former secret counts beside the new one. */
export const secretOverlap = day;
/** The longest life of a key in days. */
export const longestLife = 730;

/** Times in ms. */
export interface KeyTimes {
  readonly created: number;
  readonly expires: number;
  readonly ended?: number | undefined;
  readonly lastUsed?: number | undefined;
}

export type KeyState = 'ended' | 'endsSoon' | 'unused' | 'fresh' | 'valid';

export function keyState({ created, expires, ended, lastUsed }: KeyTimes, now: number): KeyState {
  if (ended !== undefined || expires <= now) return 'ended';
  if (expires <= now + endsSoonDays * day) return 'endsSoon';
  if ((lastUsed ?? created) < now - unusedDays * day) return 'unused';
  return lastUsed === undefined ? 'fresh' : 'valid';
}
