import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { RecordTimeline } from '#contract/timeline.ts';
import { shownName } from '#domain/access/deputy-name.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { TimelineStore } from '#stores/data/record-timeline.ts';
import { Async } from '../ui/page/Async.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Button } from '../ui/text/Button.tsx';
import { Timeline } from '../ui/text/Timeline.tsx';

type Event = RecordTimeline['items'][number];

interface Props {
  store: TimelineStore;
  /** Of the record itself: what happens to it brings its timeline up to date. */
  version: number;
  /** What the event is about: `Entwurf E-2026-000001`; nothing for the record itself. */
  about: (record: Event['record']) => string | undefined;
}

/** Details open on request. */
const atFirst = 8;

/** What happened to a record and to all that belong to it, in one line of time. */
export function TimelineCard({ store, version, about }: Props) {
  const t = texts('record');
  const timeline = useStore(store.$value);
  const isLoadingMore = useStore(store.$isLoadingMore);
  const [isWhole, setWhole] = useState(false);
  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current === version) return;
    lastVersion.current = version;
    void store.reload();
  }, [version, store]);
  return (
    <Card title={t('history.title')}>
      <Async value={timeline} failedTitle={t('history.failed')} onRetry={store.reload}>
        {({ items, more }) => (
          <div className="grid gap-3">
            <Timeline
              entries={(isWhole ? items : items.slice(0, atFirst)).map(
                ({ id, time, actor, staff, kind, text, record }) => {
                  const who = {
                    by: shownName(actor, pageLocale()),
                    moment: formatMoment(time, pageLocale()),
                    company: siteConfig.company,
                  };
                  const event = t(`history.kind.${kind}`);
                  const of = about(record);
                  return {
                    id,
                    title: of ? `${of}: ${event}` : event,
                    meta: t(staff ? 'history.staff' : 'history.meta', who),
                    ...(text && { body: text }),
                  };
                },
              )}
            />
            {!isWhole && items.length > atFirst && (
              <Button className="justify-self-start" onClick={() => setWhole(true)}>
                {t('history.all')}
              </Button>
            )}
            {isWhole && more && (
              <Button className="justify-self-start" busy={isLoadingMore} onClick={store.more}>
                {t('history.more')}
              </Button>
            )}
          </div>
        )}
      </Async>
    </Card>
  );
}
