import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentTable } from './document.ts';
import type { Paper, Structure } from './paper.ts';
import { colours, decorate, type Look, printable, setLook } from './pdf-file.ts';

const head: Look = ['bold', 8.5, colours.ink];
const cell: Look = ['regular', 9, colours.ink];
const sum: Look = ['bold', 9, colours.ink];
const padding = 5;

/**
 * A table that repeats its heads on each page; its rows stay whole. Between pages it yields to other work: a table may
 * have hundreds of rows.
 */
export async function drawTable(
  paper: Paper,
  { heads, rows, totals = [], widths, amounts = [] }: DocumentTable,
): Promise<void> {
  const { pdf, left, width } = paper;
  const whole = widths.reduce((all, one) => all + one, 0);
  const columns = widths.map((share, at) => ({
    x: left + (width * widths.slice(0, at).reduce((all, one) => all + one, 0)) / whole,
    width: (width * share) / whole,
    align: amounts.includes(at) ? ('right' as const) : ('left' as const),
  }));
  const inside = (at: number) => (columns[at]?.width ?? 0) - 2 * padding;
  const heightOf = (texts: readonly string[], look: Look) =>
    Math.max(...texts.map((text, at) => paper.heightOf(text, look, inside(at)))) + 2 * padding;

  function drawRow(into: Structure, texts: readonly string[], look: Look, tag: 'TH' | 'TD'): void {
    const height = heightOf(texts, look);
    const { y } = pdf;
    const row = pdf.struct('TR');
    into.add(row);
    for (const [at, column] of columns.entries()) {
      const place = { x: column.x + padding, y: y + padding, width: inside(at), align: column.align };
      paper.put(row, tag, texts[at] ?? '', look, tag === 'TH' ? { ...place, scope: 'Column' } : place);
    }
    row.end();
    pdf.y = y + height;
  }
  function drawGround(height: number): void {
    const { y } = pdf;
    decorate(pdf, () => {
      pdf.rect(left, y, width, height).fill(paper.colours.soft);
    });
    pdf.y = y;
  }
  /** The heads once for screen readers, and again for eyes where a page began. */
  function drawHeads(table: Structure | undefined): void {
    drawGround(heightOf(heads, head));
    if (table) {
      drawRow(table, heads, head, 'TH');
      return;
    }
    const { y } = pdf;
    decorate(pdf, () => {
      for (const [at, column] of columns.entries()) {
        const place = { width: inside(at), align: column.align };
        setLook(pdf, head).text(printable(heads[at] ?? ''), column.x + padding, y + padding, place);
      }
    });
    pdf.y = y + heightOf(heads, head);
  }

  paper.room(heightOf(heads, head) + 40);
  const table = pdf.struct('Table');
  paper.root.add(table);
  drawHeads(table);
  for (const row of rows) {
    if (paper.room(heightOf(row, cell))) {
      drawHeads(undefined);
      await nextTurn();
    }
    drawRow(table, row, cell, 'TD');
    paper.line(pdf.y);
  }
  for (const row of totals) {
    if (paper.room(heightOf(row, sum))) drawHeads(undefined);
    drawRow(table, row, sum, 'TD');
  }
  if (totals.length > 0) paper.line(pdf.y, colours.ink);
  table.end();
  pdf.y += 8;
}
