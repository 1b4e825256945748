import type { IconNode } from 'lucide';
import Archive from 'lucide/dist/esm/icons/archive.mjs';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';

const kindsByIcon: readonly (readonly [IconNode, readonly string[]])[] = [
  [Plus, ['created']],
  [Pencil, ['updated', 'saved', 'changed']],
  [MessageSquare, ['note', 'clarification']],
  [Paperclip, ['attached']],
  [Send, ['submitted', 'received', 'offered']],
  [Search, ['inReview']],
  [Check, ['accepted', 'approved', 'firstApproval', 'scheduled', 'active', 'closed']],
  [X, ['rejected', 'declined', 'withdrawn', 'cancelled', 'terminated', 'takenBack', 'deleted']],
  [RotateCcw, ['reopened', 'restored']],
  [Bell, ['reminded', 'due']],
  [Archive, ['archived']],
];

/** The icon of an event by the last part of its kind: `record.created` as `ticket.created`. */
export function eventIcon(kind: string): IconNode | undefined {
  const last = kind.split('.').at(-1) ?? '';
  return kindsByIcon.find(([, kinds]) => kinds.includes(last))?.[0];
}
