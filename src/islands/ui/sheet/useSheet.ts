import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { answerTo, type Scope, scopeOf, sourcesOf } from '#domain/form/conditions.ts';
import type { FieldOf } from '#domain/form/form-description.ts';
import { cellText } from '#domain/form/sheet/cell-text.ts';
import { type SheetColumn, type SheetContext, sheetColumns, visibleColumns } from '#domain/form/sheet/sheet-columns.ts';
import { faultReader, withFormFaults } from '#domain/form/sheet/sheet-faults.ts';
import type { SheetRow, SheetRows } from '#domain/form/sheet/sheet-rows.ts';
import { texts } from '#i18n/client.ts';
import { useFormScope } from '#islands/ui/form/kit/form-scope.ts';
import { useFromAnswers, useRow, useSchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { sheetLayout } from '#stores/data/sheet-layout.ts';
import { sheetStore } from './sheet-store.ts';

/** Answers outside of the table on which its fields depend. */
function outerSources(field: FieldOf<'table'>, path: string, outer: Scope): string[] {
  const row = scopeOf(field.fields, {}, `${path}.`, outer);
  return Object.values(field.fields)
    .flatMap((column) => [column.when, 'requiredWhen' in column ? column.requiredWhen : undefined])
    .flatMap((condition) => sourcesOf(condition, row))
    .filter((source) => !source.startsWith(`${path}.`));
}

/** The form takes what changed: single cells by their paths, else the whole table. */
function changedCells(rows: SheetRows, before: SheetRows): [path: string, value: unknown][] | undefined {
  if (rows.length !== before.length) return undefined;
  const changed = rows.flatMap((row, index): [string, unknown][] => {
    const former = before[index];
    if (row === former) return [];
    return Object.entries(row.values).flatMap(([name, value]): [string, unknown][] =>
      former?.values[name] === value ? [] : [[`${index}.${name}`, value]],
    );
  });
  return changed.length <= 2 ? changed : undefined;
}

/** The number of the marked row follows where that number is changed. */
function markFollows(field: FieldOf<'table'>, rows: SheetRows, before: SheetRows, marked: unknown): unknown {
  const name = field.sheet?.number;
  if (!name || !marked) return marked;
  const former = before.find(({ values }) => values[name] === marked);
  const now = former && rows.find(({ key }) => key === former.key);
  return now ? now.values[name] : marked;
}

/** The rows of a table field with all that a sheet shows and does. */
export function useSheet(path: string, field: FieldOf<'table'>) {
  const { words, context } = useSchemaContext();
  const { form, answers, errors, id } = useFormScope();
  const outer = useRow();
  const layouts = useMemo(() => sheetLayout(path.replace(/\.\d+\./g, '.')), [path]);
  const layout = useStore(layouts.$layout);
  const all = useMemo(() => sheetColumns(field), [field]);
  const latest = useRef({ field, context, outer, words, all, columns: all });
  Object.assign(latest.current, { field, context, outer, words, all });

  const sheetContext = (): SheetContext => ({
    table: latest.current.field,
    labels: latest.current.words,
    context: latest.current.context(),
    outer: latest.current.outer,
  });
  const textOf = useRef((column: SheetColumn, value: unknown): string => {
    const t = texts('sheet');
    if (column.field.kind === 'checkbox') return t(value === true ? 'yes' : 'no');
    const { labels, context: known, outer: around } = sheetContext();
    const scope = scopeOf(latest.current.field.fields, {}, '', around);
    return cellText(column, value, labels, known, scope).text || t('none');
  });
  const markField = field.sheet?.mark?.field;
  // A column that came for a fault or for pasted values stays.
  const [revealed] = useState(() => new Set<string>());
  const [store] = useState(() => {
    const created = sheetStore({
      context: sheetContext,
      columns: () => latest.current.columns,
      allColumns: () => latest.current.all,
      reveal(names) {
        for (const name of names) revealed.add(name);
      },
      read: () => form.getValues(path),
      write(rows, before) {
        const options = { shouldDirty: true };
        const changed = changedCells(rows, before);
        if (changed) for (const [cell, value] of changed) form.setValue(`${path}.${cell}`, value, options);
        else
          form.setValue(
            path,
            rows.map(({ values }) => ({ ...values })),
            options,
          );
        if (!markField) return;
        const marked: unknown = form.getValues(markField);
        const following = markFollows(latest.current.field, rows, before, marked);
        if (following !== marked) form.setValue(markField, following, options);
      },
      textOf: (column, value) => textOf.current(column, value),
    });
    return created;
  });
  useEffect(() => {
    store.sync();
    return answers.on([path], store.sync);
  }, [answers, path, store]);

  const rows = useStore(store.$rows);
  const sources = useMemo(() => outerSources(field, path, outer), [field, path, outer]);
  const version = useFromAnswers(sources, () =>
    sources.length === 0 ? '' : JSON.stringify(sources.map((source) => answerTo(source, latest.current.outer))),
  );
  const formFaults = useSyncExternalStore(errors.onAny, errors.all);
  const [readFaults] = useState(faultReader);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the context reads is in the version
  const faults = useMemo(() => {
    const known = [...formFaults].flatMap(([at, key]): [string, string][] =>
      at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), key]] : [],
    );
    const own = readFaults(rows, all, sheetContext(), version);
    return withFormFaults(own, new Map(known), (row, column) => rows[row]?.values[column]);
  }, [rows, all, version, formFaults, path, readFaults]);

  for (const own of faults.values()) for (const name of own.keys()) revealed.add(name);
  const visible = visibleColumns(all, rows, layout, (name) => revealed.has(name));
  const names = visible.map(({ name }) => name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns stay the same list
  const columns = useMemo(() => visible, [names, all]);
  latest.current.columns = columns;

  const rowScope = (row: SheetRow | undefined, index: number): Scope =>
    scopeOf(latest.current.field.fields, row?.values ?? {}, `${path}.${index}.`, latest.current.outer);
  return {
    path,
    field,
    store,
    rows,
    columns,
    allColumns: all,
    layout,
    changeLayout: layouts.change,
    faults,
    version,
    words,
    sheetContext,
    rowScope,
    textOf: textOf.current,
    cellId: (row: number, column: string) => `${id}${path}.${row}.${column}`,
    formId: id,
  };
}

export type SheetView = ReturnType<typeof useSheet>;
