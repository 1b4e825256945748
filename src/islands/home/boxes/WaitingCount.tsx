import { useStore } from '@nanostores/react';
import { texts } from '../../../i18n/client.ts';
import { waitingTickets } from '../../../stores/tickets/waiting-tickets.ts';
import { island } from '../../ui/page/island.tsx';

/** The line under the greeting; empty until the number is known. */
function WaitingLine() {
  const waiting = useStore(waitingTickets.$value);
  if (waiting.state !== 'ready') return null;
  return texts('home')('waitingCount', { count: waiting.value.total });
}

export const WaitingCount = island(WaitingLine, { look: 'line' });
