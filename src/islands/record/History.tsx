import type { ReactNode } from 'react';
import { shownName } from '#domain/access/deputy-name.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '../ui/page/Card.tsx';
import { Timeline } from '../ui/text/Timeline.tsx';
import type { Tone } from '../ui/text/tone.ts';

/** The events of a record, with actor and moment (ms). */
interface HappenedEvent {
  at: number;
  by: string;
  staff: boolean;
}

/** An event in words. */
export interface TimelineEntry {
  title: ReactNode;
  body?: ReactNode;
  tone?: Tone;
}

interface Props<Event> {
  /** Oldest first. */
  events: readonly Event[];
  tell: (event: Event) => TimelineEntry;
}

/** The timeline of a record; what the distributor's staff did says so. */
export function History<Event extends HappenedEvent>({ events, tell }: Props<Event>) {
  const t = texts('record');
  const entries = events.map((event, index) => {
    const who = {
      by: shownName(event.by, pageLocale()),
      moment: formatMoment(event.at, pageLocale()),
      company: siteConfig.company,
    };
    return {
      id: `${event.at}-${index}`,
      meta: t(event.staff ? 'history.staff' : 'history.meta', who),
      ...tell(event),
    };
  });
  return (
    <Card title={t('history.title')}>
      <Timeline entries={entries} />
    </Card>
  );
}
