import { atom, computed, onMount } from 'nanostores';
import { type PageHits, searchPages } from '#api/page-search.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { withUmlauts } from '#domain/text/umlaut-forms.ts';
import { loader } from '../data/loadable.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $searchView } from './search.ts';

const step = 5;
const $limit = atom(step);
const $text = computed($searchView, ({ search }) => search);

async function load(): Promise<PageHits> {
  const text = $text.get();
  const trid = $dataScope.get()?.trid;
  const reader = { _lang: pageLocale(), ...(trid && { _foundation: trid }) };
  const result = await searchPages(text, $limit.get(), reader);
  const other = withUmlauts(text);
  return result.total > 0 || other === text.toLowerCase() ? result : searchPages(other, $limit.get(), reader);
}

const list = loader(load);

/** Pages of the site that match the search in the address; what they show is the same for everybody. */
export const $foundPages = list.$value;
export const searchPagesAgain = list.reload;

export function showMorePages(): void {
  $limit.set($limit.get() + step);
  void list.reload();
}

onMount($foundPages, () => {
  const follow = () => {
    $limit.set(step);
    list.reset();
    if ($text.get()) void list.reload();
  };
  follow();
  return $text.listen(follow);
});
