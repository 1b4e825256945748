import { useStore } from '@nanostores/react';
import FolderDown from 'lucide/dist/esm/icons/folder-down.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { ApiError } from '#api/api-error.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { $zipDownload, cancelZip, downloadZip } from '#stores/files/zip-download.ts';
import { toast } from '#stores/page/toasts.ts';
import { useBrowser } from './browser-scope.ts';

function Progress({ done, total }: { done: number; total: number }) {
  const t = texts('documents');
  const locale = pageLocale();
  return (
    <>
      <div className="grid min-w-48 grow gap-1">
        <progress
          className="bar-progress"
          aria-label={t('select.progressLabel')}
          value={done}
          max={Math.max(total, 1)}
        />
        <span className="text-muted text-sm">
          {done === 0
            ? t('select.preparing')
            : t('select.progress', { done: formatSize(done, locale), total: formatSize(total, locale) })}
        </span>
      </div>
      <Button onClick={cancelZip}>{t('select.cancel')}</Button>
    </>
  );
}

/** What is selected and what can be done with it; stays in sight while one scrolls. */
export function SelectionBar() {
  const t = texts('documents');
  const { selection, store } = useBrowser();
  const running = useStore($zipDownload);
  const chosen = selection.selectable.filter(({ path }) => selection.selected.has(path));
  // One file comes as it is.
  const isOneFile = chosen.length === 1 && chosen[0]?.type === 'file';
  const size = chosen.reduce((sum, entry) => sum + entry.size, 0);

  const save = () =>
    downloadZip(
      chosen.map(({ path }) => path),
      size,
    ).then(
      (saved) => {
        if (saved === false) return toast('info', t('select.cancelled'));
        toast('ok', t(saved ? 'select.done' : 'select.started'));
        selection.setAll(false);
      },
      (cause) => {
        const error = ApiError.from(cause);
        toast('danger', error.status === 404 ? t('select.gone') : failureText(error));
        if (error.status === 404) void store.reload();
      },
    );

  return (
    <>
      {(chosen.length > 0 || running) && (
        <div className="pt-3 pb-4">
          <div className="overlay flex animate-rise flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3">
            {running ? (
              <Progress {...running} />
            ) : (
              <>
                <p className="min-w-40 flex-1">
                  <span className="font-semibold">{t('select.count', { count: chosen.length })}</span>
                  <span className="text-muted"> · {formatSize(size, pageLocale())}</span>
                  {chosen.length === 1 && (
                    <span className="block text-muted text-sm max-sm:hidden">{t('select.hint')}</span>
                  )}
                </p>
                <Button look="quiet" icon={<Icon of={X} />} onClick={() => selection.setAll(false)}>
                  <span className="max-sm:sr-only">{t('select.none')}</span>
                </Button>
                <Button look="primary" className="max-sm:w-full" icon={<Icon of={FolderDown} />} onClick={save}>
                  {t(isOneFile ? 'action.download' : 'select.zip')}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}
