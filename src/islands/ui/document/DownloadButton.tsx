import Download from 'lucide/dist/esm/icons/download.mjs';
import type { FileEntry } from '#contract/file.ts';
import { isLink } from '#domain/documents/file-kind.ts';
import { texts } from '#i18n/client.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { IconButton } from '../text/IconButton.tsx';
import { useDownload } from './useDownload.ts';

interface Props {
  entry: FileEntry;
  /** What it is called on the screen. */
  name: string;
  /** Hears that the file is not there any more. */
  onGone?: () => void;
}

/** Saves a document, beside its name, which shows it where it can be shown; nothing for a link. */
export function DownloadButton({ entry, name, onGone }: Props) {
  const t = texts('ui');
  const { busy, run } = useDownload(onGone);
  if (entry.type !== 'file' || isLink(entry)) return null;
  return (
    <IconButton
      icon={Download}
      busy={busy}
      label={t('downloadOf', { name })}
      hint={t('download')}
      className="text-muted"
      onClick={() => !busy && run(() => downloadFile(entry.path))}
    />
  );
}
