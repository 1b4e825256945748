import type { LegalBlock, LegalRun } from '#contract/brand/legal.ts';

const mark = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Pages of the portal, mail, telephone and the web; anything else is no link. */
const isSafe = (href: string): boolean => /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(href);

function runsOf(source: string): LegalRun[] {
  const text = source
    .replace(/\\\n/g, '\u2028')
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('\u2028', '\n');
  const runs: LegalRun[] = [];
  let at = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, bold, code, words, href = ''] = match;
    if (match.index > at) runs.push({ text: text.slice(at, match.index) });
    if (bold ?? code) runs.push({ text: bold ?? code ?? '', bold: true });
    else runs.push({ text: words ?? '', ...(isSafe(href) && { href }) });
    at = match.index + whole.length;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => runsOf(cell.trim()));

const listMark = /^(?:[-*]|(\d+)\.)\s+/;

function itemsOf(lines: readonly string[]): LegalRun[][] {
  const items: string[] = [];
  for (const line of lines) {
    if (listMark.test(line)) items.push(line.replace(listMark, ''));
    else items.push(`${items.pop() ?? ''}\n${line.trim()}`);
  }
  return items.map(runsOf);
}

function blockOf(lines: readonly string[]): LegalBlock {
  const [first = '', second = ''] = lines;
  const [, hashes] = /^(#{2,4})\s+/.exec(first) ?? [];
  if (hashes && lines.length === 1)
    return { kind: 'heading', level: hashes.length, runs: runsOf(first.slice(hashes.length).trim()) };
  const [item, number] = listMark.exec(first) ?? [];
  if (item) return { kind: 'list', ordered: number !== undefined, items: itemsOf(lines) };
  if (first.startsWith('|') && /^\|[-:| ]+\|$/.test(second))
    return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) };
  return { kind: 'paragraph', runs: runsOf(lines.join('\n')) };
}

/** A legal text as its parts: headings, paragraphs, lists and tables; markup that it does not know stays text. */
export function legalBlocks(markdown: string): LegalBlock[] {
  const blocks: string[][] = [];
  let current: string[] = [];
  const close = () => {
    if (current.length > 0) blocks.push(current);
    current = [];
  };
  for (const line of markdown.split('\n').map((one) => one.trimEnd())) {
    if (line === '') close();
    else if (/^#{2,4}\s/.test(line)) {
      close();
      blocks.push([line]);
    } else current.push(line);
  }
  close();
  return blocks.map(blockOf);
}

export const plainOf = (runs: readonly LegalRun[]): string => runs.map(({ text }) => text).join('');
