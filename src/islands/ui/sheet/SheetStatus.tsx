import { useStore } from '@nanostores/react';
import Redo2 from 'lucide/dist/esm/icons/redo-2.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import { useEffect, useState } from 'react';
import type { FaultCount } from '#domain/form/sheet/sheet-faults.ts';
import type { StepName } from '#domain/form/sheet/sheet-history.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';
import type { SheetView } from './useSheet.ts';

/** A step in words. */
export function stepText({ key, parameters }: StepName): string {
  const t = texts('sheet') as unknown as (key: string, parameters?: StepName['parameters']) => string;
  return key === 'cells' ? t('cells', parameters) : t(`step.${key}`, parameters);
}

/** Says what was done last, once and at leisure. */
export function Announcement({ sheet }: { sheet: SheetView }) {
  const notice = useStore(sheet.store.$notice);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setText(stepText(notice)), 150);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <span role="status" className="sr-only">
      {text}
    </span>
  );
}

const undoClass =
  'inline-flex min-h-9 min-w-0 items-center gap-2 rounded-control px-2 font-semibold text-link text-sm hover:bg-brand-soft disabled:text-muted disabled:opacity-60';

/** How many rows have which of the choices that stand in codes: `13 BAS · 4 KOM`. */
function codeCounts({ columns, rows, textOf }: SheetView): string {
  const column = columns.find(({ look }) => look.codes);
  if (!column) return '';
  const counts = Map.groupBy(rows, ({ values }) => String(values[column.name] ?? ''));
  return [...counts]
    .filter(([value]) => value !== '')
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([value, those]) => `${those.length} ${textOf(column, value)}`)
    .join(' · ');
}

const maxNamedRows = 3;

/** Which rows are not right yet, by their numbers. */
function faultyRows({ rows, field }: SheetView, places: readonly number[]): string {
  const name = field.sheet?.number ?? '';
  const numbers = places.map((place) => String(rows[place]?.values[name] || place + 1));
  const rest = numbers.length - maxNamedRows;
  return [...numbers.slice(0, maxNamedRows), ...(rest > 0 ? [texts('sheet')('moreRows', { n: rest })] : [])].join(', ');
}

interface Props {
  sheet: SheetView;
  label: string;
  count: FaultCount;
  onFault: () => void;
}

/** How many rows there are, what is wrong with them, and what can be undone. */
export function SheetStatus({ sheet, label, count, onFault }: Props) {
  const t = texts('sheet');
  const { past, future } = useStore(sheet.store.$history);
  const [last, next] = [past.at(-1), future[0]];
  const { wrong, missing } = count;
  const { rows } = sheet;
  const undoText = last ? t('undoOf', { step: stepText(last.name) }) : t('undo');
  const redoText = next ? t('redoOf', { step: stepText(next.name) }) : t('redo');
  return (
    <div data-sheet-bar={sheet.path} className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-1 leading-snug">
      <p>
        <b>{rows.length === 1 ? t('oneRow') : `${rows.length} ${inSentence(label, pageLocale())}`}</b>
        <span className="block text-muted text-sm empty:hidden max-md:hidden">{codeCounts(sheet)}</span>
      </p>
      {wrong + missing > 0 && (
        <button
          type="button"
          onClick={onFault}
          className="rounded-control text-start hover:underline md:border-line md:border-s md:ps-5"
        >
          <b>
            {wrong > 0 && <span className="text-danger">{t('faults', { count: wrong })}</span>}
            {wrong > 0 && missing > 0 && ', '}
            {missing > 0 && <span className="text-warn">{t('missing', { count: missing })}</span>}
          </b>
          <span className="block text-muted text-sm max-md:hidden">
            {t('faultyRows', { rows: faultyRows(sheet, count.rows) })}
          </span>
        </button>
      )}
      <span className="flex min-w-0 items-center">
        <button
          type="button"
          disabled={!last}
          aria-label={undoText}
          onClick={() => sheet.store.undo()}
          className={undoClass}
        >
          <Icon of={Undo2} size={16} />
          <span className="truncate max-sm:hidden">{undoText}</span>
        </button>
        <button
          type="button"
          disabled={!next}
          aria-label={redoText}
          title={redoText}
          onClick={() => sheet.store.redo()}
          className={undoClass}
        >
          <Icon of={Redo2} size={16} />
        </button>
      </span>
      <Announcement sheet={sheet} />
    </div>
  );
}
