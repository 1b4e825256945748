import { useStore } from '@nanostores/react';
import type { Column } from '#islands/ui/table/table-types.ts';
import type { ListColumn, ListScreen } from './list-screen.ts';

export interface ColumnChoice {
  id: string;
  header: string;
  isShown: boolean;
}

export interface ColumnSettings {
  /** Those that can be left out or added: first those that are shown, in their order. */
  choices: ColumnChoice[];
  toggle: (id: string) => void;
  /** Changes places with the one before (-1) or after (1). */
  move: (id: string, by: -1 | 1) => void;
  /** Takes the user's choice back, where there is one. */
  reset: (() => void) | undefined;
}

export interface ShownColumns<Row> extends ColumnSettings {
  shown: Column<Row>[];
}

const toTableColumn = <Row>({ cell, extra: _, tools, cents: _cents, ...column }: ListColumn<Row>): Column<Row> => ({
  ...column,
  ...(tools && { rank: 'tools' }),
  cell: cell ?? column.text,
});

/** The columns that the user wants to see, in the order of choice, with the way to change that. */
export function useShownColumns<Row extends { id: string }>({ list, columns }: ListScreen<Row>): ShownColumns<Row> {
  const chosen = useStore(list.columns.$chosen);
  const optional = columns.filter(({ primary, tools }) => !primary && !tools);
  const usual = optional.filter(({ extra }) => !extra);
  const inOrder = chosen ? chosen.flatMap((id) => optional.find((column) => column.id === id) ?? []) : usual;
  const others = optional.filter((column) => !inOrder.includes(column));
  const ids = inOrder.map(({ id }) => id);
  const toChoice =
    (isShown: boolean) =>
    ({ id, header }: ListColumn<Row>): ColumnChoice => ({ id, header, isShown });
  return {
    shown: [...columns.filter(({ primary }) => primary), ...inOrder, ...columns.filter(({ tools }) => tools)].map(
      toTableColumn,
    ),
    choices: [...inOrder.map(toChoice(true)), ...others.map(toChoice(false))],
    toggle: (id) => list.columns.choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    move: (id, by) => {
      const at = ids.indexOf(id);
      const neighbour = ids[at + by];
      if (neighbour === undefined) return;
      list.columns.choose(ids.with(at, neighbour).with(at + by, id));
    },
    reset: chosen && (() => list.columns.choose(undefined)),
  };
}
