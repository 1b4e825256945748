import Download from 'lucide/dist/esm/icons/download.mjs';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { FileEntry } from '#contract/file.ts';
import { formatOf } from '#domain/documents/file-extension.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { loadPreview } from '#stores/files/preview.ts';
import { useDownload } from '../document/useDownload.ts';
import { Dialog } from '../overlay/Dialog.tsx';
import { failureText } from '../page/failure-text.ts';
import { Notice } from '../page/Notice.tsx';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import frameScript from './preview-frame.ts?worker&url';
import type { PreviewEvent, PreviewRequest } from './preview-message.ts';

const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', jpeg: 'image/jpeg' };
const typeOf = (extension: string) => types[formatOf(extension)] ?? `image/${formatOf(extension)}`;

/** The frame runs our own script and nothing else; it has no origin and reaches no network. */
const frameDocument = () => {
  const script = new URL(frameScript, document.baseURI).href;
  const policy = `default-src 'none'; script-src ${script}; img-src blob:; font-src data:`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><body><script src="${script}"></script>`;
};

/** `failure` where the file did not come; without it, it came and cannot be shown. */
type State = { name: 'loading'; bytes: number } | { name: 'shown' } | { name: 'failed'; failure?: ApiError };

/** Hands the bytes to the frame once both are there. */
function usePreview(entry: FileEntry, onEscape: () => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>({ name: 'loading', bytes: 0 });
  const onLeave = useRef(onEscape);
  onLeave.current = onEscape;

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const ready = Promise.withResolvers<void>();
    const hear = ({ source, data }: MessageEvent<PreviewEvent>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data === 'ready') ready.resolve();
      else if (data === 'escape') onLeave.current();
      else setState(data === 'shown' ? { name: 'shown' } : { name: 'failed' });
    };
    addEventListener('message', hear, { signal });
    const load = async () => {
      const bytes = await loadPreview(entry.path, (count) => setState({ name: 'loading', bytes: count }), signal);
      await ready.promise;
      const request: PreviewRequest = {
        bytes,
        mimetype: typeOf(entry.extension),
        name: shownName(entry),
        pageLabel: texts('ui')('page', { n: '{{n}}', pages: '{{pages}}' }),
      };
      frame.current?.contentWindow?.postMessage(request, '*', [bytes]);
    };
    load().catch((cause) => {
      if (!signal.aborted) setState({ name: 'failed', failure: ApiError.from(cause) });
    });
    return () => ended.abort();
  }, [entry]);

  return { frame, state };
}

/** A PDF or a picture over the page. */
export function Preview({ entry, onClose }: { entry: FileEntry; onClose: () => void }) {
  const t = texts('documents');
  const locale = pageLocale();
  const { frame, state } = usePreview(entry, onClose);
  const { busy, run } = useDownload();
  const [source] = useState(frameDocument);
  const name = shownName(entry);
  const actions = (
    <>
      <Button onClick={onClose}>{texts('ui')('close')}</Button>
      <Button
        look="primary"
        busy={busy}
        icon={<Icon of={Download} />}
        onClick={() => run(() => downloadFile(entry.path))}
      >
        {t('action.download')}
      </Button>
    </>
  );
  return (
    <Dialog open size="page" onClose={onClose} title={name} actions={actions}>
      {state.name === 'failed' && (
        <Notice live tone={state.failure ? 'danger' : 'info'}>
          {state.failure ? failureText(state.failure) : t('preview.failed')}
        </Notice>
      )}
      <div
        className={`relative h-[70dvh] overflow-clip rounded-control border border-line ${state.name === 'failed' ? 'hidden' : ''}`}
      >
        {state.name === 'loading' && (
          <div
            role="status"
            className="absolute inset-0 grid animate-late place-content-center gap-3 bg-surface p-6 text-center"
          >
            <p>{t('preview.loading')}</p>
            {entry.size > 0 && (
              <>
                <progress
                  className="bar-progress"
                  aria-label={t('preview.loading')}
                  value={state.bytes}
                  max={entry.size}
                />
                <p className="text-muted text-sm">
                  {t('preview.progress', {
                    done: formatSize(state.bytes, locale),
                    total: formatSize(entry.size, locale),
                  })}
                </p>
              </>
            )}
          </div>
        )}
        <iframe
          ref={frame}
          title={t('preview.frame', { name })}
          sandbox="allow-scripts"
          srcDoc={source}
          className="size-full"
        />
      </div>
    </Dialog>
  );
}
