import type { FileList } from '#contract/file.ts';
import type { SearchView } from '#domain/documents/search-view.ts';
import { texts } from '#i18n/client.ts';
import { searchQuery } from '#stores/search/search.ts';

/** Other texts that have hits. */
export function Suggestions({ texts: offered }: { texts: readonly string[] }) {
  const t = texts('search');
  if (offered.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 gap-y-1">
      {t('suggest')}
      {offered.map((text) => (
        <button
          key={text}
          type="button"
          className="py-0.5 font-semibold text-link underline underline-offset-3"
          onClick={() => searchQuery.set({ search: text, page: '1' }, 'push')}
        >
          {text}
        </button>
      ))}
    </p>
  );
}

/** Says that the hits answer a corrected text, and offers the others. */
export function Corrections({ view, result }: { view: SearchView; result: FileList }) {
  const t = texts('search');
  const { corrected, corrections = [] } = result;
  const others = corrections.filter((text) => text !== corrected);
  if (!corrected && others.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-1 border-line border-b bg-info-soft px-5 py-3 text-sm">
      {corrected && <p>{t('corrected', { search: view.search, corrected })}</p>}
      <Suggestions texts={others} />
    </div>
  );
}
