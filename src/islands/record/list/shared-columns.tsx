import type { ReactNode } from 'react';
import type { RecordList } from '#stores/data/record-list.ts';
import type { ListColumn } from './list-screen.ts';

/** The number of a record, by which it is opened. */
export const numberColumn = (header: string): ListColumn<{ foreignid: string }> => ({
  id: 'number',
  header,
  sort: 'foreignid',
  primary: true,
  nowrap: true,
  text: (row) => row.foreignid,
});

interface StateWords<Row> {
  header: string;
  /** The column that it stands in. */
  sort: string;
  name: (row: Row) => string;
  pill: (row: Row) => ReactNode;
}

/** Where a record stands, as a pill. */
export const stateColumn = <Row,>({ header, sort, name, pill }: StateWords<Row>): ListColumn<Row> => ({
  id: 'state',
  header,
  sort,
  text: name,
  cell: pill,
});

/** What an id in the address is called, by the rows that are shown; the last words where none of them knows. */
export const namedBy =
  <Row extends { id: string }>(
    { $page }: Pick<RecordList<Row>, '$page'>,
    id: keyof Row,
    name: keyof Row,
    otherwise: string,
  ) =>
  (rowId: string): string => {
    const page = $page.get();
    const row = page.state === 'ready' ? page.value.items.find((one) => one[id] === rowId) : undefined;
    return String(row?.[name] ?? otherwise);
  };
