import type { LucideIcon } from 'lucide-react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Award from 'lucide-react/icons/award';
import BellRing from 'lucide-react/icons/bell-ring';
import FilePen from 'lucide-react/icons/file-pen';
import Inbox from 'lucide-react/icons/inbox';
import PhoneForwarded from 'lucide-react/icons/phone-forwarded';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Ticket from 'lucide-react/icons/ticket';
import UserPen from 'lucide-react/icons/user-pen';
import type { WaitingGroup } from '../../../domain/me/waiting.ts';

export const waitingIcons: Readonly<Record<WaitingGroup, LucideIcon>> = {
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
