import type { IconNode } from 'lucide';
import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import Award from 'lucide/dist/esm/icons/award.mjs';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import FilePen from 'lucide/dist/esm/icons/file-pen.mjs';
import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import PhoneForwarded from 'lucide/dist/esm/icons/phone-forwarded.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import UserPen from 'lucide/dist/esm/icons/user-pen.mjs';
import type { WaitingGroup } from '#domain/me/waiting.ts';

export const waitingIcons: Readonly<Record<WaitingGroup, IconNode>> = {
  ticket: Ticket,
  customer: BellRing,
  draft: FilePen,
  order: Send,
  porting: ArrowRightLeft,
  process: RefreshCw,
  backup: PhoneForwarded,
  request: UserPen,
  certificate: Award,
  other: Inbox,
};
