import { rowsIn, valuesIn } from '#domain/form/conditions.ts';

/** A block behind a pilot number, both ends as they are written: `00` to `99`; of the form's rows as they are typed. */
export interface BlockRow {
  readonly from: string;
  readonly to: string;
}

/** A block with readable ends, and the index of its row. */
export interface LineBlock extends BlockRow {
  readonly row: number;
  /** In extensions of the line's most digits: from the first to before the last. */
  readonly start: number;
  readonly end: number;
}

/** A stretch of the line: in one block, in none, or in several at once. */
export interface LinePart {
  readonly start: number;
  readonly end: number;
  readonly kind: 'ported' | 'left' | 'overlap';
  readonly rows: readonly number[];
}

/** What is dialled behind the pilot number, and what becomes of it. */
export interface LinePlan {
  /** Of the longest extensions. */
  readonly digits: number;
  /** How many extensions of so many digits there are. */
  readonly size: number;
  readonly blocks: readonly LineBlock[];
  /** In order, without a hole; empty where no block can be read. */
  readonly parts: readonly LinePart[];
  readonly ported: number;
  readonly left: number;
  readonly overlapping: number;
  /** Rows with ends that are unreadable or in the wrong order. */
  readonly unsound: readonly number[];
}

/** `docs/domain/porting.md`: a request names one to five blocks of up to six digits. */
export const maxBlocks = 5;
const maxDigits = 6;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
export const blockRows = (value: unknown): BlockRow[] =>
  rowsIn(value).map((row) => ({ from: text(valuesIn(row)['from']), to: text(valuesIn(row)['to']) }));

const isEnd = (end: string) => /^\d+$/.test(end) && end.length <= maxDigits;
export const isSoundBlock = ({ from, to }: BlockRow): boolean =>
  isEnd(from) && isEnd(to) && from.length === to.length && from <= to;

/** How many numbers a block gives. */
export const blockSize = ({ from, to }: BlockRow): number => Number(to) - Number(from) + 1;

