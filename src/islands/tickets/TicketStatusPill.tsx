import { useStore } from '@nanostores/react';
import type { TicketStatus } from '../../contract/ticket.ts';
import { $isEmployee } from '../../stores/foundation.ts';
import { StatusPill } from '../ui/StatusPill.tsx';
import type { Tone } from '../ui/tone.ts';
import { statusName } from './ticket-words.ts';

export const statusTones = {
  new: 'info',
  inProgress: 'info',
  waiting: 'warn',
  closed: 'ok',
  reopened: 'neutral',
} as const satisfies Record<TicketStatus, Tone>;

export function TicketStatusPill({ status }: { status: TicketStatus }) {
  const employee = useStore($isEmployee);
  return <StatusPill tone={statusTones[status]}>{statusName(status, employee)}</StatusPill>;
}
