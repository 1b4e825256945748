import type { TextLine } from './compare-texts.ts';

/** What a line is joined to at most, in characters. */
const longest = 1000;

/** Words that no line ends with unless it goes on. */
const goesOn =
  /(?:,|(?<![\p{L}\d])(?:ab|als|am|an|auf|aus|bei|bis|das|dem|den|der|des|die|durch|ein|eine|einem|einen|einer|eines|für|im|in|je|mit|nach|oder|ohne|pro|sowie|über|um|und|unter|vom|von|vor|wie|zu|zum|zur|a|and|at|by|for|from|of|on|or|per|the|to|with))$/iu;
const isEnded = /[.:;!?]$/;
/** `eSIM` begins with a small letter and yet a line. */
const beginsSmall = /^\p{Ll}(?:\p{Ll}|[\s,.]|$)/u;
/** What stands after a hyphen that takes the place of a word: `Ein- und Ausgang`. */
const linksWords = /^(?:und|oder|bzw|sowie|bis|and|or)\b/;

/** The two as one line; undefined where each stands for itself. */
function joinedText(text: string, next: string): string | undefined {
  if (text.length + next.length >= longest || isEnded.test(text)) return undefined;
  if (beginsSmall.test(next))
    return /\p{Ll}-$/u.test(text) && !linksWords.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
  return goesOn.test(text) ? `${text} ${next}` : undefined;
}

/** Lines as they are meant: PDFs break sentences wherever the paper ends. None goes on over the end of a page. */
export function joinedLines(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const text = last && last.page === line.page ? joinedText(last.text, line.text) : undefined;
    if (last && text !== undefined) joined[joined.length - 1] = { ...last, text };
    else joined.push(line);
  }
  return joined;
}
