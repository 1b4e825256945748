import type { TicketEvent } from '../../../contract/ticket.ts';
import { formatMoment } from '../../../domain/date/date-format.ts';
import { siteConfig } from '../../../domain/site/site-config.ts';
import { statusTone } from '../../../domain/tickets/status-tone.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import type { TimelineEntry } from '../../ui/text/Timeline.tsx';
import { statusName } from '../ticket-words.ts';

type Told = Pick<TimelineEntry, 'title' | 'body' | 'tone'>;

function told(event: TicketEvent, employee: boolean): Told {
  const t = texts('tickets');
  switch (event.kind) {
    case 'created':
      return { title: event.files > 0 ? t('history.createdFiles', { count: event.files }) : t('history.created') };
    case 'note':
      return {
        title: t(event.staff ? 'history.answer' : 'history.note'),
        body: event.text,
        ...(event.staff && { tone: 'info' as const }),
      };
    case 'status':
      return { title: t('history.status', { status: statusName(event.to, employee) }), tone: statusTone[event.to] };
    case 'reopened':
      return { title: t('history.reopened'), body: event.reason, tone: statusTone.reopened };
    case 'attached':
      return {
        title: t('history.attached', { count: event.files.length }),
        body: event.files.join('\n'),
      };
  }
}

/** The timeline of a ticket; what the distributor's staff did says so. */
export function historyEntries(events: readonly TicketEvent[], employee: boolean): TimelineEntry[] {
  const t = texts('tickets');
  return events.map((event, index) => {
    const who = { by: event.by, moment: formatMoment(event.at, pageLocale()), company: siteConfig.company };
    return {
      id: `${event.at}-${index}`,
      meta: t(event.staff ? 'history.staff' : 'history.meta', who),
      ...told(event, employee),
    };
  });
}
