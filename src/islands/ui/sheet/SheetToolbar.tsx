import ClipboardPaste from 'lucide/dist/esm/icons/clipboard-paste.mjs';
import Columns3 from 'lucide/dist/esm/icons/columns-3.mjs';
import ListPlus from 'lucide/dist/esm/icons/list-plus.mjs';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { previewRange, readRange } from '#domain/form/sheet/number-range.ts';
import { usedValues } from '#domain/form/sheet/sheet-faults.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '../form/inputs.tsx';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { SheetPopover } from './SheetPopover.tsx';
import type { SheetView } from './useSheet.ts';

const maxListedNumbers = 3;

/** What a range makes, in words. */
function previewText(sheet: SheetView, text: string): string {
  const t = texts('sheet');
  const column = sheet.allColumns.find(({ name }) => name === sheet.field.sheet?.number);
  const range = readRange(text);
  if (text.trim() === '' || !column) return '';
  if (!range) return t('rangeUnread');
  const room = sheet.field.max - sheet.rows.length;
  const { numbers, taken, dropped } = previewRange(range, usedValues(sheet.rows, column), room);
  const parts = numbers.length > 0 ? [t('rangeNumbers', { from: numbers[0], to: numbers.at(-1) })] : [];
  if (taken.length > maxListedNumbers) parts.push(t('rangeTakenMany', { count: taken.length }));
  else if (taken.length > 0) parts.push(t('rangeTaken', { count: taken.length, numbers: taken.join(', ') }));
  if (dropped > 0) parts.push(t('rangeDropped', { max: sheet.field.max }));
  return parts.join(', ');
}

/** Rows by a range of numbers: `20 ab 10`. */
export function RangeMaker({ sheet, onMake }: { sheet: SheetView; onMake?: () => void }) {
  const t = texts('sheet');
  const id = useId();
  const [text, setText] = useState('');
  const preview = previewText(sheet, text);
  const make = () => {
    const range = readRange(text);
    if (!range || sheet.store.addRange(range) === 0) return;
    setText('');
    onMake?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    make();
  };
  return (
    <div className="flex min-h-10 items-center rounded-control border border-control bg-card focus-within:border-link">
      <label htmlFor={id} className="ps-3 text-muted">
        <Icon of={ListPlus} />
        <span className="sr-only">{t('range')}</span>
      </label>
      <input
        id={id}
        value={text}
        placeholder={t('rangeExample')}
        autoComplete="off"
        aria-describedby={`${id}-preview`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="w-25 self-stretch rounded-control bg-transparent px-2"
      />
      <span id={`${id}-preview`} aria-live="polite" className="max-w-60 pe-2 text-muted text-sm">
        {preview}
      </span>
      <button
        type="button"
        onClick={make}
        className="self-stretch rounded-e-control border-line border-s px-3 font-semibold text-link hover:bg-brand-soft"
      >
        {t('create')}
      </button>
    </div>
  );
}

/** Which columns are shown. */
function ColumnChoice({ sheet }: { sheet: SheetView }) {
  const t = texts('sheet');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { allColumns, columns } = sheet;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="btn btn-secondary"
        onClick={() => setOpen(true)}
      >
        <Icon of={Columns3} />
        {t('columns')}
        <span className="rounded-tag bg-track px-1.5 font-semibold text-sm">
          {t('columnsOf', { n: columns.length, total: allColumns.length })}
        </span>
      </button>
      {open && button.current && (
        <SheetPopover anchor={button.current} label={t('columns')} align="end" onClose={() => setOpen(false)}>
          {allColumns.map((column) => (
            <label
              key={column.name}
              className="flex items-center gap-2.5 rounded-control px-3 py-2 text-sm hover:bg-brand-soft"
            >
              <CheckboxInput
                disabled={column.look.frozen ?? false}
                checked={columns.includes(column)}
                onChange={({ target }) => sheet.changeLayout({ shown: { [column.name]: target.checked } })}
              />
              {sheet.words.translate(column.field.label)}
            </label>
          ))}
        </SheetPopover>
      )}
    </>
  );
}

/** Fewer rows than these are typed, not taken over from a table. */
const minImportedRows = 10;
export const mayImport = ({ max }: { max: number }): boolean => max > minImportedRows;
/** Fewer columns than these are all shown. */
const minChosenColumns = 4;

interface Props {
  sheet: SheetView;
  /** Rows stand as a list, which has no columns. */
  isPhone: boolean;
  onImport: () => void;
}

/** What stands above a sheet: ranges, tables from elsewhere, columns. */
export function SheetToolbar({ sheet, isPhone, onImport }: Props) {
  const { field, allColumns } = sheet;
  // An empty sheet offers the ways to its first rows itself.
  const isEmpty = sheet.rows.length === 0;
  const hasRange = !isEmpty && field.sheet?.number !== undefined;
  const hasImport = !isEmpty && mayImport(field);
  const hasChoice = !isPhone && allColumns.length >= minChosenColumns;
  if (!hasRange && !hasImport && !hasChoice) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {hasRange && <RangeMaker sheet={sheet} />}
      {hasImport && (
        <Button icon={<Icon of={ClipboardPaste} />} onClick={onImport}>
          {texts('table-import')('button')}
        </Button>
      )}
      {hasChoice && <ColumnChoice sheet={sheet} />}
    </div>
  );
}
