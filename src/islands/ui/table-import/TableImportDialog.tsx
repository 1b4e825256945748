import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Values } from '#domain/form/form-description.ts';
import type { ImportRow } from '#domain/table-import/import-row.ts';
import type { ImportTarget, RowFault } from '#domain/table-import/import-target.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '../overlay/Dialog.tsx';
import { Notice } from '../page/Notice.tsx';
import { useNarrow } from '../page/useNarrow.ts';
import { ImportAssignment, ImportCards } from './ImportCards.tsx';
import { ImportFilter } from './ImportFilter.tsx';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportMendings } from './ImportMendings.tsx';
import { ImportSource } from './ImportSource.tsx';
import { ImportTable } from './ImportTable.tsx';
import { ImportWords } from './ImportWords.tsx';
import type { Source } from './read-source.ts';
import { saveFaults } from './save-faults.ts';
import { type RowFilter, type TableImport, useTableImport } from './use-table-import.ts';

/** What became of rows: all taken, or what stands against some, counted in the rows that were handed over. */
export interface Taken {
  readonly faults?: readonly RowFault[];
  /** Why none was taken. */
  readonly failure?: string;
  /** A trial: none was taken, and all stay as they are. */
  readonly isTrial?: boolean;
}

interface TableImportProps {
  title: string;
  target: ImportTarget;
  onClose: () => void;
  /** Rows are taken over. With `faulty` those with faults come along, to be mended in the table. */
  onTake: (rows: readonly ImportRow[], replaces: boolean) => Taken | Promise<Taken>;
  /** Says what the button does. */
  takeLabel?: (count: number, rows: readonly ImportRow[]) => string;
  /** Rows with faults stay here until they are mended: what takes them over refuses them. */
  isStrict?: boolean;
  /** A table that was pasted before. */
  first?: Source;
  /** What the table holds already. */
  present?: readonly Values[];
  /** The way without a table. */
  withoutTable?: ReactNode;
  /** Stands above the rows: questions that concern all of them. */
  children?: ReactNode | ((state: TableImport) => ReactNode);
}

/** Narrower windows have the parts below each other. */
const stackedBelow = 900;
const noRows: readonly Values[] = [];

/** Pasting anywhere in the dialog brings a table, where it is not meant for a field. */
function usePaste({ choose, paste }: Pick<TableImport, 'choose' | 'paste'>): void {
  const latest = useRef({ choose, paste });
  latest.current = { choose, paste };
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.matches('input:not([type=file]), textarea');
      if (isField || event.defaultPrevented || !event.clipboardData) return;
      const [file] = event.clipboardData.files;
      const text = event.clipboardData.getData('text/plain');
      if (text.trim() !== '') latest.current.paste(text);
      else if (file) void latest.current.choose(file);
      else return;
      event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

const isSound = ({ faults }: ImportRow) => faults.length === 0;

/** Rows of a filter; those that were faulty when it was chosen stay in sight while they are mended. */
function useFilter(state: TableImport) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const included = state.rows.filter(({ leftOut }) => leftOut === undefined);
  const faulty = included.filter((row) => !isSound(row));
  const choose = (next: RowFilter) => {
    setFilter(next);
    setPinned(new Set(next === 'faulty' ? faulty.map(({ index }) => index) : []));
  };
  const current = filter === 'faulty' && faulty.length === 0 && pinned.size === 0 ? 'all' : filter;
  const visible = {
    all: () => state.rows,
    ready: () => included.filter(isSound),
    faulty: () => state.rows.filter((row) => !isSound(row) || pinned.has(row.index)),
  }[current]();
  return { filter: current, choose, visible, included, faulty };
}

