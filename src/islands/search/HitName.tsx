import ExternalLink from 'lucide-react/icons/external-link';
import type { FileEntry } from '../../contract/file.ts';
import { isLink } from '../../domain/file-kind.ts';
import { outsideHref } from '../../domain/link-target.ts';
import { shownNameParts } from '../../domain/shown-snippet.ts';
import { texts } from '../../i18n/client.ts';
import { downloadFile } from '../../stores/downloads.ts';
import { Icon } from '../ui/Icon.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useDownload } from '../ui/useDownload.ts';
import { Marked } from './Marked.tsx';

/** Reaches over the whole hit; what else can be pressed there lies above it. */
const reach =
  'text-start font-semibold text-link no-underline wrap-anywhere after:absolute after:inset-0 hover:underline';

/** The name, which opens a link in a new tab and downloads everything else (§9). */
export function HitName({ entry }: { entry: FileEntry }) {
  const t = texts('search');
  const { busy, run } = useDownload();
  const name = <Marked parts={shownNameParts(entry)} />;
  const target = isLink(entry) ? outsideHref(entry.properties.shortcuturl) : undefined;
  if (target) {
    return (
      <a href={target} target="_blank" rel="noopener noreferrer" className={reach}>
        {name} <Icon of={ExternalLink} size={16} className="inline align-[-0.15em]" />
        <span className="sr-only"> ({t('hit.open')})</span>
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
      {name}
      <span className="sr-only">, {t('hit.download')}</span>
      {busy && (
        <span className="ms-2 inline-block align-[-0.15em]">
          <Spinner />
        </span>
      )}
    </button>
  );
}
