import { useStore } from '@nanostores/react';
import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useEffect, useState } from 'react';
import { findQueued } from '#api/staff/desk.ts';
import type { QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { deskRecordStore } from '#stores/staff/desk-record.ts';
import { openRecord } from '#stores/staff/open-record.ts';
import { deskAddress } from '#stores/staff/queue.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { DeskTicket } from './DeskTicket.tsx';
import { kindName } from './desk-labels.ts';
import { failed } from './failed.ts';
import { InternalNotes } from './InternalNotes.tsx';
import { OtherRecord } from './OtherRecord.tsx';
import { ViewAs } from './ViewAs.tsx';

interface Props {
  place: { trid: string; id: string };
  /** The record's row, while it waits. */
  item: QueueItem | undefined;
}

/** The chosen record beside the list: what it is about, who has it, and everything that can be done about it. */
export function DeskRecord({ place, item }: Props) {
  const t = texts('desk');
  const [store] = useState(() => deskRecordStore(place));
  // It stays on the screen when it waits no more.
  const [lastItem, setKnown] = useState(item);
  if (item && item !== lastItem) setKnown(item);
  // A link may lead to what stands further down the list, or in another one.
  const [isGone, setGone] = useState(false);
  const isUnknown = !lastItem;
  useEffect(() => {
    if (!isUnknown) return;
    let current = true;
    findQueued(place).then(
      (queuedItem) => current && (queuedItem ? setKnown(queuedItem) : setGone(true)),
      () => current && setGone(true),
    );
    return () => {
      current = false;
    };
  }, [isUnknown, place]);
  const desk = useStore(store.$value);
  const back = (
    <Button
      small
      look="quiet"
      className="-ms-2 justify-self-start lg:hidden"
      icon={<Icon of={ArrowLeft} size={16} />}
      onClick={() => deskAddress.set({ of: '', id: '' })}
    >
      {t('toList')}
    </Button>
  );
  if (!lastItem) {
    return (
      <div className="grid gap-4">
        {back}
        {isGone ? (
          <div className="card">
            <Empty title={t('gone')}>{t('goneText')}</Empty>
          </div>
        ) : (
          <Skeleton rows={6} />
        )}
      </div>
    );
  }
  const name = [kindName(lastItem.kind), lastItem.foreignid].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        {back}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="text-muted text-sm">{name}</p>
            <h2 id="desk-record" tabIndex={-1} className="wrap-anywhere">
              {lastItem.title || name}
            </h2>
            <button
              type="button"
              className="min-h-6 text-link hover:underline"
              onClick={() => deskAddress.set({ foundation: lastItem.trid })}
            >
              {lastItem.foundation}
            </button>
          </div>
          <div className="flex flex-wrap gap-2">
            <AssignMenu
              items={[lastItem]}
              current={desk.state === 'ready' ? (desk.value.assignee ?? null) : (lastItem.assignee ?? null)}
              onDone={() => void store.reload()}
            />
            <ViewAs trid={lastItem.trid} name={lastItem.foundation} />
            <Button onClick={() => openRecord(lastItem.trid, lastItem.link).catch(failed)}>{t('open')}</Button>
          </div>
        </div>
      </header>
      {lastItem.kind === 'hd.ticket' ? (
        <DeskTicket place={place} />
      ) : (
        <OtherRecord item={lastItem} isWaiting={item !== undefined} />
      )}
      <InternalNotes store={store} place={place} />
    </div>
  );
}
