import { computed } from 'nanostores';
import { searchEverything } from '#api/search.ts';
import { maxFound, type SearchAnswer, searchKinds, shortestSearch } from '#contract/search/search.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';
import { watchMiss } from './misses.ts';
import { $searchView } from './search.ts';

/** Documents have a search of their own beside it, with filters. */
const kinds = searchKinds.filter((kind) => kind !== 'document').join();
/** Of each kind while all of them are shown. */
const perKind = 4;

const $asked = computed($searchView, ({ search, kind }) =>
  JSON.stringify({ search, limit: kind === '' || kind === 'document' ? perKind : maxFound }),
);
const readQuery = (): { search: string; limit: number } => JSON.parse($asked.get());

/** Hits with the text that they answer. */
interface FoundRecords extends SearchAnswer {
  readonly search: string;
}

const list = loader(
  async (): Promise<FoundRecords> => {
    const { search, limit } = readQuery();
    if (search.length < shortestSearch) return { search, groups: [] };
    const answer = await searchEverything(search, { kinds, _limit: limit });
    if (answer.groups.length === 0 && !answer.filters && search === readQuery().search) watchMiss(search);
    return { ...answer, search };
  },
  undefined,
  // Hits of another search are no answer to this one.
  ({ search }) => search === readQuery().search,
);

/** Records of all kinds that match the search in the address, over all of the user's organisations. */
export const $foundRecords = list.$value;
export const searchRecordsAgain = list.reload;

onActive($foundRecords, [$asked, $user], () => {
  if (readQuery().search) void list.reload();
  else list.reset();
});
