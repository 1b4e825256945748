type ValueColumn = `value${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

/** What lists show and filter by. */
export type Columns = Partial<Record<ValueColumn, string | undefined>>;
