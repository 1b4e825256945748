import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import Download from 'lucide/dist/esm/icons/download.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import type { FileEntry } from '#contract/file.ts';
import { folderOf } from '#domain/documents/file-place.ts';
import { formatSize } from '#domain/documents/file-size.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { FileMarks } from '#islands/ui/document/FileMarks.tsx';
import { FileTile } from '#islands/ui/document/FileTile.tsx';
import { folderTrail } from '#islands/ui/document/folder-trail.ts';
import { documentLang } from '#islands/ui/text/document-lang.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { kindIcons } from '../kind-icons.ts';
import type { ResultItem } from './result-item.ts';

interface Props {
  /** Names of the network operators by role code, after which their folders are called. */
  operators: Readonly<Record<string, string>>;
  id: string;
  item: ResultItem;
  active: boolean;
  onPoint: () => void;
  onChoose: (item: ResultItem) => void;
}

/** §4-14: the version of a file or else its size, and where it lies. */
const fileDetail = (file: FileEntry, operators: Props['operators']): string =>
  [
    file.version ? texts('shell')('search.version', { version: file.version }) : formatSize(file.size, pageLocale()),
    folderTrail(folderOf(file.path), operators),
  ].join(' · ');

function Words({ item, operators }: Pick<Props, 'item' | 'operators'>) {
  const t = texts('palette');
  const { label, foundation, kind, file, outside } = item;
  const detail = file ? fileDetail(file, operators) : item.detail;
  return (
    <>
      {file ? (
        <FileTile extension={file.extension} />
      ) : (
        <span className="tile" aria-hidden="true">
          <Icon of={kindIcons[kind]} size={16} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span
            className={`wrap-anywhere ${kind === 'all' ? 'font-semibold text-link' : 'font-semibold'}`}
            {...(kind === 'document' && documentLang())}
          >
            {file ? shownName(file) : label}
          </span>
          {file && <FileMarks entry={file} />}
        </span>
        {detail && <span className="block truncate text-muted text-sm">{detail}</span>}
        {foundation && (
          <span className="mt-0.5 flex items-center gap-1.5 text-sm" title={t('switches')}>
            <Icon of={Building2} size={16} className="text-muted" />
            <span className="min-w-0 truncate">{t('foundation', { foundation })}</span>
          </span>
        )}
      </span>
      {file && (
        <span className="flex items-center gap-1.5 text-muted text-sm">
          <span className="max-sm:sr-only">{texts('shell')('search.download')}</span>
          <Icon of={Download} size={16} />
        </span>
      )}
      {outside && <Icon of={ExternalLink} size={16} className="text-muted" />}
      {kind === 'all' && <Icon of={ArrowRight} size={16} className="text-link" />}
    </>
  );
}

/** A result: a link where it leads somewhere, so that it opens as links do. */
export function ResultOption({ id, item, active, operators, onPoint, onChoose }: Props) {
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    onPointerMove: onPoint,
    className: `flex cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-ink no-underline ${active ? 'bg-brand-soft' : ''}`,
  } as const;
  if (item.href !== undefined)
    return (
      <a
        {...option}
        tabIndex={-1}
        href={item.href}
        {...(item.outside && { target: '_blank', rel: 'noopener noreferrer' })}
        onClick={() => onChoose(item)}
      >
        <Words item={item} operators={operators} />
      </a>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
    <div {...option} role="option" aria-selected={active} onClick={() => onChoose(item)}>
      <Words item={item} operators={operators} />
    </div>
  );
}
