import { lowerLevels, raiseLevels, type WordLevels } from './word-levels.ts';

/** Files with a word as it was typed, and with what else it may stand for. */
export interface FoundWord {
  exact: WordLevels;
  wide?: WordLevels;
}

/** Words of which all are wanted, or in their place a phone number. */
export interface FoundPart {
  words: readonly FoundWord[];
  phone?: WordLevels;
}

export interface QueryLevels {
  /** By places of the `FileColumns`: how well each file matches the words typed, and with all that they may mean; one and the same array where they mean nothing else. */
  exact: Uint8Array;
  wide: Uint8Array;
}

function partLevels({ words, phone }: FoundPart, size: number, isWide: boolean): Uint8Array {
  const [first = new Uint8Array(size), ...others] = words.map(({ exact, wide }) => {
    const levels = new Uint8Array(size);
    raiseLevels(levels, exact);
    if (isWide && wide) raiseLevels(levels, wide);
    return levels;
  });
  for (const other of others) lowerLevels(first, other);
  if (phone) raiseLevels(first, phone);
  return first;
}

function levelsOf(parts: readonly FoundPart[], size: number, isWide: boolean): Uint8Array {
  const [first = new Uint8Array(size), ...others] = parts.map((part) => partLevels(part, size, isWide));
  for (const other of others) lowerLevels(first, other);
  return first;
}

/** A file matches words as well as it matches the one that it matches least. */
export function matchLevels(parts: readonly FoundPart[], size: number): QueryLevels {
  const wide = levelsOf(parts, size, true);
  const isPlain = parts.every(({ words }) => words.every((word) => word.wide === undefined));
  return { wide, exact: isPlain ? wide : levelsOf(parts, size, false) };
}
