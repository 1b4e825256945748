import { useStore } from '@nanostores/react';
import type { TicketStatus } from '../../../contract/ticket.ts';
import { statusTone } from '../../../domain/tickets/status-tone.ts';
import { $isEmployee } from '../../../stores/foundation/foundation.ts';
import { StatusPill } from '../../ui/text/StatusPill.tsx';
import { statusName } from './ticket-words.ts';

export function TicketStatusPill({ status }: { status: TicketStatus }) {
  const employee = useStore($isEmployee);
  return <StatusPill tone={statusTone[status]}>{statusName(status, employee)}</StatusPill>;
}
