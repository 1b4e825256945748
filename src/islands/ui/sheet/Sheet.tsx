import { useStore } from '@nanostores/react';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { FieldOf, FormDescription } from '#domain/form/form-description.ts';
import { countFaults } from '#domain/form/sheet/sheet-faults.ts';
import { message, texts } from '#i18n/client.ts';
import { Field } from '../form/Field.tsx';
import { focusField } from '../form/kit/focus-field.ts';
import { type FieldFacts, useFormScope } from '../form/kit/form-scope.ts';
import { missingText } from '../form/missing-text.ts';
import { PlainSelect } from '../form/PlainSelect.tsx';
import { useSchemaContext } from '../form/schema/schema-context.ts';
import { useFormField } from '../form/useFormField.ts';
import { lazy, Suspense } from '../page/lazy.tsx';
import { useNarrow } from '../page/useNarrow.ts';
import { rowName } from './row-name.ts';
import { SheetEmpty } from './SheetEmpty.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetGrid } from './SheetGrid.tsx';
import { SheetPhone } from './SheetPhone.tsx';
import { SheetStatus } from './SheetStatus.tsx';
import { mayImport, SheetToolbar } from './SheetToolbar.tsx';
import { SheetSlots } from './sheet-slots.ts';
import { type SheetView, useSheet } from './useSheet.ts';

/** The facts of the cells, for the summary of a refused form. */
function useCellFacts({ path, field, words, cellId }: SheetView, step: number | undefined) {
  const { fields } = useFormScope();
  useEffect(() => {
    const facts = fields.get(path);
    if (!facts) return;
    facts.inside = (cell) => {
      const [row = '', name = ''] = cell.slice(path.length + 1).split('.');
      const column = field.fields[name];
      if (!column || !('label' in column)) return undefined;
      const label = `${words.translate(field.label)} ${Number(row) + 1}, ${words.translate(column.label)}`;
      const sentence: FieldFacts['sentence'] = (key) => missingText(cell, key) ?? message(key);
      return { id: cellId(Number(row), name), label, step: step ?? facts.step, sentence };
    };
  });
}

/** The row that another field chooses, such as the answering position. */
function useMarkedRow({ field, words }: SheetView) {
  const { form } = useFormScope();
  const mark = field.sheet?.mark;
  const number: unknown = useWatch({ control: form.control, name: mark?.field ?? '', disabled: !mark });
  if (!mark) return undefined;
  return {
    number,
    field: mark.field,
    tag: words.translate(mark.tag),
    choose: (value: unknown) => form.setValue(mark.field, value, { shouldDirty: true }),
  };
}

/** Asks for the chosen row where none is; with one, its row says so. */
function MarkChoice({ sheet, marked }: { sheet: SheetView; marked: NonNullable<ReturnType<typeof useMarkedRow>> }) {
  const t = texts('sheet');
  const { rows, field, formId, columns } = sheet;
  const name = field.sheet?.number ?? '';
  const state = useFormField(marked.field, { label: marked.tag, required: true });
  const options = rows.flatMap((row, index) => {
    const number = String(row.values[name] ?? '');
    return number === '' ? [] : [{ value: number, label: `${number} – ${rowName(row, index, columns)}` }];
  });
  if (options.length === 0 || options.some(({ value }) => value === marked.number)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={formId + marked.field} className="font-semibold text-sm text-warn">
        {t('markMissing', { label: marked.tag })}
      </label>
      <PlainSelect
        {...state.aria(false)}
        id={formId + marked.field}
        small
        options={options}
        placeholder={t('markMissingHint', { label: marked.tag })}
        value=""
        onChange={({ target }) => marked.choose(target.value)}
      />
    </div>
  );
}

/** True where a section begins with the table, so that its heading stands right above. */
const isTitled = ({ sections }: FormDescription, path: string) =>
  sections.some(({ title, fields }) => title !== undefined && Object.keys(fields)[0] === path);

/** Windows narrower than this (px) show the rows as a list. */
const phoneBelow = 768;

/** Tables of more columns have the page for themselves. */
const minWideColumns = 6;

const SheetImport = lazy(() => import('./SheetImport.tsx').then((module) => module.SheetImport));

const noSlots = { tools: null, bar: null };
const inPlace = (slot: HTMLElement | null, element: ReactNode) => (slot ? createPortal(element, slot) : element);

/** A table that is typed into as in a spreadsheet. */
export function Sheet({ path, field, children }: { path: string; field: FieldOf<'table'>; children: ReactNode }) {
  const sheet = useSheet(path, field);
  const { form } = useSchemaContext();
  const { words, store, rows, faults } = sheet;
  const label = words.translate(field.ask ?? field.label);
  const state = useFormField(path, { label, required: field.min > 0 });
  useCellFacts(sheet, undefined);
  const left = useStore(store.$left);
  const pageSlots = useContext(SheetSlots);
  const slots = sheet.allColumns.length >= minWideColumns ? pageSlots : noSlots;
  const marked = useMarkedRow(sheet);
  const [imported, setImported] = useState<{ block?: string[][] }>();
  const isLeft = (row: number) => left.has(rows[row]?.key ?? -1);
  const count = countFaults(faults, isLeft);
  const isPhone = useNarrow(phoneBelow);
  const numberName = field.sheet?.number ?? '';
  const rowProps = {
    ...{ sheet, label, marked },
    onMarkRow: marked && ((index: number) => marked.choose(rows[index]?.values[numberName] ?? '')),
  };
  const firstFault = () => {
    const [row] = count.rows;
    const name = row === undefined ? undefined : [...(faults.get(row)?.keys() ?? [])][0];
    if (row !== undefined && name !== undefined) focusField(sheet.cellId(row, name));
  };
  return (
    <Field
      field={state}
      label={label}
      as="group"
      {...(isTitled(form, path) && { className: '[&>legend]:sr-only' })}
      {...(field.hint && { hint: words.translate(field.hint) })}
    >
      <div id={state.id} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-3">
        {inPlace(slots.tools, <SheetToolbar sheet={sheet} isPhone={isPhone} onImport={() => setImported({})} />)}
        {rows.length === 0 && <SheetEmpty sheet={sheet} isPhone={isPhone} onImport={() => setImported({})} />}
        <div className="min-w-0">
          {isPhone ? (
            <SheetPhone {...rowProps}>{children}</SheetPhone>
          ) : (
            <SheetGrid {...rowProps} onTable={mayImport(field) ? (block) => setImported({ block }) : undefined} />
          )}
          <SheetFoot sheet={sheet} />
        </div>
        {imported && (
          <Suspense fallback={null}>
            <SheetImport sheet={sheet} label={label} block={imported.block} onClose={() => setImported(undefined)} />
          </Suspense>
        )}
        {marked && <MarkChoice sheet={sheet} marked={marked} />}
        {!isPhone && inPlace(slots.bar, <SheetStatus sheet={sheet} label={label} count={count} onFault={firstFault} />)}
      </div>
    </Field>
  );
}
