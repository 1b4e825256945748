import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import type { FileEntry } from '../../contract/file.ts';
import { isLink } from '../../domain/file-kind.ts';
import { outsideHref } from '../../domain/link-target.ts';
import { texts } from '../../i18n/client.ts';
import { downloadFile } from '../../stores/downloads.ts';
import { Icon } from './Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { useDownload } from './useDownload.ts';

interface Props {
  entry: FileEntry;
  /** What it is called on the screen. */
  children: ReactNode;
}

/** Reaches over the whole row, which must be `relative`; what else can be pressed there lies above it. */
const reach =
  'text-start font-semibold text-link no-underline wrap-anywhere after:absolute after:inset-0 hover:underline';

/** A document by its name: a link opens in a new tab, everything else is downloaded (§9). */
export function DocumentLink({ entry, children }: Props) {
  const t = texts('ui');
  const { busy, run } = useDownload();
  const target = isLink(entry) ? outsideHref(entry.properties.shortcuturl) : undefined;
  if (target) {
    return (
      <a href={target} target="_blank" rel="noopener noreferrer" className={reach}>
        {children} <Icon of={ExternalLink} size={16} className="inline align-[-0.15em]" />
        <span className="sr-only"> ({t('newTab')})</span>
      </a>
    );
  }
  return (
    <button
      type="button"
      title={entry.name}
      aria-busy={busy}
      className={reach}
      onClick={() => !busy && run(() => downloadFile(entry.path))}
    >
      {children}
      <span className="sr-only">, {t('download')}</span>
      {busy && (
        <span className="ms-2 inline-block align-[-0.15em]">
          <Spinner />
        </span>
      )}
    </button>
  );
}
