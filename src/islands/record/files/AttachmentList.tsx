import Download from 'lucide-react/icons/download';
import type { FileEntry } from '../../../contract/file.ts';
import { formatDay } from '../../../domain/date/date-format.ts';
import { sortFiles } from '../../../domain/documents/file-order.ts';
import { formatSize } from '../../../domain/documents/file-size.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { downloadFile } from '../../../stores/files/downloads.ts';
import { FileTile } from '../../ui/document/FileTile.tsx';
import { useDownload } from '../../ui/document/useDownload.ts';
import { Button } from '../../ui/text/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';

function Attachment({ file }: { file: FileEntry }) {
  const t = texts('record');
  const { busy, run } = useDownload();
  return (
    <li className="flex items-center gap-3">
      <FileTile extension={file.extension} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{file.name}</p>
        <p className="text-muted text-sm">{formatSize(file.size, pageLocale())}</p>
      </div>
      <Button
        small
        look="quiet"
        aria-label={`${t('files.download')}: ${file.name}`}
        title={t('files.download')}
        icon={<Icon of={Download} />}
        busy={busy}
        onClick={() => run(() => downloadFile(file.path))}
      />
    </li>
  );
}

/** Attachments under the day they came, the newest first. */
export function AttachmentList({ files }: { files: readonly FileEntry[] }) {
  const days = Map.groupBy(sortFiles(files, 'file:newest'), ({ modified }) => formatDay(modified, pageLocale()));
  return (
    <div className="grid gap-4">
      {[...days].map(([day, entries]) => (
        <section key={day} className="grid gap-2.5">
          <h3 className="font-semibold text-muted text-sm">{day}</h3>
          <ul className="grid gap-3">
            {entries.map((file) => (
              <Attachment key={file.path} file={file} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
