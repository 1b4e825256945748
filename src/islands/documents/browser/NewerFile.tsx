import type { FileEntry } from '../../../contract/file.ts';
import { shownName } from '../../../domain/documents/shown-name.ts';
import { extensionOf } from '../../../domain/documents/upload-rules.ts';
import { texts } from '../../../i18n/client.ts';
import { downloadFile } from '../../../stores/files/downloads.ts';
import { useDownload } from '../../ui/document/useDownload.ts';
import { useBrowser } from './browser-scope.ts';

/** Leads from a file that was replaced to the one that holds now. */
export function NewerFile({ file: { name, path } }: { file: NonNullable<FileEntry['supersededBy']> }) {
  const { store } = useBrowser();
  const { busy, run } = useDownload(store.reload);
  const shown = shownName({ name, extension: extensionOf(name), type: 'file' });
  return (
    <button
      type="button"
      aria-busy={busy}
      className="relative z-1 py-0.5 text-start text-link hover:underline"
      onClick={() => !busy && run(() => downloadFile(path))}
    >
      {texts('documents')('mark.replacedBy', { name: shown })}
    </button>
  );
}
