import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { Spinner } from '#islands/ui/page/Spinner.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { $connectivity } from '#stores/page/connectivity.ts';
import { $everything, askEverythingAgain } from '#stores/search/everything.ts';
import { unknownFilter } from './filter-proposals.ts';
import { ResultOption } from './ResultOption.tsx';
import { helpGroup } from './result-items.ts';
import type { Results } from './useResults.ts';

interface Props {
  results: Results;
  /** Names of the network operators by role code, after which their folders are called. */
  operators: Readonly<Record<string, string>>;
}

/** What the answer says beside its hits. */
function hintOf({ text, result }: ReturnType<typeof $everything.get>): string | undefined {
  const t = texts('palette');
  if (!result || !('answer' in result) || result.text !== text) return undefined;
  const { similar, filters, synonyms } = result.answer;
  if (similar) return t('similar', { text });
  return unknownFilter(filters) ?? (synonyms && t('synonyms', { words: synonyms.join(', ') }));
}

/** Stands above the results: an error of the search, or a notice that there are none. */
function Sentence({ empty }: { empty: boolean }) {
  const t = texts('palette');
  const state = useStore($everything);
  const connectivity = useStore($connectivity);
  const { text, busy, result } = state;
  const failed = result && 'error' in result;
  if (failed || connectivity !== 'on')
    return (
      <div
        role="alert"
        className="mx-3 my-2 flex flex-wrap items-center gap-3 rounded-control bg-warn-soft px-3 py-2 text-sm"
      >
        <span className="min-w-0 flex-1 basis-60">{connectivity === 'on' ? t('failed') : t('offline')}</span>
        {failed && (
          <Button small busy={busy} onClick={askEverythingAgain}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  const hint = hintOf(state);
  if (hint) return <p className="px-3 py-2 text-muted text-sm">{hint}</p>;
  if (!empty) return null;
  if (busy)
    return (
      <p className="flex items-center gap-2.5 px-3 py-2 text-muted">
        <Spinner />
        {t('busy')}
      </p>
    );
  return (
    <div className="px-3 py-6 text-center">
      <p className="font-semibold">{t('none', { text })}</p>
      <p className="mt-1 text-muted text-sm">{t('noneText')}</p>
    </div>
  );
}

/**
 * The results of the one search, in the header's box and in the dialog alike: what can be done here, what was opened last,
 * actions, pages and hits of all kinds. Those of the text before stay under a veil until the next answer.
 */
export function ResultList({ results, operators }: Props) {
  const t = texts('palette');
  const { id, groups, items, busy, active, optionId, point, choose } = results;
  const { result } = useStore($everything);
  const isNone = groups.every((group) => group.id === helpGroup);
  return (
    <div className="relative min-h-0">
      <div className="h-full overflow-y-auto px-2">
        <Sentence empty={isNone} />
        <div id={id} role="listbox" aria-label={t('results')} aria-busy={busy}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: groups of options have no element
            <div key={group.id} role="group" aria-labelledby={`${id}--${group.id}`} className="pb-2">
              <div
                id={`${id}--${group.id}`}
                role="presentation"
                className="px-3 pt-2 pb-1 font-semibold text-muted text-sm"
              >
                {group.title}
              </div>
              {group.items.map((item) => (
                <ResultOption
                  key={item.id}
                  id={optionId(item)}
                  item={item}
                  active={item === active}
                  operators={operators}
                  onPoint={() => point(item.id)}
                  onChoose={choose}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {busy && result && (
        <div className="pointer-events-none absolute inset-0 grid animate-late place-items-center bg-card/70 text-link">
          <Spinner className="size-6" />
        </div>
      )}
      <p role="status" className="sr-only">
        {!busy && (items.length > 0 && !isNone ? t('count', { count: items.length }) : '')}
      </p>
    </div>
  );
}
