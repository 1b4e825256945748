import { useStore } from '@nanostores/react';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import { useState } from 'react';
import { href } from '../../../domain/access/routes.ts';
import type { Holidays } from '../../../domain/date/working-days.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { ticketStore } from '../../../stores/tickets/ticket.ts';
import { Outdated } from '../../ui/document/Outdated.tsx';
import { Async } from '../../ui/page/Async.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { LinkButton } from '../../ui/text/Button.tsx';
import { TicketCrumbs } from './TicketCrumbs.tsx';
import { TicketScreen } from './TicketScreen.tsx';

function NoSuchTicket() {
  const t = texts('tickets');
  return (
    <div className="card" role="status">
      <Empty
        icon={FileQuestion}
        title={t('detail.missing')}
        action={<LinkButton href={href('EtcTicketOverview', pageLocale())}>{t('detail.back')}</LinkButton>}
      >
        {t('detail.missingText')}
      </Empty>
    </div>
  );
}

/** One ticket: what was asked, what became of it, and everything that can be done with it. */
export function TicketDetail({ id, holidays }: { id: string; holidays: Holidays }) {
  const t = texts('tickets');
  const pages = texts('routes');
  const [store] = useState(() => ticketStore(id));
  const ticket = useStore(store.ticket.$value);
  if (ticket.state === 'ready') {
    return (
      <>
        {ticket.failure && <Outdated failure={ticket.failure} onRetry={store.ticket.reload} />}
        <TicketScreen ticket={ticket.value} store={store} holidays={holidays} />
      </>
    );
  }
  return (
    <div className="grid gap-5">
      <div>
        <TicketCrumbs label={pages('EtcTicketEdit')} />
        <h1>{pages('EtcTicketEdit')}</h1>
      </div>
      {ticket.state === 'failed' && ticket.error.status === 404 ? (
        <NoSuchTicket />
      ) : (
        <Async
          value={ticket}
          failedTitle={t('detail.failed')}
          onRetry={store.ticket.reload}
          skeleton={
            <div className="card">
              <Skeleton rows={6} />
            </div>
          }
        >
          {() => null}
        </Async>
      )}
    </div>
  );
}
