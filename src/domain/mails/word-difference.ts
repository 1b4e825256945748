export interface Difference {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const wordsOf = (text: string): string[] => text.split(/(\{\{\w+\}\}|\s+)/).filter(Boolean);

/** Longest common run of words from each place on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [own, below] = [lengths[row], lengths[row + 1]];
      if (!(own && below)) continue;
      own[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, own[column + 1] ?? 0);
    }
  return lengths;
}

/** What was added and removed, word by word, with neighbours of a kind in one piece. */
export function wordDifference(earlier: string, later: string): Difference[] {
  const [before, after] = [wordsOf(earlier), wordsOf(later)];
  const lengths = commonLengths(before, after);
  const pieces: { kind: Difference['kind']; text: string }[] = [];
  const add = (kind: Difference['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      add('same', old);
      row += 1;
      column += 1;
    } else if (
      fresh === undefined ||
      (old !== undefined && (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    ) {
      add('removed', old ?? '');
      row += 1;
    } else {
      add('added', fresh);
      column += 1;
    }
  }
  return pieces;
}
