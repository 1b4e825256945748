import type { ListScreen } from '../list-screen.ts';

/** What a row is called in words, and its number where that is not its name. */
export function namesOfRow<Row extends { id: string }>({ columns }: Pick<ListScreen<Row>, 'columns'>, row: Row) {
  const number = columns.find(({ id }) => id === 'number')?.text(row) ?? '';
  const name = columns.find(({ primary }) => primary)?.text(row) || number;
  return { name, number: name === number ? '' : number };
}
