import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ClipboardEvent, type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray } from 'react-hook-form';
import { rowsIn, type Scope } from '#domain/form/conditions.ts';
import type { FieldOf } from '#domain/form/form-description.ts';
import { newRow } from '#domain/form/form-values.ts';
import { columnsOf, type Pasted, pasteInto } from '#domain/form/table-paste.ts';
import { pastedRows } from '#domain/spreadsheet/read-csv.ts';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Field } from '../Field.tsx';
import { useFormScope } from '../kit/form-scope.ts';
import { useFormField } from '../useFormField.ts';
import { PastedNote } from './PastedNote.tsx';
import { SchemaCell } from './SchemaCell.tsx';
import { RowContext, useRow, useSchemaContext } from './schema-context.ts';
import { TableImport } from './TableImport.tsx';
import { cellOf, moveByKey } from './table-keys.ts';
import { useRowInSight } from './use-row-in-sight.ts';

const grid = 'sm:grid sm:grid-cols-[2rem_repeat(var(--columns),minmax(7rem,1fr))_6.5rem] sm:items-start sm:gap-2';
// Where there are many, rows out of sight are neither laid out nor painted.
const rowLook = `${grid} in-data-long:[content-visibility:auto] in-data-long:[contain-intrinsic-size:auto_24rem] sm:in-data-long:[contain-intrinsic-size:auto_2.75rem] max-sm:grid max-sm:gap-2 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-3`;
const headLook = `${grid} hidden text-muted text-sm`;

const manyRows = 30;

interface RowProps {
  field: FieldOf<'table'>;
  path: string;
  index: number;
  outer: Scope;
  /** Drawn while in sight alone. */
  isWindowed: boolean;
  /** What draws a row that is out of sight, by its index. */
  draws: Map<number, () => void>;
  /** The column that takes the focus in the row that is being added; undefined while none is. */
  added: RefObject<string | undefined>;
  onRemove: ((index: number) => void) | undefined;
}

/** Renders by itself: typing in one row does not concern the others. */
const Row = memo(function Row({ field, path, index, outer, isWindowed, draws, added, onRemove }: RowProps) {
  const { translate } = useSchemaContext().words;
  const { id, form } = useFormScope();
  const { row: box, isDrawn, height, draw } = useRowInSight(index, isWindowed, added.current !== undefined);
  useEffect(() => {
    draws.set(index, draw);
    return () => void draws.delete(index);
  });
  const inside = `${path}.${index}.`;
  const row = { fields: field.fields, path: inside, outer, value: (name: string) => form.getValues(inside + name) };
  const title = `${translate(field.label)} ${index + 1}`;
  return (
    <RowContext value={row}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid of the table */}
      <div
        ref={box}
        id={`${id}${path}.${index}`}
        role="group"
        aria-label={title}
        data-table-row
        className={`${rowLook} ${isDrawn ? '' : 'min-h-96 sm:min-h-11'}`}
        {...(!isDrawn && height !== undefined && { style: { minHeight: height } })}
      >
        <span className="text-muted text-sm sm:pt-2">{index + 1}</span>
        {isDrawn &&
          Object.entries(field.fields).map(
            ([name, column]) =>
              'contract' in column && <SchemaCell key={name} path={inside + name} field={column} around={title} />,
          )}
        {isDrawn && onRemove && (
          <Button
            look="quiet"
            small
            aria-label={texts('ui')('rowRemoveLabel', { row: title })}
            onClick={() => onRemove(index)}
          >
            {texts('ui')('rowRemove')}
          </Button>
        )}
      </div>
    </RowContext>
  );
});

/** Rows of the same fields, as many as the description allows. */
export function SchemaTable({ path, field }: { path: string; field: FieldOf<'table'> }) {
  const t = texts('ui');
  const { words } = useSchemaContext();
  const { translate } = words;
  const { id: scopeId, form, checksByDescription = false } = useFormScope();
  const outer = useRow();
  const label = translate(field.ask ?? field.label);
  const state = useFormField(path, { label, required: field.min > 0 });
  const { fields: rows, append, remove, replace } = useFieldArray({ control: form.control, name: path });
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ remove, outer });
  latest.current = { remove, outer };
  const stable = useRef({
    outer: {
      fields: outer.fields,
      path: outer.path,
      outer: outer.outer,
      value: (name: string) => latest.current.outer.value(name),
    },
    remove(index: number) {
      latest.current.remove(index);
      box.current?.focus();
    },
  }).current;
  const columns = Object.values(field.fields).flatMap((column) => ('contract' in column ? [column] : []));

  const isLong = rows.length > manyRows;
  const draws = useRef(new Map<number, () => void>()).current;
  const focusCell = (row: number, column: string) => {
    const find = () => document.getElementById(`${scopeId}${path}.${row}.${column}`);
    if (!find()) flushSync(() => draws.get(row)?.());
    const cell = find();
    cell?.focus();
    if (cell instanceof HTMLInputElement && cell.type !== 'checkbox') cell.select();
    return cell !== null;
  };
  const added = useRef<string>(undefined);
  useEffect(() => {
    const column = added.current;
    added.current = undefined;
    if (column !== undefined) focusCell(rows.length - 1, column);
  });
  const names = columnsOf(field).map(({ name }) => name);
  const grow = (column = names[0] ?? '') => {
    if (rows.length >= field.max) return;
    added.current = column;
    append(newRow(field), { shouldFocus: false });
  };
  const [pasted, setPasted] = useState<Pasted>();
  const paste = (cells: string[][], at: { row: number; column?: string }) => {
    const outcome = pasteInto(field, rowsIn(form.getValues(path)), cells, at, words);
    replace(outcome.rows);
    setPasted(outcome);
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = cellOf(path, event.target);
    const text = event.clipboardData.getData('text/plain');
    // One cell goes where the caret is, as everywhere.
    if (!at || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    paste(pastedRows(text), at);
  };

  return (
    <Field field={state} label={label} as="group" {...(field.hint && { hint: translate(field.hint) })}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in its cells */}
      <div
        ref={box}
        id={state.id}
        {...(isLong && !checksByDescription && { 'data-long': true })}
        tabIndex={-1}
        onPaste={onPaste}
        onKeyDown={(event) => moveByKey(event, { path, columns: names, rows: rows.length, focus: focusCell, grow })}
        className="grid gap-2 sm:overflow-x-auto"
        style={{ '--columns': columns.length } as CSSProperties}
      >
        {rows.length > 0 && (
          <div aria-hidden="true" className={headLook}>
            <span />
            {columns.map((column) => (
              <span key={column.label}>{translate(column.label)}</span>
            ))}
          </div>
        )}
        {rows.map(({ id }, index) => (
          <Row
            key={id}
            field={field}
            path={path}
            index={index}
            outer={stable.outer}
            isWindowed={isLong && checksByDescription}
            draws={draws}
            added={added}
            onRemove={rows.length > field.min ? stable.remove : undefined}
          />
        ))}
      </div>
      {pasted && <PastedNote pasted={pasted} max={field.max} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button icon={<Icon of={Plus} />} disabled={rows.length >= field.max} onClick={() => grow()}>
          {t('rowAdd')}
        </Button>
        {field.max > 10 && (
          <TableImport
            columns={columns.map((column) => translate(column.label))}
            onRows={(cells) => paste(cells, { row: rows.length })}
          />
        )}
        <span className="text-muted text-sm">{t('rowCount', { n: rows.length, max: field.max })}</span>
      </div>
    </Field>
  );
}
