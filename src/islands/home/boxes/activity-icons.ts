import type { IconNode } from 'lucide';
import Archive from 'lucide/dist/esm/icons/archive.mjs';
import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import FilePen from 'lucide/dist/esm/icons/file-pen.mjs';
import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs';
import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import Trash2 from 'lucide/dist/esm/icons/trash.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import UserPen from 'lucide/dist/esm/icons/user-pen.mjs';
import type { ActivityKind } from '#contract/foundation.ts';

const icons: Partial<Record<ActivityKind, IconNode>> = {
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

/** Events without an icon of their own are status changes. */
export const activityIcon = (kind: ActivityKind): IconNode => icons[kind] ?? RefreshCw;
