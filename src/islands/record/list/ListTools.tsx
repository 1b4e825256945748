import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { addressDefaults, countOf, type RecordView } from '#domain/records/list-view.ts';
import { recordTexts } from '#i18n/record-texts.ts';
import { SearchField } from '#islands/ui/form/SearchField.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { AddFilter } from './AddFilter.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterToken } from './FilterToken.tsx';
import { type FilterField, filterFields } from './filter-fields.ts';
import type { ListScreen, ListShortcut } from './list-screen.ts';
import { StateChips } from './StateChips.tsx';
import { useSearchKey } from './useSearchKey.ts';
import type { ShownColumns } from './useShownColumns.ts';

interface Props<Row extends { id: string }> {
  screen: ListScreen<Row>;
  view: RecordView;
  /** Number of records per value of the tabs' field, once known. */
  counts: Readonly<Record<string, number>> | undefined;
  columns: ShownColumns<Row>;
  /** The saved views of the list. */
  views?: ReactNode;
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

/** One row of what narrows the list and how it is shown; on a phone the filters, the order and the columns are a sheet. */
export function ListTools<Row extends { id: string }>({ screen, view, counts, columns, views }: Props<Row>) {
  const { list, tabs, shortcuts } = screen;
  const { rules } = list;
  const words = recordTexts(screen.texts);
  const employee = useStore($isEmployee);
  const narrow = useNarrow();
  const box = useRef<HTMLDivElement>(null);
  const fields = filterFields(screen, view, berlinDay(Date.now()));
  const tokens = useOrderOfChoice(fields);
  const [newToken, setNewToken] = useState<string>();
  useEffect(() => {
    if (!newToken) return;
    box.current?.querySelector<HTMLElement>(`[data-token="${newToken}"]`)?.focus();
    setNewToken(undefined);
  }, [newToken]);
  useSearchKey(box);

  const change = (name: string, value: string) => list.show({ [name]: value });
  const apply = (shortcut: ListShortcut) => {
    const none = addressDefaults(rules);
    const emptied = Object.fromEntries(fields.map(({ name }) => [name, none[name] ?? '']));
    list.show({ ...emptied, ...shortcut.view });
  };
  // A single status that a link names is a chip while it is chosen.
  const allTabs = tabs && [...tabs.shown, ...(tabs.shown.includes(view.tab) ? [] : [view.tab])];
  return (
    <div ref={box} className="mb-3 flex items-start gap-2 print:hidden">
      <div className="flex min-w-0 grow flex-wrap items-center gap-2">
        {/* A search replaces the step of the Back button, so that it leads out of it and not letter by letter. */}
        <SearchField
          label={words('list.search')}
          value={view.search}
          onSearch={(search) => list.show({ search }, view.search ? 'replace' : 'push')}
          className="min-w-0 max-sm:flex-1 sm:w-59 [&_input]:min-h-11 sm:[&_input]:min-h-9 sm:[&_input]:py-1"
        />
        {narrow && <FilterSheet screen={screen} view={view} fields={fields} columns={columns} onShortcut={apply} />}
        {tabs && allTabs && (
          <StateChips
            label={tabs.label}
            selected={view.tab}
            onSelect={(tab) => list.show({ [rules.tabs?.name ?? '']: tab })}
            chips={allTabs.map((value) => ({
              value,
              label: tabs.caption(value),
              count: counts && countOf(rules, value, counts, employee),
            }))}
          />
        )}
        {!narrow && (
          <>
            {tokens.map((field) => (
              <FilterToken key={field.name} field={field} onChange={(value) => change(field.name, value)} />
            ))}
            <AddFilter
              fields={fields}
              shortcuts={shortcuts ?? []}
              onShortcut={apply}
              onChange={change}
              onAdded={setNewToken}
            />
          </>
        )}
      </div>
      {!narrow && (
        <div className="flex shrink-0 gap-2">
          {views}
          <ColumnMenu columns={columns} />
        </div>
      )}
    </div>
  );
}
