import { useState } from 'react';
import type { QueueItem } from '#contract/staff/queue.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Facts } from '#islands/record/Facts.tsx';
import { TimelineCard } from '#islands/record/TimelineCard.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { timelineStore } from '#stores/data/record-timeline.ts';
import { openRecord } from '#stores/staff/open-record.ts';
import { kindName } from './desk-labels.ts';
import { failed } from './failed.ts';
import { DueText } from './QueueRow.tsx';

/** The data of a record that is handled on its own page, and a link to that page. */
export function OtherRecord({ item, isWaiting }: { item: QueueItem; isWaiting: boolean }) {
  const t = texts('desk');
  const [timeline] = useState(() => timelineStore(item.id, item.trid));
  const task = t(`task.${item.task}`);
  return (
    <>
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
    </>
  );
}
