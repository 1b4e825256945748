import { formatSize } from '#domain/documents/file-size.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileTile } from '../document/FileTile.tsx';
import { Button } from '../text/Button.tsx';
import { stoppedText } from './upload-labels.ts';
import type { UploadEntry, UploadList } from './upload-list.ts';

const percent = (sent: number, size: number) => (size === 0 ? 0 : Math.floor((sent / size) * 100));

function stateText({ progress, size }: UploadEntry): string {
  const t = texts('ui');
  switch (progress.state) {
    case 'waiting':
      return t('fileWaiting');
    case 'running':
      return t('fileSizePercent', { n: percent(progress.sent, size) });
    case 'paused':
      return t('filePaused', { n: percent(progress.sent, size) });
    case 'failed':
      return stoppedText(progress.status);
    case 'lost':
      return t('fileLost');
    case 'gone':
      return t('fileGone');
    case 'done':
      return t('fileDone');
  }
}

interface Props {
  entry: UploadEntry;
  list: Pick<UploadList, 'pause' | 'resume'>;
  onRemove: () => void;
  onPickAgain: () => void;
}

/** One chosen file: what it is, how far it is, what can be done with it. */
export function FileRow({ entry, list, onRemove, onPickAgain }: Props) {
  const t = texts('ui');
  const { key, name, size, progress } = entry;
  const isBad = ['failed', 'lost', 'gone'].includes(progress.state);
  const action = {
    waiting: undefined,
    running: { label: t('filePause'), run: () => list.pause(key) },
    paused: { label: t('fileResume'), run: () => list.resume(key) },
    failed: { label: t('fileAgain'), run: () => list.resume(key) },
    lost: { label: t('filePickOne'), run: onPickAgain },
    gone: { label: t('filePickOne'), run: onPickAgain },
    done: undefined,
  }[progress.state];
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 rounded-control border px-3 py-2.5 ${isBad ? 'border-danger' : 'border-line'}`}
    >
      <FileTile extension={entry.extension} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate font-semibold" title={name}>
          {name}
        </p>
        <p className={`text-sm ${isBad ? 'text-danger' : 'text-muted'}`}>
          {formatSize(size, pageLocale())} · {stateText(entry)}
        </p>
        {(progress.state === 'running' || progress.state === 'paused') && (
          <progress
            className="bar-progress mt-0.5"
            max={size}
            value={progress.sent}
            aria-label={t('fileProgress', { name, n: percent(progress.sent, size) })}
          />
        )}
      </div>
      <div className="-me-1.5 flex flex-wrap max-sm:ms-10.5 max-sm:basis-full">
        {action && (
          <Button look="quiet" small onClick={action.run} aria-label={`${action.label}: ${name}`}>
            {action.label}
          </Button>
        )}
        <Button look="quiet" small onClick={onRemove} aria-label={`${t('fileRemove')}: ${name}`}>
          {t('fileRemove')}
        </Button>
      </div>
    </li>
  );
}
