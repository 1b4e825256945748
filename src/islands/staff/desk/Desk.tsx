import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { countedUpTo, type QueueItem, queueStates } from '#contract/staff/queue.ts';
import { formatCount } from '#domain/staff/count-text.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { toast } from '#stores/page/toasts.ts';
import { storedSession } from '#stores/session/session-state.ts';
import { colleagues } from '#stores/staff/desk-record.ts';
import { deskAddress, queue } from '#stores/staff/queue.ts';
import { $undoable, undo } from '#stores/staff/undoable.ts';
import { focusInTab, focusOn, pressOn, stepPane } from './desk-focus.ts';
import { keyOf } from './desk-labels.ts';
import type { DeskWalk } from './desk-walk.ts';
import { failed } from './failed.ts';
import { KeyLine } from './KeyLine.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueToolbar } from './QueueToolbar.tsx';
import { type Keys, useF6, useShortcuts } from './use-shortcuts.ts';

// The list is there before what only a chosen or a marked entry needs.
const DeskRecord = lazy(() => import('./DeskRecord.tsx').then((module) => module.DeskRecord));
// One script: the page names the scripts of each import.
const later = () => import('./desk-later.ts');
const ShortcutHelp = lazy(() => later().then((module) => module.ShortcutHelp));
const LatePromises = lazy(() => later().then((module) => module.LatePromises));
const PersonRequests = lazy(() => later().then((module) => module.PersonRequests));
const WaitingApprovals = lazy(() => later().then((module) => module.WaitingApprovals));
const BulkBar = lazy(() => later().then((module) => module.BulkBar));
const UndoBar = lazy(() => later().then((module) => module.UndoBar));

/** As many rows as come at first. */
const firstPage = 50;

/** One queue over all organisations, and the chosen record beside it. */
function DeskScreen() {
  const t = texts('desk');
  const queueValue = useStore(queue.$value);
  const address = useStore(deskAddress.$query);
  const chosen = useMemo(() => ({ trid: address.of, id: address.id }), [address.of, address.id]);
  useStore(colleagues.$value);
  const [marked, setMarked] = useState<ReadonlyMap<string, QueueItem>>(new Map());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const items = queueValue.state === 'ready' ? queueValue.value.items : [];
  const place = items.findIndex((item) => keyOf(item) === keyOf(chosen));
  const selected = items[place];
  const isWide = !useNarrow(1024);
  const hasPartnerPane = !useNarrow(1280);

  const choose = (item: QueueItem, how: 'push' | 'replace' = 'replace') =>
    deskAddress.set({ of: item.trid, id: item.id }, how);
  const mark = (item: QueueItem) =>
    setMarked((before) => {
      const next = new Map(before);
      if (!next.delete(keyOf(item))) next.set(keyOf(item), item);
      return next;
    });
  const goTo = (next: QueueItem | undefined) => {
    if (!next) return;
    choose(next);
    focusOn(`[data-row="${keyOf(next)}"]`);
  };
  const step = (by: number) => goTo(items[place < 0 ? 0 : Math.min(items.length - 1, Math.max(0, place + by))]);
  const toList = () => {
    if (isWide) focusOn(`[data-row="${keyOf(chosen)}"]`);
    else deskAddress.set({ of: '', id: '' });
  };
  const keys: Keys = {
    j: () => step(1),
    k: () => step(-1),
    Enter: () => focusOn('#desk-record'),
    a: () => focusInTab('answer', 'textarea'),
    n: () => focusInTab('note', 'textarea'),
    t: () => {
      pressOn('[data-composer-tab=answer]');
      pressOn('[data-key-reply][aria-expanded=false]');
      requestAnimationFrame(() => focusOn('[data-composer-answer] input[role=combobox]'));
    },
    s: () => focusInTab('answer', 'select[data-key-status]'),
    z: () => pressOn('[data-key-assign] > button'),
    p: () =>
      hasPartnerPane
        ? focusOn('[data-pane=partner]')
        : document.querySelector<HTMLElement>('[data-key-partner]')?.click(),
    x: () => selected && mark(selected),
    u: () => void ($undoable.get() && undo().then(() => toast('ok', t('undone')), failed)),
    '/': () => focusOn('#desk-toolbar input[type=search]'),
    Escape: toList,
    '?': () => setHelpOpen(true),
  };
  useShortcuts(keys, !isHelpOpen);
  useF6(stepPane);
  // There is always something to read beside the list; a reload of the list leaves it alone.
  const first = queueValue.state === 'ready' && !queueValue.refreshing ? items[0] : undefined;
  const isFirstMissing = isWide && address.id === '' && first !== undefined;
  useEffect(() => {
    if (isFirstMissing && first) deskAddress.set({ of: first.trid, id: first.id });
  }, [isFirstMissing, first]);
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
  const page = queueValue.state === 'ready' ? queueValue.value : undefined;
  const state = queueStates.find((one) => one === address.state) ?? 'all';
  const all = page?.next && !address.search ? (page.counts?.[state] ?? items.length) : items.length;
  const walk: DeskWalk = {
    position:
      place < 0
        ? undefined
        : t('position', {
            n: place + 1,
            total: formatCount(all, countedUpTo, pageLocale()) + (page?.next && address.search ? '+' : ''),
          }),
    onPrevious: place > 0 ? () => goTo(items[place - 1]) : undefined,
    onNext: items.length > 0 && place < items.length - 1 ? () => goTo(items[place + 1]) : undefined,
    onBack: () => deskAddress.set({ of: '', id: '' }),
  };
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="grid min-h-0 grow grid-cols-1 grid-rows-[minmax(0,1fr)] lg:grid-cols-[22.5rem_minmax(0,1fr)] xl:grid-cols-[22.5rem_minmax(35rem,1fr)_19rem]">
        <section
          data-pane="list"
          aria-label={t('list')}
          className={`flex min-h-0 min-w-0 flex-col border-line bg-card lg:border-e ${isOpen ? 'max-lg:hidden' : ''}`}
        >
          <QueueToolbar counts={page?.counts} />
          {marked.size > 0 && (
            <Suspense fallback={<Skeleton rows={1} />}>
              <BulkBar items={[...marked.values()]} onDone={() => setMarked(new Map())} />
            </Suspense>
          )}
          <Suspense>
            <LatePromises />
            <PersonRequests />
            {page?.approvals && <WaitingApprovals />}
          </Suspense>
          <QueueList
            selected={isOpen ? keyOf(chosen) : undefined}
            isMarked={(item) => marked.has(keyOf(item))}
            isMarking={marked.size > 0}
            onMark={mark}
            onStep={step}
            onChoose={(item) => choose(item, isOpen ? 'replace' : 'push')}
          />
        </section>
        {isOpen ? (
          <Suspense
            fallback={
              <div className="bg-card p-5">
                <Skeleton rows={6} />
              </div>
            }
          >
            <DeskRecord key={keyOf(chosen)} place={chosen} item={selected} walk={walk} />
          </Suspense>
        ) : (
          <div className="bg-card max-lg:hidden xl:col-span-2">
            {page?.items.length === 0 && <Empty title={t('empty.all')}>{t('empty.allText')}</Empty>}
          </div>
        )}
      </div>
      <KeyLine onHelp={() => setHelpOpen(true)} />
      <Suspense>
        <UndoBar />
      </Suspense>
      {isHelpOpen && (
        <Suspense>
          <ShortcutHelp open onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

export const Desk = island(DeskScreen);
