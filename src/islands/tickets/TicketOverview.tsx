import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { href } from '../../domain/access/routes.ts';
import { waitingFor } from '../../domain/tickets/ticket-rules.ts';
import { countOf, isNarrowed, pageSizes } from '../../domain/tickets/ticket-view.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { $isEmployee } from '../../stores/foundation/foundation.ts';
import { keepScroll, restoreScroll } from '../../stores/page/scroll.ts';
import { $tickets, $ticketsOutdated, $ticketView, reloadTickets, ticketQuery } from '../../stores/tickets/tickets.ts';
import { Async } from '../ui/page/Async.tsx';
import { island } from '../ui/page/island.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { ListView } from '../ui/table/table-types.ts';
import { NoMatch, NoRight, NoTicketsYet } from './overview/NoTickets.tsx';
import { TicketCard } from './overview/TicketCard.tsx';
import { TicketToolbar } from './overview/TicketToolbar.tsx';
import { ticketColumns } from './overview/ticket-columns.tsx';

const refusals = [403, 404];

/** The tickets of the selected foundation; what is shown of them stands in the address (decision 15). */
function TicketTable() {
  const t = texts('tickets');
  const tickets = useStore($tickets);
  const outdated = useStore($ticketsOutdated);
  const view = useStore($ticketView);
  const employee = useStore($isEmployee);
  const waiting = waitingFor(employee);
  const counts = tickets.state === 'ready' ? tickets.value.counts : undefined;
  const shown = tickets.state === 'ready' && !outdated;

  useEffect(keepScroll, []);
  useEffect(() => {
    if (shown) restoreScroll();
  }, [shown]);

  if (tickets.state === 'failed' && refusals.includes(tickets.error.status)) {
    return (
      <div className="card">
        <NoRight />
      </div>
    );
  }

  const change = ({ sort, page, rows }: Partial<ListView>) => {
    ticketQuery.set({ ...(sort && { sort }), ...(rows && { rows: String(rows) }), page: String(page ?? 1) }, 'push');
    if (page && !sort && !rows) scrollTo({ top: 0 });
  };
  const none = counts && !isNarrowed(view) && countOf('all', counts, employee) === 0;

  return (
    <>
      {!none && <TicketToolbar view={view} counts={counts} />}
      <Async
        value={tickets}
        failedTitle={t('failed')}
        onRetry={reloadTickets}
        skeleton={
          <div className="card">
            <Skeleton rows={6} />
          </div>
        }
      >
        {(page, refreshing) => (
          <div className={outdated ? 'opacity-60 transition-opacity' : ''}>
            {page.similar && page.total > 0 && (
              <p role="status" className="card mb-3.5 border-info/30 bg-info-soft px-5 py-3 text-sm">
                {t('overview.similar', { search: view.search })}
              </p>
            )}
            <DataTable
              caption={t('overview.caption')}
              columns={ticketColumns()}
              page={page}
              view={view}
              onView={change}
              pageSizes={pageSizes}
              rowKey={(row) => row.id}
              rowLink={(row) => href('EtcTicketEdit', pageLocale(), { id: row.id })}
              isTinted={(row) => waiting.includes(row.value2)}
              card={(row) => <TicketCard row={row} />}
              refreshing={refreshing}
              empty={<div role="status">{none ? <NoTicketsYet /> : <NoMatch view={view} />}</div>}
            />
          </div>
        )}
      </Async>
    </>
  );
}

export const TicketOverview = island(TicketTable);
