import type { TicketEvent } from '../../../contract/ticket.ts';
import { texts } from '../../../i18n/client.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Timeline } from '../../ui/text/Timeline.tsx';
import { historyEntries } from './history-entries.ts';

export function History({ events, employee }: { events: readonly TicketEvent[]; employee: boolean }) {
  return (
    <Card title={texts('tickets')('history.title')}>
      <Timeline entries={historyEntries(events, employee)} />
    </Card>
  );
}
