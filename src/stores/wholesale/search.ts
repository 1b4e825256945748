import { computed } from 'nanostores';
import { numberCalls } from '#api/wholesale/numbers.ts';
import { searchWholesale } from '#api/wholesale/search.ts';
import { type SearchCriterion, searchCriteria, type WholesaleHits } from '#contract/wholesale/search.ts';
import { formatRange } from '#domain/wholesale/numbers/number-range.ts';
import { spanOfTyped } from '#domain/wholesale/numbers/typed-number.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';
import { openAddress } from '../session/navigation.ts';

/** `docs/domain/wholesale-search.md`: criterion and term live in the address. `number` is the id of one, as activities link to it; `listed` keeps a single hit from being opened by itself, on the way back. */
export const searchAddress = queryStore({ criterion: '', term: '', listed: '', number: '' });

const isCriterion = (criterion: string): criterion is SearchCriterion =>
  (searchCriteria as readonly string[]).includes(criterion);

/** Whether a criterion can be looked for by a term; numbers by what is one. */
export const isSearchable = (criterion: SearchCriterion, term: string): boolean =>
  term.trim().length >= 3 && (criterion !== 'number' || spanOfTyped(term) !== undefined);

/** What the address asks for; undefined where it asks nothing that can be searched. */
export const $asked = computed(searchAddress.$query, ({ criterion, term }) =>
  isCriterion(criterion) && isSearchable(criterion, term) ? { criterion, term: term.trim() } : undefined,
);

const none: WholesaleHits = { items: [], total: 0 };
const hits = loader(async (): Promise<WholesaleHits> => {
  const [owner, query] = [$dataScope.get(), $asked.get()];
  return owner && query ? searchWholesale(owner.trid, query) : none;
});
export const $hits = hits.$value;
export const searchAgain = hits.reload;

let lastKey = '';
onActive(hits.$value, [$dataScope, $asked], () => {
  const key = JSON.stringify([$dataScope.get()?.trid, $asked.get()]);
  if (key !== lastKey) hits.reset();
  lastKey = key;
  if ($dataScope.get() && $asked.get()) void hits.reload();
});

/** Opens the page of a hit; the way back shows the list that it is in. */
export function openHit(href: string): void {
  searchAddress.set({ listed: '1' });
  openAddress(href);
}

/** Puts the search for a number in the place of its id. */
async function searchNumber(): Promise<void> {
  const [owner, { number = '' }] = [$dataScope.get(), searchAddress.$query.get()];
  if (!owner || !number) return;
  const numberRecord = await numberCalls.read(owner.trid, number).catch(() => undefined);
  if ($dataScope.get() !== owner) return;
  searchAddress.set({
    number: '',
    ...(numberRecord && { criterion: 'number', term: formatRange(numberRecord.data.range) }),
  });
}
onActive(hits.$value, [$dataScope], () => void searchNumber());
