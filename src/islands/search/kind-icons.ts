import type { LucideIcon } from 'lucide-react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import Layers from 'lucide-react/icons/layers';
import PanelTop from 'lucide-react/icons/panel-top';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Server from 'lucide-react/icons/server';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import Zap from 'lucide-react/icons/zap';
import type { ItemKind } from './hit-item.ts';

export const kindIcons: Readonly<Record<ItemKind, LucideIcon>> = {
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
  all: Search,
};
