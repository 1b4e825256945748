import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { openRecord } from '#stores/staff/open-record.ts';
import { Composer } from './Composer.tsx';
import { DeskFrame, type FrameProps } from './DeskFrame.tsx';
import { DueText } from './DueText.tsx';
import { failed } from './failed.ts';
import { kindName } from './kind-name.ts';
import { noteEntries, Story } from './Story.tsx';

/** The data of a record that is handled on its own page, a link to that page, and the notes of colleagues. */
export function OtherRecord(frame: FrameProps) {
  const t = texts('desk');
  const { item, isWaiting, store } = frame;
  const desk = useStore(store.$value);
  const [timeline] = useState(() => timelineStore(item.id, item.trid));
  const task = t(`task.${item.task}`);
  return (
    <DeskFrame
      {...frame}
      pill={isWaiting && <StatusPill tone="info">{task}</StatusPill>}
      composer={<Composer place={item} store={store} />}
    >
      {isWaiting ? (
        <Notice
          title={task}
          actions={
            <Button look="primary" onClick={() => openRecord(item.trid, item.link).catch(failed)}>
              {t('openKind', { kind: kindName(item.kind) })}
            </Button>
          }
        />
      ) : (
        <Notice tone="ok" title={t('gone')}>
          {t('goneText')}
        </Notice>
      )}
      <Facts
        title={t('facts')}
        facts={[
          { label: t('number'), value: item.foreignid },
          { label: t('foundation'), value: item.foundation },
          { label: t('waits'), value: formatMoment(item.since, pageLocale()) },
          { label: t('due'), value: item.due === undefined ? undefined : <DueText due={item.due} /> },
        ]}
      />
      <TimelineCard
        store={timeline}
        version={0}
        about={({ foreignid, id }) => (id === item.id ? undefined : foreignid?.toString())}
      />
      <Async value={desk} failedTitle={t('notes.failed')} onRetry={store.reload}>
        {({ notes }) => (notes.length > 0 ? <Story entries={noteEntries({ notes })} /> : null)}
      </Async>
    </DeskFrame>
  );
}
