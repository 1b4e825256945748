import type { ChangeObject } from 'diff';
import { diffArrays } from 'diff';
import type { ComparedLine, ComparedLines } from '#contract/documents/comparison.ts';

/** A line of a text, with its page from 1 where the file has pages. */
export interface TextLine {
  readonly text: string;
  readonly page?: number;
}

/** How alike two lines must be to count as one that changed: the share of what both say. */
const alike = 0.4;
/** How long (ms) two texts may be compared. */
const timeoutMs = 4000;
/** Lines longer than this many characters are not looked into. */
const longestLine = 2000;

type LineParts = ComparedLine['parts'];
const toComparedLine = ({ text, page }: TextLine, parts: LineParts = [{ text, mark: false }]): ComparedLine => ({
  ...(page !== undefined && { page }),
  parts,
});
const partsWithout = (words: readonly ChangeObject<string>[], side: 'added' | 'removed'): LineParts =>
  words.flatMap(({ value, added, removed }) => {
    if (side === 'added' ? added : removed) return [];
    return [{ text: value, mark: Boolean(added || removed) }];
  });

const withoutSpace = (text: string) => text.replace(/\s/g, '').length;

/** Amounts stay whole: `3,20` became `3,50`, and not 20 became 50. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

/** Two lines as one that changed; undefined where they have too little in common. */
function changedLine(before: TextLine, after: TextLine): ComparedLines | undefined {
  if (Math.max(before.text.length, after.text.length) > longestLine) return undefined;
  const words = diffArrays(wordsOf(before.text), wordsOf(after.text)).map((one) => ({
    ...one,
    value: one.value.join(''),
  }));
  const common = words.reduce(
    (sum, { value, added, removed }) => sum + (added || removed ? 0 : withoutSpace(value)),
    0,
  );
  const longest = Math.max(withoutSpace(before.text), withoutSpace(after.text));
  if (longest === 0 || common < alike * longest) return undefined;
  return {
    kind: 'changed',
    before: toComparedLine(before, partsWithout(words, 'added')),
    after: toComparedLine(after, partsWithout(words, 'removed')),
  };
}

/** Lines that went and lines that came in the same place: those that are alike stand beside each other, in order. */
function replaced(removedLines: readonly TextLine[], come: readonly TextLine[]): ComparedLines[] {
  const lines: ComparedLines[] = [];
  let next = 0;
  for (const before of removedLines) {
    // Looks a few lines ahead only: what lies farther apart is not the same line any more.
    const ahead = come.slice(next, next + 4).map((after) => changedLine(before, after));
    const at = ahead.findIndex((one) => one !== undefined);
    const changed = ahead[at];
    if (!changed) {
      lines.push({ kind: 'dropped', before: toComparedLine(before) });
      continue;
    }
    for (const after of come.slice(next, next + at)) lines.push({ kind: 'added', after: toComparedLine(after) });
    lines.push(changed);
    next += at + 1;
  }
  return [...lines, ...come.slice(next).map((after) => ({ kind: 'added' as const, after: toComparedLine(after) }))];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The differences between two texts, line by line; undefined if the comparison would take too long. */
export function compareTexts(before: readonly TextLine[], after: readonly TextLine[]): ComparedLines[] | undefined {
  const changes = diffArrays(
    before.map(({ text }) => plain(text)),
    after.map(({ text }) => plain(text)),
    { timeout: timeoutMs },
  );
  if (!changes) return undefined;
  const lines: ComparedLines[] = [];
  let [old, now] = [0, 0];
  for (const [at, { added, removed, value }] of changes.entries()) {
    const count = value.length;
    if (removed) {
      const follows = changes[at + 1];
      const come = follows?.added ? after.slice(now, now + follows.value.length) : [];
      lines.push(...replaced(before.slice(old, old + count), come));
      old += count;
      now += come.length;
    } else if (added) {
      // Said already where it stands in place of what went.
      if (changes[at - 1]?.removed) continue;
      lines.push(...replaced([], after.slice(now, now + count)));
      now += count;
    } else {
      for (let step = 0; step < count; step += 1) {
        const [was, is] = [before[old + step], after[now + step]] as [TextLine, TextLine];
        lines.push({ kind: 'same', before: toComparedLine(was), after: toComparedLine(is) });
      }
      old += count;
      now += count;
    }
  }
  return lines;
}
