import { type ReactNode, useId, useState } from 'react';
import { pageLocale, texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StoryRow } from './StoryRow.tsx';
import type { StoryItem } from './story-item.ts';

interface Props {
  items: readonly StoryItem[];
  /** Writes the first line: the field of a note. */
  field?: ReactNode;
  /** In place of the entries, where they wait or could not be loaded. */
  state?: ReactNode;
  /** Says that older entries are not here yet, and brings them. */
  older?: { busy: boolean; bring: () => void } | undefined;
}

const filters = ['all', 'message', 'note'] as const;
type Filter = (typeof filters)[number];

const maxRows = 8;

/** What was written and what happened, newest first, with the field of a note on top. */
export function Story({ items, field, state, older }: Props) {
  const t = texts('record');
  const id = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const [isWhole, setWhole] = useState(false);
  const sorted = items.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const rows = sorted.filter(({ kind }) => filter === 'all' || kind === filter);
  const present = isWhole ? rows : rows.slice(0, maxRows);
  const hasChoice = items.some(({ kind }) => kind !== 'event') && items.some(({ kind }) => kind === 'event');
  return (
    <section className="card" aria-labelledby={id}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4">
        <h2 id={id}>{t('history.title')}</h2>
        {hasChoice && <Choice filter={filter} onFilter={setFilter} />}
      </header>
      <div className="grid gap-4 px-5 pt-3 pb-5">
        {field}
        {state ?? (
          <>
            {rows.length === 0 && (
              <p className="text-muted">{t(filter === 'all' ? 'story.none' : `story.noneOf.${filter}`)}</p>
            )}
            <ol>
              {present.map((item) => (
                <StoryRow key={item.id} item={item} locale={pageLocale()} />
              ))}
            </ol>
          </>
        )}
      </div>
      {!state && !isWhole && rows.length > maxRows && (
        <Foot onPress={() => setWhole(true)}>
          {older ? t('history.all') : t('story.whole', { count: rows.length })}
        </Foot>
      )}
      {!state && older && (isWhole || rows.length <= maxRows) && (
        <Foot busy={older.busy} onPress={older.bring}>
          {t('history.more')}
        </Foot>
      )}
    </section>
  );
}

function Foot({ busy = false, onPress, children }: { busy?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <div className="border-line border-t p-1.5 print:hidden">
      <Button look="quiet" className="w-full" busy={busy} onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}

function Choice({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const t = texts('record');
  return (
    <fieldset className="flex overflow-clip rounded-control border border-line print:hidden">
      <legend className="sr-only">{t('story.filter')}</legend>
      {filters.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={filter === value}
          className="border-line px-3 py-1 text-muted text-sm not-last:border-e hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-link max-sm:min-h-11"
          onClick={() => onFilter(value)}
        >
          {t(`story.show.${value}`)}
        </button>
      ))}
    </fieldset>
  );
}
