import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { texts } from '#i18n/client.ts';
import type { QuickSearch } from '#stores/search/quick-search.ts';
import { Spinner } from '../ui/page/Spinner.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { type EntryProps, QuickEntry } from './QuickEntry.tsx';

interface Props extends Pick<QuickSearch, 'text' | 'busy'>, Pick<EntryProps, 'operators'> {
  id: string;
  open: boolean;
  result: QuickSearch['result'];
  active: number;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
  onEverything: () => void;
}

/** What stands in place of entries. */
function wordsFor({ text, result }: Pick<Props, 'text' | 'result'>): string | undefined {
  const t = texts('shell');
  if (!text) return t('search.hint');
  if (!result) return t('search.busy');
  if ('error' in result) return t('search.failed');
  return result.entries.length === 0 ? t('search.none', { text: result.text }) : undefined;
}

/** The list under the search box. What was found for the text before stays under a veil until the next answer. */
export function QuickResults({
  id,
  open,
  text,
  busy,
  result,
  active,
  operators,
  onPoint,
  onChoose,
  onEverything,
}: Props) {
  const t = texts('shell');
  const entries = result && 'entries' in result ? result.entries : [];
  const words = wordsFor({ text, result });
  const statusMessage = entries.length > 0 && !busy ? t('search.found', { count: entries.length }) : words;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus in the box
    <div
      hidden={!open}
      onMouseDown={(event) => event.preventDefault()}
      className="overlay absolute end-0 top-full z-30 mt-2 w-full min-w-full overflow-clip text-start md:w-120"
    >
      {words && (
        <p className="flex items-center gap-2.5 px-4 py-3 text-muted">
          {!result && text && <Spinner />}
          {words}
        </p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={t('search.results')}
        aria-busy={busy}
        className="max-h-[min(34rem,70dvh)] overflow-y-auto"
      >
        {entries.map((entry, index) => (
          <QuickEntry
            key={entry.path}
            id={`${id}-${index}`}
            entry={entry}
            active={index === active}
            operators={operators}
            onPoint={() => onPoint(index)}
            onDownload={() => onChoose(index)}
          />
        ))}
        {text && result && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points at it
          <div
            id={`${id}-${entries.length}`}
            role="option"
            aria-selected={active === entries.length}
            onClick={() => onChoose(entries.length)}
            onPointerMove={() => onPoint(entries.length)}
            className={`flex cursor-pointer items-center gap-2 border-line border-t px-4 py-3 font-semibold text-link ${active === entries.length ? 'bg-brand-soft' : ''}`}
          >
            <span className="min-w-0 flex-1 truncate">
              {entries.length > 0 ? t('search.all', { text }) : t('search.elsewhere')}
            </span>
            <Icon of={ArrowRight} size={16} />
          </div>
        )}
      </div>
      <button
        type="button"
        onClick={onEverything}
        className="flex w-full items-center gap-2 border-line border-t px-4 py-3 text-link hover:bg-brand-soft"
      >
        <Icon of={Search} size={16} />
        <span className="min-w-0 flex-1 text-start">{texts('palette')('open')}</span>
        <kbd className="rounded-tag border border-line px-1.5 text-muted text-xs pointer-coarse:hidden">
          {t('search.shortcut')}
        </kbd>
      </button>
      {busy && result && (
        <div className="absolute inset-0 grid animate-late place-items-center bg-card/70 text-link">
          <Spinner className="size-6" />
        </div>
      )}
      <p role="status" className="sr-only">
        {open && statusMessage}
      </p>
    </div>
  );
}
