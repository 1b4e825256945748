import { useStore } from '@nanostores/react';
import type { TicketStatus } from '#contract/ticket.ts';
import { statusTone } from '#domain/tickets/status-tone.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $isEmployee } from '#stores/foundation/foundation.ts';
import { statusName } from './ticket-labels.ts';

export function TicketStatusPill({ status }: { status: TicketStatus }) {
  const employee = useStore($isEmployee);
  return <StatusPill tone={statusTone[status]}>{statusName(status, employee)}</StatusPill>;
}
