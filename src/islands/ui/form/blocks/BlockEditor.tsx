import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { answerTo, pathsTo } from '#domain/form/conditions.ts';
import type { FieldOf } from '#domain/form/form-description.ts';
import {
  addBlock,
  type BlockRow,
  blockRows,
  linePlan,
  maxBlocks,
  mergeBlocks,
  moveEnd,
  removeBlock,
  splitBlock,
} from '#domain/wholesale/porting/line-blocks.ts';
import { pastedBlocks } from '#domain/wholesale/porting/pasted-blocks.ts';
import { texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Field } from '../Field.tsx';
import { useFormScope } from '../kit/form-scope.ts';
import { useFromAnswers, useRow, useSchemaContext } from '../schema/schema-context.ts';
import { useFormField } from '../useFormField.ts';
import { BlockBar, LineLabels } from './BlockBar.tsx';
import { type BlockAct, BlockTableRow } from './BlockTableRow.tsx';
import { amount, type Pilot } from './line-labels.ts';
import { cellOf, moveByKey } from './table-keys.ts';

/** Lines of so many digits are the usual ones. */
const usualDigits = [1, 2, 3] as const;
const blockActions = { split: splitBlock, merge: mergeBlocks, remove: removeBlock } as const;

/** What was answered around the blocks: pilot number and attendant. */
function usePilot(): Pilot {
  const row = useRow();
  const answered = (name: keyof Pilot) => String(answerTo(name, row) ?? '').trim();
  const read = () => ({ onkz: answered('onkz'), ddiBase: answered('ddiBase'), attendant: answered('attendant') });
  useFromAnswers(
    (['onkz', 'ddiBase', 'attendant'] as const).flatMap((name) => pathsTo(name, row)),
    () => Object.values(read()).join(' '),
  );
  return read();
}

/** The blocks of a line that are ported: on one bar, where their ends are moved, and as a table, where they are typed. */
export function BlockEditor({ path, field }: { path: string; field: FieldOf<'table'> }) {
  const t = texts('porting');
  const { translate } = useSchemaContext().words;
  const { id, form } = useFormScope();
  const state = useFormField(path, { label: translate(field.label), required: true });
  const { fields, replace } = useFieldArray({ control: form.control, name: path });
  const rows = blockRows(useWatch({ control: form.control, name: path }));
  const plan = linePlan(rows);
  const pilot = usePilot();
  const box = useRef<HTMLDivElement>(null);
  const focusCell = (row: number, column: string) => {
    const cell = document.getElementById(`${id}${path}.${row}.${column}`);
    cell?.focus();
    if (cell instanceof HTMLInputElement) cell.select();
    return cell !== null;
  };
  /** The row that takes the focus once it is drawn. */
  const pendingFocusRow = useRef<number>(undefined);
  useEffect(() => {
    const row = pendingFocusRow.current;
    pendingFocusRow.current = undefined;
    if (row !== undefined && !focusCell(row, 'from')) box.current?.focus();
  });

  const put = (next: readonly BlockRow[], focus: number) => {
    pendingFocusRow.current = focus;
    replace([...next]);
  };
  const add = (digits?: number) => put(addBlock(rows, digits), rows.length);
  const act = (name: BlockAct, at: number) =>
    put(blockActions[name](rows, at), name === 'split' ? at + 1 : Math.min(at, rows.length - 2));
  const move = (at: number, end: keyof BlockRow, to: number) => {
    const next = moveEnd(rows, at, end, to)[at]?.[end];
    if (next !== undefined && next !== rows[at]?.[end])
      form.setValue(`${path}.${at}.${end}`, next, { shouldDirty: true, shouldTouch: true });
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedBlocks(event.clipboardData.getData('text/plain'));
    const at = cellOf(path, event.target);
    if (!at || pasted.length === 0) return;
    event.preventDefault();
    put([...rows.slice(0, at.row), ...pasted].slice(0, maxBlocks), at.row);
  };
  const isFull = rows.length >= maxBlocks;
  const isWhole = plan.blocks.length > 0 && plan.left === 0;
  return (
    <Field field={state} label={translate(field.label)} as="group" hint={t('line.hint')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in its cells */}
      <div
        ref={box}
        id={state.id}
        tabIndex={-1}
        onPaste={onPaste}
        onKeyDown={(event) =>
          moveByKey(event, {
            path,
            columns: Object.keys(field.fields),
            rows: rows.length,
            focus: focusCell,
            grow: () => add(),
          })
        }
        className="grid grid-cols-1 gap-3"
      >
        {plan.blocks.length > 0 && <BlockBar plan={plan} rows={rows} pilot={pilot} onMove={move} />}
        <LineLabels plan={plan} live />
        {fields.length === 0 && (
          <div className="flex flex-wrap gap-2">
            {usualDigits.map((digits) => (
              <Button key={digits} onClick={() => add(digits)}>
                {t('line.usual', { from: '0'.repeat(digits), to: '9'.repeat(digits), n: amount(10 ** digits) })}
              </Button>
            ))}
          </div>
        )}
        {fields.length > 0 && (
          <div
            aria-hidden="true"
            className="hidden gap-2 text-muted text-sm sm:grid sm:grid-cols-[4.5rem_minmax(5rem,8rem)_minmax(5rem,8rem)_minmax(4rem,1fr)]"
          >
            <span />
            {Object.values(field.fields).map(
              (column) => 'label' in column && <span key={column.label}>{translate(column.label)}</span>,
            )}
            <span>{t('line.countHead')}</span>
          </div>
        )}
        {fields.map((row, index) => (
          <BlockTableRow key={row.id} path={path} field={field} index={index} rows={rows} onAct={act} />
        ))}
      </div>
      {fields.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button icon={<Icon of={Plus} />} disabled={isFull || isWhole} onClick={() => add()}>
            {t('line.add')}
          </Button>
          <span className="text-muted text-sm">
            {isWhole && !isFull ? t('line.full') : texts('ui')('rowCount', { n: rows.length, max: maxBlocks })}
          </span>
        </div>
      )}
    </Field>
  );
}
