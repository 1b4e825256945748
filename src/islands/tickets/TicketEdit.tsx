import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import type { Holidays } from '../../domain/needed-by-date.ts';
import { $ticketAddress } from '../../stores/ticket-create.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

const NewTicket = lazy(() => import('./new/NewTicket.tsx').then((module) => ({ default: module.NewTicket })));
const TicketDetail = lazy(() =>
  import('./detail/TicketDetail.tsx').then((module) => ({ default: module.TicketDetail })),
);

/** The ticket that the address names, or a new one (decision 15). */
export function TicketEdit({ holidays }: { holidays: Holidays }) {
  const { id } = useStore($ticketAddress);
  return (
    <Suspense fallback={<Skeleton rows={6} />}>
      {id ? <TicketDetail key={id} id={id} /> : <NewTicket holidays={holidays} />}
    </Suspense>
  );
}
