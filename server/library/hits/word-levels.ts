/** How well a file matches words: 0 not at all, `inText`, or better. */
export const inText = 1;
export const inTitle = 2;
export const inName = 3;

/** Files that match some words, each as four times its place in the `FileColumns` plus its level. */
export type WordLevels = Uint32Array<ArrayBuffer>;

/** Numbers as PostgreSQL writes an array of them; `split` would make an object of each. */
export function parseNumbers(text: string): number[] {
  const found: number[] = [];
  let number = 0;
  let any = false;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) {
      number = number * 10 + digit;
      any = true;
    } else if (any) {
      found.push(number);
      number = 0;
      any = false;
    }
  }
  return found;
}

/** Makes the levels of files that match these words at least what they match here. */
export function raiseLevels(levels: Uint8Array, by: WordLevels): void {
  for (const packed of by) {
    const place = packed >>> 2;
    const level = packed & 3;
    if ((levels[place] ?? 0) < level) levels[place] = level;
  }
}

/** Makes the levels of files at most what they match there: both words are wanted. */
export function lowerLevels(levels: Uint8Array, to: Uint8Array): void {
  for (let place = 0; place < levels.length; place += 1) {
    const most = to[place] ?? 0;
    if ((levels[place] ?? 0) > most) levels[place] = most;
  }
}

/** The same with some files looked at anew. */
export function withFiles(levels: WordLevels, places: ReadonlySet<number>, found: WordLevels): WordLevels {
  const others = levels.filter((packed) => !places.has(packed >>> 2));
  const all = new Uint32Array(others.length + found.length);
  all.set(others);
  all.set(found, others.length);
  return all;
}
