import { texts } from '../../i18n/client.ts';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { TicketCrumbs } from './detail/TicketCrumbs.tsx';

/** Stands where the page's own skeleton stood until the code of the ticket is there. */
export function EditSkeleton() {
  const title = texts('routes')('EtcTicketEdit');
  return (
    <div className="grid gap-5">
      <div>
        <TicketCrumbs label={title} />
        <h1>{title}</h1>
      </div>
      <div className="card">
        <Skeleton rows={6} />
      </div>
    </div>
  );
}
