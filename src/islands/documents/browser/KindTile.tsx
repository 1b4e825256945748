import Clapperboard from 'lucide/dist/esm/icons/clapperboard.mjs';
import FileIcon from 'lucide/dist/esm/icons/file.mjs';
import FileArchive from 'lucide/dist/esm/icons/file-archive.mjs';
import FileAudio from 'lucide/dist/esm/icons/file-headphone.mjs';
import FileImage from 'lucide/dist/esm/icons/file-image.mjs';
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Folder from 'lucide/dist/esm/icons/folder.mjs';
import Link from 'lucide/dist/esm/icons/link.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Presentation from 'lucide/dist/esm/icons/presentation.mjs';
import type { FileEntry } from '#contract/file.ts';
import { type FileKind, fileKind } from '#domain/documents/file-kind.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';

const kinds = {
  folder: { icon: Folder, look: 'bg-brand-soft text-link' },
  file: { icon: FileIcon, look: 'bg-track text-muted' },
  pdf: { icon: FileText, look: 'bg-danger-soft text-danger' },
  sheet: { icon: FileSpreadsheet, look: 'bg-ok-soft text-ok' },
  text: { icon: FileText, look: 'bg-info-soft text-info' },
  slides: { icon: Presentation, look: 'bg-warn-soft text-warn' },
  image: { icon: FileImage, look: 'bg-info-soft text-info' },
  film: { icon: Clapperboard, look: 'bg-warn-soft text-warn' },
  sound: { icon: FileAudio, look: 'bg-warn-soft text-warn' },
  archive: { icon: FileArchive, look: 'bg-track text-muted' },
  mail: { icon: Mail, look: 'bg-info-soft text-info' },
  link: { icon: Link, look: 'bg-brand-soft text-link' },
} as const satisfies Record<FileKind, unknown>;

/** The small tile that tells what an entry is, by picture and colour, and in words for screen readers. */
export function KindTile({ entry }: { entry: FileEntry }) {
  const kind = fileKind(entry);
  const { icon, look } = kinds[kind];
  return (
    <span className={`grid size-9.5 shrink-0 place-items-center rounded-control ${look}`}>
      <Icon of={icon} />
      <span className="sr-only">{texts('documents')(`kind.${kind}`)}</span>
    </span>
  );
}
