import type { IconNode } from 'lucide';
import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Handshake from 'lucide/dist/esm/icons/handshake.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import UserRoundPen from 'lucide/dist/esm/icons/user-round-pen.mjs';
import Workflow from 'lucide/dist/esm/icons/workflow.mjs';
import type { QueueItem } from '#contract/staff/queue.ts';
import type { TicketType } from '#contract/ticket.ts';
import { texts } from '#i18n/client.ts';
import { kindName } from './kind-name.ts';

/** `Rückruf`: the kind within its type, where it has any; else the type. */
export function reasonName(kind: string, reason: string | undefined): string {
  if (reason === undefined) return kindName(kind);
  if (kind === 'hd.ticket') return texts('tickets')(`type.${reason as TicketType}`, { defaultValue: kindName(kind) });
  return kindName(kind);
}

/** `Ticket 100001` */
export const numberName = ({ kind, foreignid }: Pick<QueueItem, 'kind' | 'foreignid'>): string =>
  [kindName(kind), foreignid].filter(Boolean).join(' ');

/** Who and what, else the number. */
export const itemTitle = (item: QueueItem): string => item.title || numberName(item);

/** `trid/id`, unique over all organisations. */
export const keyOf = ({ trid, id }: Pick<QueueItem, 'trid' | 'id'>): string => `${trid}/${id}`;

export const kindIcons: Readonly<Record<string, IconNode>> = {
  'hd.ticket': MessageSquare,
  'hfo.vp.order': ClipboardCheck,
  'hfo.vp.customer': Handshake,
  'ws.porting': ArrowLeftRight,
  'ws.portingOut': LogOut,
  'ws.process': Workflow,
  'etc.contact': UserRoundPen,
  'etc.company': UserRoundPen,
  'etc.partner': UserRoundPen,
  'etc.deletion': Trash,
};
export const otherIcon: IconNode = FileText;
