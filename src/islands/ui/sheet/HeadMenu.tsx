import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUpDown from 'lucide/dist/esm/icons/arrow-up-down.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { useId, useRef, useState } from 'react';
import { type CellOption, cellOptions, hasOptions } from '#domain/form/sheet/cell-text.ts';
import type { SheetColumn } from '#domain/form/sheet/sheet-columns.ts';
import { texts } from '#i18n/client.ts';
import { RadioInput } from '../form/inputs.tsx';
import { Icon } from '../text/Icon.tsx';
import { entryClass, SheetPopover } from './SheetPopover.tsx';
import type { FillTarget } from './sheet-store.ts';
import type { SheetView } from './useSheet.ts';

interface Props {
  sheet: SheetView;
  name: string;
  anchor: HTMLElement;
  onClose: () => void;
}

const isEmpty = (value: unknown) => (value ?? '') === '' || value === false;

/** The values that all rows of a column can take at once. */
function valuesFor(sheet: SheetView, column: SheetColumn): { value: unknown; option: CellOption }[] {
  const t = texts('sheet');
  const { labels, context } = sheet.sheetContext();
  if (column.field.kind === 'checkbox')
    return [true, false].map((value) => {
      const label = t(value ? 'yes' : 'no');
      return { value, option: { value: String(value), label, code: label } };
    });
  if (!hasOptions(column)) return [];
  const options = cellOptions(column, labels, context, sheet.rowScope(undefined, 0));
  const none = { value: '', option: { value: '', label: t('none'), code: '–' } };
  const isOptional = column.field.contract._zod.optin === 'optional';
  return [...options.map((option) => ({ value: option.value, option })), ...(isOptional ? [none] : [])];
}

/** One value for all rows of a column, for those without, or for the marked ones. */
function ForAll({ sheet, column, onClose }: { sheet: SheetView; column: SheetColumn; onClose: () => void }) {
  const t = texts('sheet');
  const id = useId();
  const { rows, store } = sheet;
  const marked = useRef(store.range()).current;
  const markedCount = rows.length === 0 ? 0 : marked.bottom - marked.top + 1;
  const [target, setTarget] = useState<FillTarget>(markedCount > 1 ? 'marked' : 'all');
  const emptyCount = rows.filter(({ values }) => isEmpty(values[column.name])).length;
  const targets: [FillTarget, string][] = [
    ['all', t('all', { count: rows.length })],
    ['empty', t('missingOnes', { count: emptyCount })],
    ['marked', t('marked', { count: markedCount })],
  ];
  return (
    <>
      <fieldset className="mx-1.5 mb-1.5 grid auto-cols-fr grid-flow-col overflow-clip rounded-control border border-line text-center text-sm">
        {targets.map(([value, label]) => (
          <label
            key={value}
            className="cursor-pointer px-2 py-1.5 text-muted has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-link has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 forced-colors:has-checked:underline"
          >
            <RadioInput name={id} checked={target === value} onChange={() => setTarget(value)} className="sr-only" />
            {label}
          </label>
        ))}
      </fieldset>
      {valuesFor(sheet, column).map(({ value, option }, index) => (
        <button
          key={option.value}
          type="button"
          {...(index === 0 && { 'data-first': true })}
          className={`${entryClass} text-sm`}
          onClick={() => {
            store.fillColumn(column.name, value, target);
            onClose();
          }}
        >
          {option.code !== option.label && <b className="min-w-10">{option.code}</b>}
          {option.label}
        </button>
      ))}
      <hr className="my-1.5 border-line" />
    </>
  );
}

/** The menu of a column. */
export function HeadMenu({ sheet, name, anchor, onClose }: Props) {
  const t = texts('sheet');
  const { store, columns, rows } = sheet;
  const column = columns.find((one) => one.name === name);
  if (!column) return null;
  const label = sheet.words.translate(column.field.label);
  const hasValues = hasOptions(column) || column.field.kind === 'checkbox';
  const run = (work: () => void) => () => {
    work();
    onClose();
  };
  const { top, bottom } = store.range();
  const at = columns.indexOf(column);
  return (
    <SheetPopover anchor={anchor} label={label} align="start" onClose={onClose}>
      <p className="px-3 pt-1.5 pb-2 font-semibold">{hasValues ? t('forAll', { column: label }) : label}</p>
      {hasValues && <ForAll sheet={sheet} column={column} onClose={onClose} />}
      <button
        type="button"
        disabled={rows.length < 2}
        className={`${entryClass} text-sm`}
        onClick={run(() => {
          const first = { top, left: at, bottom: top, right: at };
          store.fill(first, bottom > top ? bottom : rows.length - 1);
        })}
      >
        <Icon of={ArrowDown} size={16} />
        {t('fillDown')}
        <kbd className="ms-auto rounded-tag border border-line px-1.5 text-muted text-xs pointer-coarse:hidden">
          {t('fillDownKeys')}
        </kbd>
      </button>
      <button type="button" className={`${entryClass} text-sm`} onClick={run(() => store.sort(column, false))}>
        <Icon of={ArrowUpDown} size={16} />
        {t('sort')}
      </button>
      {columns.length > 1 && !column.look.frozen && (
        <button
          type="button"
          className={`${entryClass} text-sm`}
          onClick={run(() => sheet.changeLayout({ shown: { [name]: false } }))}
        >
          <Icon of={EyeOff} size={16} />
          {t('hide')}
        </button>
      )}
    </SheetPopover>
  );
}
