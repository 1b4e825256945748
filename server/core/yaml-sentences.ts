import type { ErrorCode } from 'yaml';

const quote = 'Den ganzen Wert in Anführungszeichen setzen, zum Beispiel message: "Neu: ab Montag".';

/** Explains each error of the YAML parser to a reader without knowledge of YAML. */
const sentences: Partial<Record<ErrorCode, string>> = {
  MISSING_CHAR: 'Ein Anführungszeichen fehlt. Jeder Wert, der mit " oder \' beginnt, muss auch damit enden.',
  TAB_AS_INDENT: 'Hier steht ein Tabulator. Bitte mit Leerzeichen einrücken, zwei je Stufe.',
  BLOCK_AS_IMPLICIT_KEY: `In der Zeile steht ein zweiter Doppelpunkt. ${quote}`,
  MULTILINE_IMPLICIT_KEY: 'Hinter dem Namen der Angabe fehlt der Doppelpunkt, zum Beispiel title: Neuigkeiten.',
  DUPLICATE_KEY: 'Diese Angabe steht zweimal in der Datei. Bitte eine davon löschen.',
  BAD_SCALAR_START: `Der Wert beginnt mit einem Zeichen, das hier eine eigene Bedeutung hat. ${quote}`,
  BAD_INDENT: 'Die Einrückung stimmt nicht. Was zusammengehört, beginnt mit gleich vielen Leerzeichen.',
  UNEXPECTED_TOKEN: 'Die Einrückung stimmt nicht, oder ein Zeichen steht zu viel. Bitte mit der Vorlage vergleichen.',
};

const needsSpace = 'Hinter dem Doppelpunkt fehlt ein Leerzeichen, zum Beispiel title: Neuigkeiten.';
const openQuote = /^\s*(?:- )?(?:\w+:\s+)?(?:"(?:[^"\\]|\\.)*|'[^']*)$/;

export const noFields = sentences.MULTILINE_IMPLICIT_KEY ?? '';

/** The line of the block (from 1) that an editor has to look at, and what to do there; the parser often stumbles further down. */
export function explainYaml(code: ErrorCode, line: number, lines: readonly string[]): { line: number; says: string } {
  const open = lines.findIndex((text) => openQuote.test(text));
  if (open >= 0) return { line: open + 1, says: sentences.MISSING_CHAR ?? '' };
  const text = lines[line - 1] ?? '';
  if (/^\s*(?:- )?(?:\w+:\s+)?[*&!@%`]/.test(text)) return { line, says: sentences.BAD_SCALAR_START ?? '' };
  const indented = sentences.BAD_INDENT ?? '';
  if (code === 'MULTILINE_IMPLICIT_KEY' && /^\s*\w+:\S/.test(text)) return { line, says: needsSpace };
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/:.*:/.test(text))
    return { line: text.includes(':') ? line + 1 : line, says: indented };
  if (code === 'MISSING_CHAR') return { line, says: indented };
  const sentence = sentences[code] ?? `Die Zeile ist nicht zu verstehen (${code}). Bitte mit der Vorlage vergleichen.`;
  return { line, says: sentence };
}
export const swallowed =
  'Alles ab dem # gilt als Anmerkung und erscheint nicht. Den ganzen Wert in Anführungszeichen setzen.';
