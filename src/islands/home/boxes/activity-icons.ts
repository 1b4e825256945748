import type { LucideIcon } from 'lucide-react';
import Download from 'lucide-react/icons/download';
import LogIn from 'lucide-react/icons/log-in';
import MessageSquare from 'lucide-react/icons/message-square';
import Paperclip from 'lucide-react/icons/paperclip';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Ticket from 'lucide-react/icons/ticket';
import UserPen from 'lucide-react/icons/user-pen';
import type { ActivityKind } from '../../../contract/foundation.ts';

export const activityIcons = {
  login: LogIn,
  'ticket.created': Ticket,
  'ticket.note': MessageSquare,
  'ticket.reopened': RotateCcw,
  'ticket.status': RefreshCw,
  'ticket.attached': Paperclip,
  'document.downloaded': Download,
  'profile.changed': UserPen,
} as const satisfies Record<ActivityKind, LucideIcon>;
