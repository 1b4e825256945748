import { useStore } from '@nanostores/react';
import type { Column } from '#islands/ui/table/table-types.ts';
import type { ListColumn, ListScreen } from './list-screen.ts';

export interface ShownColumns<Row> {
  shown: Column<Row>[];
  /** Those that can be left out or added. */
  choices: { id: string; header: string; isShown: boolean }[];
  toggle: (id: string) => void;
}

const toTableColumn = <Row>({
  cell,
  text,
  extra: _,
  tools: _tools,
  cents: _cents,
  ...column
}: ListColumn<Row>): Column<Row> => ({
  ...column,
  cell: cell ?? text,
});

/** The columns that the user wants to see, with the way to change that. */
export function useShownColumns<Row extends { id: string }>({ list, columns }: ListScreen<Row>): ShownColumns<Row> {
  const chosen = useStore(list.columns.$chosen);
  const isShown = ({ id, primary, extra, tools }: ListColumn<Row>) =>
    primary || tools || (chosen ? chosen.includes(id) : !extra);
  const ids = columns.filter(isShown).map(({ id }) => id);
  return {
    shown: columns.filter(isShown).map(toTableColumn),
    choices: columns
      .filter(({ primary, tools }) => !primary && !tools)
      .map((column) => ({ id: column.id, header: column.header, isShown: isShown(column) === true })),
    toggle: (id) => list.columns.choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
  };
}
