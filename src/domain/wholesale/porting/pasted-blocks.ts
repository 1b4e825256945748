import type { BlockRow } from './line-blocks.ts';

/** Blocks in pasted lines, one each: `00 - 49`, `00 bis 49`, two cells of a spreadsheet. Empty where the text is no list of blocks. */
export function pastedBlocks(text: string): BlockRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const blocks = lines.flatMap((line): BlockRow[] => {
    const [, from, to] = /^\s*-?(\d{1,6})\s*(?:[\t;–-]|bis|to|…|\.{2,})+\s*-?(\d{1,6})\s*$/.exec(line) ?? [];
    return from && to ? [{ from, to }] : [];
  });
  return blocks.length === lines.length ? blocks : [];
}
