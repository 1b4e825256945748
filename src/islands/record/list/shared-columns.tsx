import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import type { RecordList } from '#stores/data/record-list.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import type { ListColumn } from './list-screen.ts';

/** The number of a record, which comes after its name. */
export const numberColumn = (header: string): ListColumn<{ foreignid: string }> => ({
  id: 'number',
  header,
  sort: 'foreignid',
  rank: 'number',
  align: 'end',
  text: (row) => row.foreignid,
});

/** Who is responsible; nothing for users who see only own records. */
export const ownerColumn = (): ListColumn<{ owner?: string | undefined }>[] =>
  $foundation.get()?.ownOnly
    ? []
    : [
        {
          id: 'owner',
          header: texts('record')('owner.column'),
          rank: 'detail',
          extra: true,
          text: ({ owner = '' }) => owner,
        },
      ];

interface NextWords<Row> {
  sort?: string;
  /** Who does what until when; '' where nothing is to come. */
  text: (row: Row) => string;
  /** Whether it is the reader who is to do it. */
  isMine?: (row: Row) => boolean;
}

/** What comes next. */
export const nextColumn = <Row,>({ sort, text, isMine }: NextWords<Row>): ListColumn<Row> => ({
  id: 'next',
  header: texts('record')('nextStep'),
  rank: 'next',
  ...(sort && { sort }),
  text,
  cell: (row) => (isMine?.(row) ? <span className="font-semibold text-warn">{text(row)}</span> : text(row)),
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
  rank: 'state',
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
