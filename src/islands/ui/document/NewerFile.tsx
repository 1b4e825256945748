import Download from 'lucide/dist/esm/icons/download.mjs';
import type { FileEntry } from '#contract/file.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { texts } from '#i18n/client.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { Icon } from '../text/Icon.tsx';
import { useDownload } from './useDownload.ts';

interface Props {
  file: NonNullable<FileEntry['supersededBy']>;
  /** Hears that the file is not there any more. */
  onGone?: () => void;
}

/** Brings, beside a document that was replaced, the one that holds now. */
export function NewerFile({ file: { name, path }, onGone }: Props) {
  const t = texts('ui');
  const { busy, run } = useDownload(onGone);
  return (
    <button
      type="button"
      aria-busy={busy}
      className="relative z-1 py-0.5 text-start text-link text-sm hover:underline"
      onClick={() => !busy && run(() => downloadFile(path))}
    >
      {t('replacedBy', { name: shownName({ name, extension: extensionOf(name), type: 'file' }) })}{' '}
      <Icon of={Download} size={16} className="inline align-[-0.2em]" />
      <span className="sr-only"> ({t('download')})</span>
    </button>
  );
}
