interface Place {
  /** Width of the window (px) from which it is a column. */
  from: number;
  /** Below that width it stands in the second line of the row's name; else it is left out. */
  joins?: true;
}

/** What columns hold, the first to give way at the end. */
export const ranks = {
  name: { from: 0 },
  tools: { from: 0 },
  state: { from: 0 },
  next: { from: 0 },
  /** What the row is about: a product, a kind, a place. */
  thing: { from: 900, joins: true },
  date: { from: 1100 },
  number: { from: 1280, joins: true },
  detail: { from: 1280 },
  /** Never a column: it stands in the second line at every width. */
  note: { from: Number.POSITIVE_INFINITY, joins: true },
} as const satisfies Record<string, Place>;
export type Rank = keyof typeof ranks;

const order = Object.keys(ranks);
const lasting: readonly Rank[] = ['name', 'tools', 'state'];

interface Ranked {
  readonly rank?: Rank;
  readonly primary?: boolean;
}
export const rankOf = ({ rank, primary }: Ranked): Rank => (primary ? 'name' : (rank ?? 'thing'));
const placeOf = (column: Ranked): Place => ranks[rankOf(column)];

export interface ColumnPlacement<C> {
  columns: C[];
  /** Stand in the second line of the name. */
  nameParts: C[];
}

/** How a table fits its box beyond what the width of the window says. */
export interface Fit {
  /** How many more columns give way, those of the last rank and the last of a rank first, where the table is too wide. */
  less: number;
  /** Words beside the name are cut: numbers leave their room to them, and join it. */
  isTight: boolean;
}

/** The columns that a window of this width (px) shows. */
export function placeColumns<C extends Ranked>(
  columns: readonly C[],
  width: number,
  { less, isTight }: Fit = { less: 0, isTight: false },
): ColumnPlacement<C> {
  const fitting = columns.filter(
    (column) => width >= placeOf(column).from && !(isTight && rankOf(column) === 'number'),
  );
  const yielding = fitting
    .filter((column) => !lasting.includes(rankOf(column)))
    .map((column, at) => ({ column, at, weight: order.indexOf(rankOf(column)) }))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, less)
    .map(({ column }) => column);
  const visible = fitting.filter((column) => !yielding.includes(column));
  return {
    columns: visible,
    nameParts: columns.filter((column) => !visible.includes(column) && placeOf(column).joins),
  };
}

/** Widths (px) at which other columns are shown. */
export const widthSteps: readonly number[] = [...new Set(Object.values(ranks).map(({ from }) => from))]
  .filter(Number.isFinite)
  .sort((a, b) => b - a);
