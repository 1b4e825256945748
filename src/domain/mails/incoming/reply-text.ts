import { replyMarker } from './reply-marker.ts';

const quoted = /^\s*>/;
const divider =
  /^[\s*]*(?:-{2,}|_{5,})\s*(?:ursprüngliche nachricht|original[ -]?nachricht|original message|original-?mail)\s*(?:-{2,}|_{5,})[\s*]*$/i;
const rule = /^\s*_{10,}\s*$/;

/** A line that says who wrote what is quoted below it, whole or in up to three lines. */
const attributions: readonly RegExp[] = [
  /^(?:am|on) .{4,300}\b(?:schrieb|wrote)\b.{0,200}:$/i,
  /^.{1,200}\b(?:schrieb|wrote)\b (?:am|on) .{4,200}:$/i,
  /^(?:am|on) .{4,200}\b(?:hat|has) .{1,200}\b(?:geschrieben|written):$/i,
];
/** It names a time or an address: sentences of the answer itself rarely do. */
const namesMail = /\d{1,2}:\d{2}|@/;
const beginsAttribution = /^(?:am|on) |\b(?:schrieb|wrote)\b/i;
const attributionLines = 3;

const firstHeader = /^[\s*]*(?:von|from|gesendet|sent|absender|datum|date)\s*:[\s*]/i;
const anyHeader = /^[\s*]*(von|from|gesendet|sent|absender|an|to|empfänger|cc|kopie|betreff|subject|datum|date)\s*:/i;
/** So many lines of a copied head of a mail are looked at, and so many names must be among them. */
const headLines = 7;
const minHeaders = 3;

const signatureMark = /^-- ?$/;
const deviceLine =
  /^(?:von meinem \S.{0,40} gesendet|gesendet (?:von|mit) .{2,60}|diese nachricht wurde von meinem .{2,80} gesendet\.?|sent from my .{2,40}|sent (?:from|with) .{2,60}|get outlook for .{2,30}|outlook für .{2,30} (?:herunterladen|beziehen))(?:<\S+>)?\.?$/i;

function attributionAt(lines: readonly string[], at: number): number {
  if (!beginsAttribution.test(lines[at] ?? '')) return 0;
  for (let count = 1; count <= attributionLines; count += 1) {
    const text = lines
      .slice(at, at + count)
      .map((line) => line.trim())
      .join(' ');
    if (namesMail.test(text) && attributions.some((one) => one.test(text))) return count;
  }
  return 0;
}

function isHead(lines: readonly string[], at: number): boolean {
  if (!firstHeader.test(lines[at] ?? '')) return false;
  const names = lines.slice(at, at + headLines).flatMap((line) => anyHeader.exec(line)?.[1]?.toLowerCase() ?? []);
  return new Set(names).size >= minHeaders;
}

/** What stands below this line is what was answered to. */
const endsAnswer = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  if (quoted.test(line)) return false;
  const isMarker = line.includes(replyMarker.de) || line.includes(replyMarker.en);
  return isMarker || divider.test(line) || isHead(lines, at) || (rule.test(line) && isHead(lines, nextLine(lines, at)));
};

const nextLine = (lines: readonly string[], at: number): number => {
  let next = at + 1;
  while (next < lines.length && lines[next]?.trim() === '') next += 1;
  return next;
};

/** The lines that the sender wrote, above, below and between what is quoted. */
function ownLines(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (endsAnswer(lines, at)) break;
    const attribution = attributionAt(lines, at);
    if (attribution > 0) {
      // What is quoted without marks ends with the mail.
      if (!quoted.test(lines[nextLine(lines, at + attribution - 1)] ?? '')) break;
      at += attribution - 1;
      continue;
    }
    const line = lines[at] ?? '';
    if (!quoted.test(line)) own.push(line);
  }
  return own;
}

function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.findIndex((line) => signatureMark.test(line));
  let end = mark < 0 ? lines.length : mark;
  while (end > 0 && (lines[end - 1]?.trim() === '' || deviceLine.test(lines[end - 1]?.trim() ?? ''))) end -= 1;
  return lines.slice(0, end);
}

const longestLine = 2000;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** An answer as it was written: without what it quotes, signature, and lines that devices add. */
export function replyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').replace(invisible, '').split('\n');
  // Patterns never see more of a line than any head or attribution has.
  const isLong = lines.some((line) => line.length > longestLine);
  const own = isLong ? ownLines(lines.flatMap(parted)) : ownLines(lines);
  return withoutSignature(own)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const parted = (line: string): string[] =>
  line.length <= longestLine
    ? [line]
    : Array.from({ length: Math.ceil(line.length / longestLine) }, (_, index) =>
        line.slice(index * longestLine, (index + 1) * longestLine),
      );
