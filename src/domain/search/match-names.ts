import { isTypo } from '../text/edit-distance.ts';
import { plainWords } from '../text/plain-words.ts';

/** Something with a name, and words that it is also called by. */
interface NamedEntry {
  readonly name: string;
  readonly words: string;
}

/** How well a name matches the typed text: 0 is best; undefined without a match. */
function rankOf({ name, words }: NamedEntry, typed: readonly string[], forgiving: boolean): number | undefined {
  const [own, other] = [plainWords(name), plainWords(words)];
  const rank = (word: string): number => {
    if (own[0]?.startsWith(word)) return 0;
    if (own.some((one) => one.startsWith(word))) return 1;
    if (other.some((one) => one.startsWith(word))) return 2;
    // Parts of compounds: `mitnahme` in `Rufnummernmitnahme`.
    if (word.length > 3 && own.some((one) => one.includes(word))) return 3;
    return forgiving && [...own, ...other].some((one) => isTypo(word, one)) ? 4 : Number.POSITIVE_INFINITY;
  };
  const worst = Math.max(...typed.map(rank));
  return Number.isFinite(worst) ? worst : undefined;
}

/** Those that all typed words fit, the best first; with typing errors where nothing fits without and `forgiving` is set. */
export function matchNames<T extends NamedEntry>(all: readonly T[], text: string, forgiving = true): T[] {
  const typed = plainWords(text);
  if (typed.length === 0) return [];
  const matching = (withTypos: boolean) =>
    all
      .flatMap((one) => {
        const rank = rankOf(one, typed, withTypos);
        return rank === undefined ? [] : [{ one, rank }];
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ one }) => one);
  const exactMatches = matching(false);
  return exactMatches.length > 0 || !forgiving ? exactMatches : matching(true);
}
