import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { type ReactNode, useState } from 'react';
import type { FileEntry } from '#contract/file.ts';
import { fileKind, hasPreview, isLink } from '#domain/documents/file-kind.ts';
import { outsideHref } from '#domain/site/link-target.ts';
import { texts } from '#i18n/client.ts';
import { downloadFile } from '#stores/files/downloads.ts';
import { lazy, Suspense } from '../page/lazy.tsx';
import { Spinner } from '../page/Spinner.tsx';
import { documentLang, pageLang } from '../text/document-lang.ts';
import { Icon } from '../text/Icon.tsx';
import { useDownload } from './useDownload.ts';

const Viewer = lazy(() => import('../preview/Viewer.tsx').then((module) => module.Viewer));

interface Props {
  entry: FileEntry;
  /** What it is called on the screen. */
  children: ReactNode;
  /** Hears that the file is not there any more. */
  onGone?: () => void;
}

/** Reaches over the whole row, which must be `relative`; what else can be pressed there lies above it. */
export const reach =
  'text-start font-semibold text-link no-underline wrap-anywhere after:absolute after:inset-0 hover:underline';

const Spoken = ({ children }: { children: string }) => (
  <span className="sr-only" {...pageLang()}>
    {' '}
    ({children})
  </span>
);

/** A document by its name: a film, a PDF or a picture is shown over the page, a link opens in a new tab, all else is downloaded (§9-7). */
export function DocumentLink({ entry, children, onGone }: Props) {
  const t = texts('ui');
  const { busy, run } = useDownload(onGone);
  const [isOpen, setShown] = useState(false);
  const isFilm = fileKind(entry) === 'film';

  if (isFilm || hasPreview(entry)) {
    return (
      <>
        <button
          type="button"
          data-move="name"
          title={entry.name}
          aria-haspopup="dialog"
          className={reach}
          onClick={() => setShown(true)}
          {...documentLang()}
        >
          {children}
          <Spoken>{t(isFilm ? 'playFilm' : 'preview')}</Spoken>
        </button>
        {isOpen && (
          <Suspense fallback={null}>
            <Viewer entry={entry} onClose={() => setShown(false)} />
          </Suspense>
        )}
      </>
    );
  }
  if (isLink(entry)) {
    const target = outsideHref(entry.properties.shortcuturl);
    if (!target) {
      return (
        <span className="font-semibold" {...documentLang()}>
          {children}
        </span>
      );
    }
    return (
      <a data-move="name" href={target} target="_blank" rel="noopener noreferrer" className={reach} {...documentLang()}>
        {children} <Icon of={ExternalLink} size={16} className="inline align-[-0.15em]" />
        <Spoken>{t('newTab')}</Spoken>
      </a>
    );
  }
  return (
    <button
      type="button"
      data-move="name"
      title={entry.name}
      aria-busy={busy}
      className={reach}
      onClick={() => !busy && run(() => downloadFile(entry.path))}
      {...documentLang()}
    >
      {children}
      <Spoken>{t('download')}</Spoken>
      {busy && (
        <span className="ms-2 inline-block align-[-0.15em]">
          <Spinner />
        </span>
      )}
    </button>
  );
}