/** Takes rows over from a table: where it comes from at the left, what becomes of it at the right. */
export function TableImportDialog(props: TableImportProps) {
  const { title, target, onClose, onTake, isStrict = false, present = noRows, withoutTable, children } = props;
  const t = texts('table-import');
  const state = useTableImport(target, present, props.first);
  usePaste(state);
  const narrow = useNarrow(stackedBelow);
  const scroller = useRef<HTMLDivElement>(null);
  const opened = useRef(new Set<string>()).current;
  const idPrefix = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { filter, choose, visible, included, faulty } = useFilter(state);
  const room = Math.max(0, target.maxRows - (state.replaces ? 0 : present.length));
  const candidates = isStrict ? included.filter(isSound) : included;
  const taken = candidates.slice(0, room);

  // Fields of another source are not those of this one.
  const lastSource = useRef(state.source);
  if (lastSource.current !== state.source) {
    lastSource.current = state.source;
    opened.clear();
  }

  const take = async () => {
    setFailure('');
    if (taken.length === 0) return choose('faulty');
    setBusy(true);
    const outcome = await onTake(taken, state.replaces && present.length > 0);
    setBusy(false);
    if (outcome.failure) return setFailure(outcome.failure);
    if (outcome.isTrial) return;
    if (outcome.faults) {
      const byRow = Map.groupBy(outcome.faults, ({ row }) => taken[row]?.index ?? -1);
      state.settle({ takenRows: state.takenRows, serverFaults: byRow });
      return choose('faulty');
    }
    if (taken.length === included.length) return onClose();
    // What could not be taken over stays until it is mended or given up.
    state.settle({
      takenRows: new Set([...state.takenRows, ...taken.map(({ index }) => index)]),
      serverFaults: new Map(),
    });
  };

  const rowProps = { rows: visible, state, target, opened, idPrefix };
  const hasRows = state.table !== undefined;
  return (
    <Dialog
      open
      size="sheet"
      onClose={onClose}
      title={title}
      actions={
        <ImportFooter
          state={state}
          ready={included.length - faulty.length}
          faulty={faulty.length}
          beyond={Math.max(0, candidates.length - room)}
          maxRows={target.maxRows}
          present={present.length}
          isStrict={isStrict}
          busy={busy}
          label={
            taken.length > 0
              ? (props.takeLabel?.(taken.length, taken) ?? t('take', { count: taken.length }))
              : t(faulty.length > 0 ? 'showFaults' : 'takeOver')
          }
          onTake={() => void take()}
          onClose={onClose}
        />
      }
    >
      <div
        ref={scroller}
        className="grid h-full min-h-0 overflow-auto min-[900px]:grid-cols-[20.75rem_minmax(0,1fr)] min-[900px]:overflow-hidden"
      >
        <div className="border-line bg-surface px-5 py-5 max-[899px]:border-b sm:px-6 min-[900px]:overflow-auto min-[900px]:border-e">
          <ImportSource state={state} target={target} title={title}>
            {withoutTable}
          </ImportSource>
        </div>
        <div
          className={`flex min-h-0 min-w-0 flex-col gap-3 px-5 py-4 sm:px-6 ${hasRows ? '' : 'min-[900px]:justify-center'}`}
        >
          {failure && (
            <Notice live tone="danger">
              {failure}
            </Notice>
          )}
          {!hasRows && <EmptyPreview target={target} />}
          {hasRows && (
            <>
              {typeof children === 'function' ? children(state) : children}
              <ImportFilter
                state={state}
                filter={filter}
                onFilter={choose}
                all={included.length}
                faulty={faulty.length}
                onSaveFaults={() => saveFaults(title, faulty, state, target)}
              />
              <ImportWords state={state} />
              <ImportMendings state={state} />
              {state.missingColumns.length > 0 && (
                <p className="text-sm text-warn">
                  {t('missing', { columns: state.missingColumns.map(({ caption }) => caption).join(', ') })}
                </p>
              )}
              {narrow ? (
                <>
                  <ImportAssignment state={state} target={target} />
                  <ImportCards {...rowProps} scroller={scroller} />
                </>
              ) : (
                <ImportTable {...rowProps} />
              )}
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** So many columns tell what kind of table is meant; the template has all. */
const maxCaptions = 16;

/** Before there is a table: what it may hold. */
function EmptyPreview({ target }: { target: ImportTarget }) {
  const t = texts('table-import');
  const captions = target.columns.flatMap(({ caption, split }) => (split ? [] : [caption]));
  const more = captions.length - maxCaptions;
  return (
    <div className="mx-auto grid max-w-form gap-3 text-center text-muted">
      <p className="font-semibold text-ink">{t('emptyTitle')}</p>
      <p>{t('emptyText')}</p>
      <ul className="flex flex-wrap justify-center gap-1.5 text-sm">
        {captions.slice(0, maxCaptions).map((caption) => (
          <li key={caption} className="rounded-control border border-line px-2 py-0.5">
            {caption}
          </li>
        ))}
        {more > 0 && <li className="px-2 py-0.5">{t('captionsMore', { count: more })}</li>}
      </ul>
    </div>
  );
}
