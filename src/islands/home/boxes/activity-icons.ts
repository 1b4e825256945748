import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import BellRing from 'lucide-react/icons/bell-ring';
import Download from 'lucide-react/icons/download';
import FilePen from 'lucide-react/icons/file-pen';
import FilePlus from 'lucide-react/icons/file-plus';
import LogIn from 'lucide-react/icons/log-in';
import MessageSquare from 'lucide-react/icons/message-square';
import Paperclip from 'lucide-react/icons/paperclip';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import Ticket from 'lucide-react/icons/ticket';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPen from 'lucide-react/icons/user-pen';
import type { ActivityKind } from '../../../contract/foundation.ts';

const icons: Partial<Record<ActivityKind, LucideIcon>> = {
  login: LogIn,
  'ticket.created': Ticket,
  'ticket.note': MessageSquare,
  'ticket.reopened': RotateCcw,
  'ticket.attached': Paperclip,
  'ticket.takenBack': Undo2,
  'ticket.withdrawn': Undo2,
  'document.downloaded': Download,
  'profile.changed': UserPen,
  'draft.saved': FilePen,
  'order.submitted': Send,
  'followUp.due': BellRing,
  'record.created': FilePlus,
  'record.updated': FilePen,
  'record.archived': Archive,
  'record.restored': ArchiveRestore,
  'record.deleted': Trash2,
};

/** What has no icon of its own is a new status. */
export const activityIcon = (kind: ActivityKind): LucideIcon => icons[kind] ?? RefreshCw;