export function linePlan(rows: readonly BlockRow[]): LinePlan {
  const sound = rows.flatMap((block, row) => (isSoundBlock(block) ? [{ ...block, row }] : []));
  const digits = Math.max(1, ...sound.map(({ from }) => from.length));
  const blocks = sound
    .map((block): LineBlock => {
      const unit = 10 ** (digits - block.from.length);
      return { ...block, start: Number(block.from) * unit, end: (Number(block.to) + 1) * unit };
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const size = 10 ** digits;
  const edges = [...new Set([0, size, ...blocks.flatMap(({ start, end }) => [start, end])])].sort((a, b) => a - b);
  const parts =
    blocks.length === 0
      ? []
      : edges.slice(1).map((end, n): LinePart => {
          const start = edges[n] ?? 0;
          const coveringRows = blocks.filter((block) => block.start <= start && block.end >= end).map(({ row }) => row);
          return {
            start,
            end,
            kind: coveringRows.length === 0 ? 'left' : coveringRows.length === 1 ? 'ported' : 'overlap',
            rows: coveringRows,
          };
        });
  const width = (kind: LinePart['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? part.end - part.start : 0), 0);
  return {
    digits,
    size,
    blocks,
    parts,
    ported: sound.reduce((sum, block) => sum + blockSize(block), 0),
    left: width('left'),
    overlapping: width('overlap'),
    unsound: rows.flatMap((block, row) => (isSoundBlock(block) ? [] : [row])),
  };
}

const written = (value: number, digits: number) => String(value).padStart(digits, '0');

/** A part's ends as extensions, `00` and `49`. */
export const endsOf = ({ start, end }: Pick<LinePart, 'start' | 'end'>, { digits }: Pick<LinePlan, 'digits'>) => ({
  from: written(start, digits),
  to: written(end - 1, digits),
});

const replaced = (rows: readonly BlockRow[], at: number, ...by: readonly BlockRow[]): BlockRow[] => [
  ...rows.slice(0, at),
  ...by,
  ...rows.slice(at + 1),
];

/** How far an end may be moved: to its block's other end, and to the next block of as many digits. */
export function endLimits(rows: readonly BlockRow[], at: number, end: keyof BlockRow): { min: number; max: number } {
  const block = rows[at];
  if (!block || !isSoundBlock(block)) return { min: 0, max: 0 };
  const [from, to] = [Number(block.from), Number(block.to)];
  const others = rows.filter((other, row) => row !== at && isSoundBlock(other) && other.to.length === block.to.length);
  if (end === 'from') {
    const before = others.map((other) => Number(other.to) + 1).filter((edge) => edge <= from);
    return { min: Math.max(0, ...before), max: to };
  }
  const behind = others.map((other) => Number(other.from) - 1).filter((edge) => edge >= to);
  return { min: from, max: Math.min(10 ** block.to.length - 1, ...behind) };
}

/** The rows with one end at another extension, as near as it can go. */
export function moveEnd(rows: readonly BlockRow[], at: number, end: keyof BlockRow, to: number): BlockRow[] {
  const block = rows[at];
  if (!block || !isSoundBlock(block)) return [...rows];
  const { min, max } = endLimits(rows, at, end);
  const value = written(Math.min(max, Math.max(min, Math.round(to))), block[end].length);
  return replaced(rows, at, { ...block, [end]: value });
}

/** The rows with one more block: the widest stretch that is in none, or a whole line of so many digits where there is none yet. */
export function addBlock(rows: readonly BlockRow[], digits = 2): BlockRow[] {
  if (rows.length >= maxBlocks) return [...rows];
  const plan = linePlan(rows);
  if (plan.blocks.length === 0) return [{ from: written(0, digits), to: '9'.repeat(digits) }];
  const free = plan.parts
    .filter(({ kind }) => kind === 'left')
    .reduce<LinePart | undefined>(
      (widest, part) => (widest && widest.end - widest.start >= part.end - part.start ? widest : part),
      undefined,
    );
  return free ? [...rows, endsOf(free, plan)] : [...rows];
}

export const removeBlock = (rows: readonly BlockRow[], at: number): BlockRow[] => rows.filter((_row, n) => n !== at);

export const canSplit = (rows: readonly BlockRow[], at: number): boolean => {
  const block = rows[at];
  return block !== undefined && isSoundBlock(block) && blockSize(block) > 1 && rows.length < maxBlocks;
};

/** One block in two halves, the first the longer one. */
export function splitBlock(rows: readonly BlockRow[], at: number): BlockRow[] {
  const block = rows[at];
  if (!block || !canSplit(rows, at)) return [...rows];
  const first = Number(block.from) + Math.ceil(blockSize(block) / 2);
  const digits = block.from.length;
  return replaced(
    rows,
    at,
    { from: block.from, to: written(first - 1, digits) },
    { from: written(first, digits), to: block.to },
  );
}

/** The row of the next block that begins where this one ends or inside it; undefined where there is none. */
export function mergesWith(rows: readonly BlockRow[], at: number): number | undefined {
  const block = rows[at];
  if (!block || !isSoundBlock(block)) return undefined;
  const next = linePlan(rows).blocks.filter(
    (other) =>
      other.row !== at &&
      other.from.length === block.from.length &&
      Number(other.from) >= Number(block.from) &&
      Number(other.from) <= Number(block.to) + 1,
  );
  return next[0]?.row;
}

/** One block in place of this one and the next. */
export function mergeBlocks(rows: readonly BlockRow[], at: number): BlockRow[] {
  const other = mergesWith(rows, at);
  const [block, next] = [rows[at], rows[other ?? -1]];
  if (!block || !next || other === undefined) return [...rows];
  const merged = { from: block.from, to: next.to > block.to ? next.to : block.to };
  return rows.flatMap((row, n) => (n === at ? [merged] : n === other ? [] : [row]));
}

/** Where the attendant's extension stands on the line, 0 to 1; undefined where it cannot be read. */
export function attendantAt(attendant: string): number | undefined {
  return isEnd(attendant) ? Number(attendant) / 10 ** attendant.length : undefined;
}
