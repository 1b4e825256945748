import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { QueueItem } from '#contract/staff/queue.ts';
import { texts } from '#i18n/client.ts';
import { useNarrow } from '#islands/ui/page/useNarrow.ts';
import type { DeskRecordStore } from '#stores/staff/desk-record.ts';
import { openRecord } from '#stores/staff/open-record.ts';
import type { PresenceStore } from '#stores/staff/presence.ts';
import { deskAddress } from '#stores/staff/queue.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { Checklist } from './Checklist.tsx';
import { DeskHead } from './DeskHead.tsx';
import type { DeskWalk } from './desk-walk.ts';
import { failed } from './failed.ts';
import { kindName } from './kind-name.ts';
import { PresenceNote } from './PresenceNote.tsx';

export interface FrameProps {
  item: QueueItem;
  isWaiting: boolean;
  walk: DeskWalk;
  store: DeskRecordStore;
  presence: PresenceStore;
  onPartner: () => void;
  onViewAs: () => void;
}

interface Props extends FrameProps {
  pill?: ReactNode;
  /** Changes with what is written, so that the last word stays in sight. */
  length?: number;
  children: ReactNode;
  composer: ReactNode;
}

/** What scrolls is reached by the keyboard. */
export const scrollable = { tabIndex: 0 };

/** A record at the desk: its head and its composer stay, what is between them scrolls. */
export function DeskFrame({
  item,
  isWaiting,
  walk,
  store,
  presence,
  onPartner,
  onViewAs,
  pill,
  length,
  children,
  composer,
}: Props) {
  const t = texts('desk');
  const desk = useStore(store.$value);
  const isWide = !useNarrow(1024);
  const body = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (element && length !== undefined) element.scrollTop = element.scrollHeight;
  }, [length]);
  const assignee = desk.state === 'ready' ? desk.value.assignee : item.assignee;
  const menu = [
    {
      label: t('openKind', { kind: kindName(item.kind) }),
      onSelect: () => void openRecord(item.trid, item.link).catch(failed),
    },
    { label: t('view.open'), onSelect: onViewAs },
    {
      label: t('onlyFoundation', { name: item.foundation }),
      separated: true,
      onSelect: () => deskAddress.set({ foundation: item.trid, ...(!isWide && { of: '', id: '' }) }),
    },
  ];
  return (
    <>
      <DeskHead
        item={item}
        walk={walk}
        isWaiting={isWaiting}
        pill={pill}
        assign={<AssignMenu items={[item]} current={assignee ?? null} onDone={() => void store.reload()} />}
        menu={menu}
        onPartner={onPartner}
        presence={<PresenceNote presence={presence} />}
      />
      {desk.state === 'ready' && <Checklist steps={desk.value.steps} onTick={store.tick} />}
      <section
        ref={body}
        {...scrollable}
        aria-label={t('story')}
        className="min-h-0 grow overflow-y-auto px-5 py-4 max-sm:px-4"
      >
        <div className="grid gap-5">{children}</div>
      </section>
      <div className="contents" onInput={presence.type}>
        {composer}
      </div>
    </>
  );
}
