import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { toast } from '#stores/page/toasts.ts';
import { storedSession } from '#stores/session/session-state.ts';
import { assignAll } from '#stores/staff/desk-actions.ts';
import { colleagues } from '#stores/staff/desk-record.ts';
import { deskAddress, queue } from '#stores/staff/queue.ts';
import { $undoable, undo } from '#stores/staff/undoable.ts';
import { failed } from './failed.ts';
import { QueueList } from './QueueList.tsx';
import { QueueToolbar } from './QueueToolbar.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useOwnId } from './use-own-id.ts';
import { type Keys, useShortcuts } from './use-shortcuts.ts';

// The list is there before what only a chosen or a marked entry needs.
const DeskRecord = lazy(() => import('./DeskRecord.tsx').then((module) => module.DeskRecord));
const BulkBar = lazy(() => import('./BulkBar.tsx').then((module) => module.BulkBar));

/** As many rows as come at first. */
const firstPage = 50;

const keyOf = ({ trid, id }: { trid: string; id: string }) => `${trid}/${id}`;

/** Puts the focus on an element of the page, where it is there. */
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** One queue over all organisations, and the chosen record beside it. */
function DeskScreen() {
  const t = texts('desk');
  const queueValue = useStore(queue.$value);
  const address = useStore(deskAddress.$query);
  const chosen = useMemo(() => ({ trid: address.of, id: address.id }), [address.of, address.id]);
  useStore(colleagues.$value);
  const ownId = useOwnId();
  const [marked, setMarked] = useState<ReadonlyMap<string, QueueItem>>(new Map());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const items = queueValue.state === 'ready' ? queueValue.value.items : [];
  const place = items.findIndex((item) => keyOf(item) === keyOf(chosen));
  const selected = items[place];

  const choose = (item: QueueItem, how: 'push' | 'replace' = 'replace') =>
    deskAddress.set({ of: item.trid, id: item.id }, how);
  const mark = (item: QueueItem) =>
    setMarked((before) => {
      const next = new Map(before);
      if (!next.delete(keyOf(item))) next.set(keyOf(item), item);
      return next;
    });
  const step = (by: number) => {
    const next = items[place < 0 ? 0 : Math.min(items.length - 1, Math.max(0, place + by))];
    if (!next) return;
    choose(next);
    focusOn(`[data-row="${keyOf(next)}"]`);
  };
  const keys: Keys = {
    j: () => step(1),
    k: () => step(-1),
    Enter: () => focusOn('#desk-record'),
    a: () => {
      if (!selected || !ownId) return;
      assignAll([selected], ownId, { assigned: t('assign.mine') }, selected.assignee?.id ?? null).catch(failed);
    },
    r: () => focusOn('#answer-title ~ form textarea, #answer-title ~ * textarea'),
    n: () => focusOn('#internal-note textarea'),
    x: () => selected && mark(selected),
    u: () => void ($undoable.get() && undo().then(() => toast('ok', t('undone')), failed)),
    '/': () => focusOn('#desk-toolbar input[type=search]'),
    Escape: () => (selected ? focusOn(`[data-row="${keyOf(selected)}"]`) : undefined),
    '?': () => setHelpOpen(true),
  };
  useShortcuts(keys, !isHelpOpen);
  useEffect(() => {
    // Returning to the page reloads the list, except after the user has loaded further pages.
    const refresh = () => {
      const now = queue.$value.get();
      // A page that comes back after a logout is seen before it hears of that.
      if (document.visibilityState !== 'visible' || !storedSession()) return;
      if (now.state === 'ready' && now.value.items.length <= firstPage) void queue.reload();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);

  const isOpen = address.id !== '';
  return (
    <div className="grid gap-4">
      <div className={isOpen ? 'max-lg:hidden' : ''}>
        <QueueToolbar
          counts={queueValue.state === 'ready' ? queueValue.value.counts : undefined}
          onHelp={() => setHelpOpen(true)}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)]">
        <div className={`min-w-0 ${isOpen ? 'max-lg:hidden' : ''}`}>
          {marked.size > 0 && (
            <Suspense fallback={<Skeleton rows={1} />}>
              <BulkBar items={[...marked.values()]} onDone={() => setMarked(new Map())} />
            </Suspense>
          )}
          <QueueList
            selected={isOpen ? keyOf(chosen) : undefined}
            isMarked={(item) => marked.has(keyOf(item))}
            onMark={mark}
            onStep={step}
            onChoose={(item) => choose(item, isOpen ? 'replace' : 'push')}
          />
        </div>
        <div className={`min-w-0 ${isOpen ? '' : 'max-lg:hidden'}`}>
          {isOpen ? (
            <Suspense fallback={<Skeleton rows={6} />}>
              <DeskRecord key={keyOf(chosen)} place={chosen} item={selected} />
            </Suspense>
          ) : (
            <div className="card">
              <Empty title={t('choose')}>{t('chooseText')}</Empty>
            </div>
          )}
        </div>
      </div>
      <UndoBar />
      <ShortcutHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

export const Desk = island(DeskScreen);
