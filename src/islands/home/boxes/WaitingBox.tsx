import { useStore } from '@nanostores/react';
import { href } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { $isEmployee } from '../../../stores/foundation/foundation.ts';
import { waitingTickets } from '../../../stores/tickets/waiting-tickets.ts';
import { AsyncBox } from './AsyncBox.tsx';
import { WaitingRow } from './WaitingRow.tsx';

/** Tickets whose next step is the user's: a question to a partner, new and reopened ones for staff. */
export function WaitingBox() {
  const t = texts('home');
  const employee = useStore($isEmployee);
  return (
    <AsyncBox
      title={t('waiting.title')}
      action={<a href={href('EtcTicketOverview', pageLocale(), { status: 'mine' })}>{t('all')}</a>}
      source={waitingTickets}
      rows={3}
      tile
      isEmpty={({ total }) => total === 0}
      empty={
        <>
          <p className="font-semibold">{t('waiting.empty')}</p>
          <p className="text-muted text-sm">{t(employee ? 'waiting.emptyHintStaff' : 'waiting.emptyHint')}</p>
        </>
      }
    >
      {({ items }) => (
        <ul>
          {items.map((ticket) => (
            <WaitingRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}
