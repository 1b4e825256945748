import { Levels, type WordLevels } from './match-bitmap.ts';

/** Files with a word as it was typed, and with what else it may stand for. */
interface FoundWord {
  exact: WordLevels;
  wide?: WordLevels;
}

/** Words of which all are wanted, or in their place a phone number. */
interface FoundPart {
  words: readonly FoundWord[];
  phone?: WordLevels;
}

export interface QueryLevels {
  /** How well files match the words typed, and with all that they may mean; one and the same where they mean nothing else. */
  exact: Levels;
  wide: Levels;
}

/** A file matches words as well as it matches the one that it matches least. */
function allOf(levelsByPart: readonly Levels[], size: number): Levels {
  const [first = new Levels(size), ...others] = levelsByPart;
  for (const other of others) first.keep(other);
  return first;
}

function wordLevelsOf({ exact, wide }: FoundWord, size: number, isWide: boolean): Levels {
  const levels = new Levels(size);
  levels.add(exact);
  if (isWide && wide) levels.add(wide);
  return levels;
}

function partLevels({ words, phone }: FoundPart, size: number, isWide: boolean): Levels {
  const levels = allOf(
    words.map((word) => wordLevelsOf(word, size, isWide)),
    size,
  );
  if (phone) levels.add(phone);
  return levels;
}

export function matchLevels(parts: readonly FoundPart[], size: number): QueryLevels {
  const levels = (isWide: boolean) =>
    allOf(
      parts.map((part) => partLevels(part, size, isWide)),
      size,
    );
  const wide = levels(true);
  const isPlain = parts.every(({ words }) => words.every((word) => word.wide === undefined));
  return { wide, exact: isPlain ? wide : levels(false) };
}
