import type { FileEntry } from '../../contract/file.ts';
import { shownName } from '../../domain/documents/shown-name.ts';
import { extensionOf } from '../../domain/documents/upload-rules.ts';
import { texts } from '../../i18n/client.ts';
import { downloadFile } from '../../stores/files/downloads.ts';
import { useDownload } from '../ui/document/useDownload.ts';

/** Leads from a document that was replaced to the one that holds now. */
export function NewerDocument({ file: { name, path } }: { file: NonNullable<FileEntry['supersededBy']> }) {
  const { busy, run } = useDownload();
  return (
    <button
      type="button"
      aria-busy={busy}
      className="relative z-1 py-0.5 text-start text-link text-sm hover:underline"
      onClick={() => !busy && run(() => downloadFile(path))}
    >
      {texts('search')('hit.replacedBy', { name: shownName({ name, extension: extensionOf(name), type: 'file' }) })}
    </button>
  );
}
