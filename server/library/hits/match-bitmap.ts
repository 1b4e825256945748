/** How well a file matches words: in its text, in its title or in its name; each includes the ones before. */
export const inText = 0;
export const inTitle = 1;
export const inName = 2;
const planes = 3;

/** A bit for every file at every level, level by level, by places of the `FileColumns`. */
export class Levels {
  readonly bits: Uint32Array<ArrayBuffer>;
  /** 32-bit words per level. */
  readonly width: number;

  constructor(size: number) {
    this.width = Math.ceil(size / 32);
    this.bits = new Uint32Array(planes * this.width);
  }

  has(place: number, level: number): boolean {
    return (((this.bits[level * this.width + (place >>> 5)] ?? 0) >>> (place & 31)) & 1) === 1;
  }

  /** Files that match these words match at least as well as they do here. */
  add(other: WordLevels): void {
    if (other instanceof Levels) {
      for (let level = 0; level < planes; level += 1) {
        for (let at = 0; at < other.width; at += 1) {
          const index = level * this.width + at;
          this.bits[index] = (this.bits[index] ?? 0) | (other.bits[level * other.width + at] ?? 0);
        }
      }
      return;
    }
    for (const packed of other) this.#set(packed >>> 2, (packed & 3) - 1);
  }

  /** Files match only as well as they match these words too; of the same size. */
  keep(other: Levels): void {
    for (let at = 0; at < this.bits.length; at += 1) this.bits[at] = (this.bits[at] ?? 0) & (other.bits[at] ?? 0);
  }

  clear(places: Iterable<number>): void {
    for (const place of places) {
      for (let level = 0; level < planes; level += 1) {
        const index = level * this.width + (place >>> 5);
        this.bits[index] = (this.bits[index] ?? 0) & ~(1 << (place & 31));
      }
    }
  }

  #set(place: number, upTo: number): void {
    for (let level = 0; level <= upTo; level += 1) {
      const index = level * this.width + (place >>> 5);
      this.bits[index] = (this.bits[index] ?? 0) | (1 << (place & 31));
    }
  }
}

/** Few files, each as four times its place plus one more than its level. */
type FewFiles = Uint32Array<ArrayBuffer>;

/** Files that match some words, in what takes less room. */
export type WordLevels = Levels | FewFiles;

/** Packs files that match: four times the place plus one more than the level. */
export function wordLevels(packed: readonly number[], size: number): WordLevels {
  const few = Uint32Array.from(packed);
  const many = new Levels(size);
  if (few.length <= many.bits.length) return few;
  many.add(few);
  return many;
}

/** The same with some files matched again. */
export function withFiles(
  was: WordLevels,
  places: ReadonlySet<number>,
  matchingPlaces: readonly number[],
  size: number,
): WordLevels {
  if (!(was instanceof Levels))
    return wordLevels([...was.filter((packed) => !places.has(packed >>> 2)), ...matchingPlaces], size);
  const now = new Levels(size);
  now.add(was);
  now.clear(places);
  now.add(Uint32Array.from(matchingPlaces));
  return now;
}

/** In bytes. */
export const roomFor = (levels: WordLevels): number => (levels instanceof Levels ? levels.bits : levels).byteLength;
