import BadgeEuro from 'lucide/dist/esm/icons/badge-euro.mjs';
import Clapperboard from 'lucide/dist/esm/icons/clapperboard.mjs';
import FileCheck from 'lucide/dist/esm/icons/file-check.mjs';
import FilePen from 'lucide/dist/esm/icons/file-pen.mjs';
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import Handshake from 'lucide/dist/esm/icons/handshake.mjs';
import Newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import RadioTower from 'lucide/dist/esm/icons/radio-tower.mjs';
import ReceiptEuro from 'lucide/dist/esm/icons/receipt-euro.mjs';
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import Tags from 'lucide/dist/esm/icons/tags.mjs';
import type { FileEntry } from '#contract/file.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { isRepository, type RepositoryName } from '#domain/documents/library.ts';
import { readDescription } from '#domain/text/description.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '../ui/text/Icon.tsx';
import { EntryMarks } from './browser/EntryFacts.tsx';
import { EntryName } from './browser/EntryName.tsx';

const icons = {
  'network-operators': RadioTower,
  'distribution-services': Handshake,
  'commission-lists': BadgeEuro,
  contracts: FileCheck,
  'billing-documents': ScrollText,
  'commission-statements': ReceiptEuro,
  tutorials: GraduationCap,
  films: Clapperboard,
  newsletters: Newspaper,
  'price-lists': Tags,
  templates: FilePen,
} as const satisfies Record<RepositoryName, unknown>;

function Repository({ entry, name }: { entry: FileEntry; name: RepositoryName }) {
  const t = texts('documents');
  const { files = 0, modified } = entry;
  return (
    <li className="card relative flex gap-4 p-5 transition-colors hover:border-link">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-link">
        <Icon of={icons[name]} size={24} />
      </span>
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <EntryName entry={entry} />
          <EntryMarks entry={entry} />
        </h2>
        <p>{readDescription(entry.description).text || t(`about.${name}`)}</p>
        <p className="text-muted text-sm">
          {files === 0
            ? t('count.insideNone')
            : `${t('count.inside', { count: files })} · ${t('count.changed', { day: formatDay(modified, pageLocale()) })}`}
        </p>
      </div>
    </li>
  );
}

/** The parts of the library that a page offers, with which it begins. */
export function Repositories({ entries }: { entries: readonly FileEntry[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4">
      {entries.map((entry) => {
        const [name = ''] = entry.path.split('/');
        return isRepository(name) && <Repository key={entry.path} entry={entry} name={name} />;
      })}
    </ul>
  );
}
