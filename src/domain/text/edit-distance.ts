/** How many letters must be changed, left out, added or swapped with their neighbour to make one word of another. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const least = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + same);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(swapped ? Math.min(least, at(rows, i - 2, j - 2) + 1) : least);
    }
    rows.push(row);
  }
  return at(rows, from.length, to.length);
}

const at = (rows: readonly number[][], i: number, j: number): number => rows[i]?.[j] ?? 0;

/** Typing errors that a word of this length may hold. */
export const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3);

/**
 * True if the typed text differs from a word, or from its beginning, by typing errors alone; a number with another
 * digit is another number.
 */
export function isTypo(typed: string, word: string): boolean {
  const errors = allowedErrors(typed.length);
  if (errors === 0 || /\d/.test(typed)) return false;
  return [typed.length - 1, typed.length, typed.length + 1, word.length].some(
    (length) => editDistance(typed, word.slice(0, length)) <= errors,
  );
}
