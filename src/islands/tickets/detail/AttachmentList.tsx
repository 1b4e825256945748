import Download from 'lucide-react/icons/download';
import type { FileEntry } from '../../../contract/file.ts';
import { sortFiles } from '../../../domain/file-order.ts';
import { formatSize } from '../../../domain/file-size.ts';
import { formatDay } from '../../../domain/when.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { downloadFile } from '../../../stores/downloads.ts';
import { Button } from '../../ui/Button.tsx';
import { FileTile } from '../../ui/FileTile.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useDownload } from '../../ui/useDownload.ts';

function Attachment({ file }: { file: FileEntry }) {
  const t = texts('tickets');
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
