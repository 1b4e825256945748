import Download from 'lucide/dist/esm/icons/download.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import type { FileEntry } from '#contract/file.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { sortFiles } from '#domain/documents/file-order.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { useDownload } from '#islands/ui/document/useDownload.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { downloadFile } from '#stores/files/downloads.ts';

interface AttachmentProps extends Pick<AttachmentListProps, 'onTakeBack'> {
  file: FileEntry;
  day?: string;
}

function Attachment({ file, day, onTakeBack }: AttachmentProps) {
  const t = texts('record');
  const { busy, run } = useDownload();
  return (
    <li className="flex items-center gap-3">
      <FileTile extension={file.extension} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{file.name}</p>
        <p className="text-muted text-sm">{[day, formatSize(file.size, pageLocale())].filter(Boolean).join(' · ')}</p>
      </div>
      {onTakeBack && file.unread && (
        <Button
          small
          look="quiet"
          aria-label={`${t('files.takeBack')}: ${file.name}`}
          title={t('files.takeBack')}
          icon={<Icon of={Undo2} />}
          onClick={() => onTakeBack(file)}
        />
      )}
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

const dayOf = ({ modified }: FileEntry) => formatDay(modified, pageLocale());

export interface AttachmentListProps {
  files: readonly FileEntry[];
  /** What a file is for or belongs to, where they do not stand by their days. */
  captionOf?: ((file: FileEntry) => string) | undefined;
  /** Withdraws a file that has not been opened yet, if the user has the right to. */
  onTakeBack?: ((file: FileEntry) => void) | undefined;
}

/** Attachments under what they are for, or else under the day they came; the newest first. */
export function AttachmentList({ files, captionOf, onTakeBack }: AttachmentListProps) {
  const headOf = (file: FileEntry) => captionOf?.(file) ?? dayOf(file);
  const groups = Map.groupBy(sortFiles(files, 'file:newest'), headOf);
  return (
    <div className="grid gap-4">
      {[...groups].map(([head, entries]) => (
        <section key={head} className="grid gap-2.5">
          <h3 className="font-semibold text-muted text-sm">{head}</h3>
          <ul className="grid gap-3">
            {entries.map((file) => (
              <Attachment
                key={file.path}
                file={file}
                onTakeBack={onTakeBack}
                {...(captionOf && { day: dayOf(file) })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
