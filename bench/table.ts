export type Cell = string | number;

/** The middle value; of an even number of values the lower of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** The value that a share of the values stays at or below. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

/** Prints rows under a title; numbers to the right. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const textRows = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell)),
  );
  const width = head.map((name, column) => Math.max(name.length, ...textRows.map((row) => row[column]?.length ?? 0)));
  const isNumber = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isNumber[column] ? cell.padStart(width[column] ?? 0) : cell.padEnd(width[column] ?? 0)))
      .join('  ');
  console.log(
    [`\n${title}`, line(head), line(width.map((wide) => '─'.repeat(wide))), ...textRows.map(line)].join('\n'),
  );
}
