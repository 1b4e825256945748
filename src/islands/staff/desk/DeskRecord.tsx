import { useEffect, useState } from 'react';
import { findQueued } from '#api/staff/desk.ts';
import type { QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import { deskRecordStore } from '#stores/staff/desk-record.ts';
import { presenceStore } from '#stores/staff/presence.ts';
import { scrollable } from './DeskFrame.tsx';
import { DeskBar } from './DeskHead.tsx';
import { DeskTicket } from './DeskTicket.tsx';
import type { DeskWalk } from './desk-walk.ts';
import { OtherRecord } from './OtherRecord.tsx';
import { PartnerPane } from './PartnerPane.tsx';
import { ViewAs } from './ViewAs.tsx';

interface Props {
  place: { trid: string; id: string };
  /** The record's row, while it waits. */
  item: QueueItem | undefined;
  walk: DeskWalk;
}

/** The chosen record with its actions, and beside it the partner that it concerns. */
export function DeskRecord({ place, item, walk }: Props) {
  const t = texts('desk');
  const [store] = useState(() => deskRecordStore(place));
  const [presence] = useState(() => presenceStore(place));
  // It stays on the screen when it waits no more.
  const [lastItem, setLastItem] = useState(item);
  if (item && item !== lastItem) setLastItem(item);
  // A link may lead to what stands further down the list, or in another one.
  const [isGone, setGone] = useState(false);
  const isUnknown = !lastItem;
  useEffect(() => {
    if (!isUnknown) return;
    let current = true;
    findQueued(place).then(
      (queuedItem) => current && (queuedItem ? setLastItem(queuedItem) : setGone(true)),
      () => current && setGone(true),
    );
    return () => {
      current = false;
    };
  }, [isUnknown, place]);
  const hasThirdPane = !useNarrow(1280);
  const [isPartnerOpen, setPartnerOpen] = useState(false);
  const [isViewing, setViewing] = useState(false);
  const pane = 'flex min-h-0 min-w-0 flex-col bg-card outline-none';
  if (!lastItem) {
    return (
      <section data-pane="record" tabIndex={-1} aria-label={t('record')} className={`${pane} xl:col-span-2`}>
        <DeskBar walk={walk} />
        {isGone ? (
          <Empty title={t('gone')}>{t('goneText')}</Empty>
        ) : (
          <div className="p-5">
            <Skeleton rows={6} />
          </div>
        )}
      </section>
    );
  }
  const view = () => {
    setPartnerOpen(false);
    setViewing(true);
  };
  const frame = {
    item: lastItem,
    isWaiting: item !== undefined,
    walk,
    store,
    presence,
    onViewAs: view,
    onPartner: () => setPartnerOpen(true),
  };
  const partner = <PartnerPane item={lastItem} onViewAs={view} />;
  return (
    <>
      <section data-pane="record" tabIndex={-1} aria-label={t('record')} className={pane}>
        {lastItem.kind === 'hd.ticket' ? <DeskTicket {...frame} /> : <OtherRecord {...frame} />}
      </section>
      {hasThirdPane ? (
        <aside
          data-pane="partner"
          {...scrollable}
          aria-label={t('partner.label')}
          className="min-h-0 overflow-y-auto border-line border-s bg-surface"
        >
          {partner}
        </aside>
      ) : (
        <Dialog size="side" open={isPartnerOpen} onClose={() => setPartnerOpen(false)} title={t('partner.label')}>
          <div className="-mx-5">{partner}</div>
        </Dialog>
      )}
      <button type="button" hidden data-key-partner onClick={() => setPartnerOpen(true)} />
      <ViewAs trid={lastItem.trid} name={lastItem.foundation} open={isViewing} onClose={() => setViewing(false)} />
    </>
  );
}
