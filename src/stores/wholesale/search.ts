import { computed } from 'nanostores';
import { searchWholesale } from '../../api/wholesale/search.ts';
import { type SearchCriterion, searchCriteria, type WholesaleHits } from '../../contract/wholesale/search.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

/** `domain.md` 5.1: criterion and term live in the address. `listed` keeps a single hit from being opened by itself, on the way back. */
export const searchAddress = queryStore({ criterion: '', term: '', listed: '' });

const isCriterion = (criterion: string): criterion is SearchCriterion =>
  (searchCriteria as readonly string[]).includes(criterion);

/** What the address asks for; undefined where it asks nothing that can be searched. */
export const $asked = computed(searchAddress.$query, ({ criterion, term }) =>
  isCriterion(criterion) && term.trim().length >= 3 ? { criterion, term: term.trim() } : undefined,
);

const none: WholesaleHits = { items: [], total: 0 };
const hits = loader(async (): Promise<WholesaleHits> => {
  const [owner, asked] = [$dataScope.get(), $asked.get()];
  return owner && asked ? searchWholesale(owner.trid, asked) : none;
});
export const $hits = hits.$value;
export const searchAgain = hits.reload;

let shown = '';
onActive(hits.$value, [$dataScope, $asked], () => {
  const key = JSON.stringify([$dataScope.get()?.trid, $asked.get()]);
  if (key !== shown) hits.reset();
  shown = key;
  if ($dataScope.get() && $asked.get()) void hits.reload();
});
