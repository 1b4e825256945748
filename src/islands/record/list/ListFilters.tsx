import { type RefObject, useEffect, useState } from 'react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { addressDefaults, type RecordView } from '#domain/records/list-view.ts';
import { AddFilter } from './AddFilter.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterToken } from './FilterToken.tsx';
import { type FilterField, filterFields } from './filter-fields.ts';
import type { ListScreen, ListShortcut } from './list-screen.ts';
import { useOwnerFilter } from './useOwnerFilter.ts';
import type { ShownColumns } from './useShownColumns.ts';

/** It stands beside them and comes with them. */
export { ColumnMenu } from './ColumnMenu.tsx';

interface Props {
  screen: ListScreen<{ id: string }>;
  view: RecordView;
  columns: ShownColumns<{ id: string }>;
  /** The row of tools. */
  box: RefObject<HTMLElement | null>;
  isNarrow: boolean;
}

/** Set fields in the order in which they were chosen. */
function useOrderOfChoice(fields: readonly FilterField[]): FilterField[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const set = fields.filter(({ value }) => value !== '');
  const next = [
    ...order.filter((name) => set.some((field) => field.name === name)),
    ...set.map(({ name }) => name).filter((name) => !order.includes(name)),
  ];
  if (next.join() !== order.join()) setOrder(next);
  return next.flatMap((name) => set.find((field) => field.name === name) ?? []);
}

/** What narrows a list besides search and status: a token for each, and the way to more; on a phone a sheet. */
export function ListFilters({ screen: described, view, columns, box, isNarrow }: Props) {
  const { list } = described;
  const owner = useOwnerFilter(list.rules, view);
  const shortcuts = [...(described.shortcuts ?? []), ...owner.shortcuts];
  const screen = { ...described, shortcuts, filters: { ...described.filters, ...owner.filters } };
  const fields = filterFields(screen, view, berlinDay(Date.now()));
  const tokens = useOrderOfChoice(fields);
  const [newToken, setNewToken] = useState<string>();
  useEffect(() => {
    if (!newToken) return;
    box.current?.querySelector<HTMLElement>(`[data-token="${newToken}"]`)?.focus();
    setNewToken(undefined);
  }, [newToken, box]);
  const change = (name: string, value: string) => list.show({ [name]: value });
  const apply = (shortcut: ListShortcut) => {
    const none = addressDefaults(list.rules);
    const emptied = Object.fromEntries(fields.map(({ name }) => [name, none[name] ?? '']));
    list.show({ ...emptied, ...shortcut.view });
  };
  if (isNarrow)
    return (
      <FilterSheet
        screen={screen}
        view={view}
        fields={fields}
        columns={columns}
        onShortcut={apply}
        onOpen={owner.onOpen}
      />
    );
  return (
    <>
      {tokens.map((field) => (
        <FilterToken
          key={field.name}
          field={field}
          onChange={(value) => change(field.name, value)}
          onOpen={owner.onOpen}
        />
      ))}
      <AddFilter
        fields={fields}
        shortcuts={shortcuts}
        onShortcut={apply}
        onChange={change}
        onAdded={setNewToken}
        onOpen={owner.onOpen}
      />
    </>
  );
}
