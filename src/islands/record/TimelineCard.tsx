import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { RecordTimeline } from '#contract/timeline.ts';
import { texts } from '#i18n/client.ts';
import type { TimelineStore } from '#stores/data/record-timeline.ts';
import { Async } from '../ui/page/Async.tsx';
import { eventIcon } from './story/event-icon.ts';
import { NotedStory } from './story/NotedStory.tsx';
import type { StoryItem } from './story/story-item.ts';

type Event = RecordTimeline['items'][number];

interface Props {
  store: TimelineStore;
  /** Of the record itself: what happens to it brings its timeline up to date. */
  version: number;
  /** What the event is about: `Entwurf E-2026-000001`; nothing for the record itself. */
  about: (record: Event['record']) => string | undefined;
  /** Of the record, where it takes notes for one's own house. */
  notesOf?: string;
}

/** What happened to a record and to all that belong to it, in one story. */
export function TimelineCard({ store, version, about, notesOf }: Props) {
  const t = texts('record');
  const timeline = useStore(store.$value);
  const isLoadingMore = useStore(store.$isLoadingMore);
  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current === version) return;
    lastVersion.current = version;
    void store.reload();
  }, [version, store]);
  if (timeline.state !== 'ready')
    return (
      <NotedStory
        items={[]}
        notesOf={notesOf}
        state={
          <Async value={timeline} failedTitle={t('history.failed')} onRetry={store.reload}>
            {() => null}
          </Async>
        }
      />
    );
  const items = timeline.value.items.map(({ id, time, actor, staff, kind, text, record }): StoryItem => {
    const of = about(record);
    const event = t(`history.kind.${kind}`);
    const base = { id, at: time, by: actor, isStaff: staff };
    if (kind === 'record.commented')
      return { ...base, kind: 'message', title: of ? t('comment.on', { record: of }) : t('comment.here'), body: text };
    return {
      ...base,
      kind: 'event',
      icon: eventIcon(kind),
      title: of ? `${of}: ${event}` : event,
      ...(text && { body: text }),
    };
  });
  const older = timeline.value.more ? { busy: isLoadingMore, bring: () => void store.more() } : undefined;
  return <NotedStory items={items} notesOf={notesOf} older={older} />;
}
