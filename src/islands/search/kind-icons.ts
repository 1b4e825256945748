import type { IconNode } from 'lucide';
import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import FilePen from 'lucide/dist/esm/icons/file-pen.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Funnel from 'lucide/dist/esm/icons/funnel.mjs';
import Hash from 'lucide/dist/esm/icons/hash.mjs';
import Layers from 'lucide/dist/esm/icons/layers.mjs';
import PanelTop from 'lucide/dist/esm/icons/panel-top.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import Server from 'lucide/dist/esm/icons/server.mjs';
import Ticket from 'lucide/dist/esm/icons/ticket.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Zap from 'lucide/dist/esm/icons/zap.mjs';
import type { ItemKind } from './results/result-item.ts';

export const kindIcons: Readonly<Record<ItemKind, IconNode>> = {
  ticket: Ticket,
  customer: Users,
  draft: FilePen,
  order: Send,
  number: Hash,
  porting: ArrowRightLeft,
  sip: Server,
  service: Layers,
  process: RefreshCw,
  document: FileText,
  action: Zap,
  page: PanelTop,
  filter: Funnel,
  all: Search,
};
