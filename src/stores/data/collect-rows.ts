import type { Page } from '#contract/record.ts';

interface Options<Row> {
  read: (offset: number, limit: number) => Promise<Page<Row>>;
  /** Most rows that are read. */
  limit: number;
  rowsAtOnce: number;
  /** The rows are still those of the user and the foundation that they were asked for. */
  isCurrent: () => boolean;
  onRead?: (progress: { done: number; total: number }) => void;
}

/** All rows of a list up to a limit, and how many there are; undefined once they are of no use. Throws ApiError. */
export async function collectRows<Row extends { id: string }>({
  read,
  limit,
  rowsAtOnce,
  isCurrent,
  onRead,
}: Options<Row>): Promise<{ rows: Row[]; total: number } | undefined> {
  // By id, because rows move to another page when a record comes in between.
  const rowsById = new Map<string, Row>();
  let total = 0;
  for (let offset = 0; offset === 0 || offset < Math.min(total, limit); offset += rowsAtOnce) {
    const page = await read(offset, Math.min(rowsAtOnce, limit - offset));
    if (!isCurrent()) return undefined;
    for (const row of page.items) rowsById.set(row.id, row);
    total = page.total;
    onRead?.({ done: rowsById.size, total: Math.min(total, limit) });
  }
  return { rows: [...rowsById.values()], total };
}
