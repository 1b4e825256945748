import { atom } from 'nanostores';
import type { ReleasedState } from '#contract/catalogue/state.ts';
import { readCatalogueFrom } from '#domain/catalogue/in-use.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { onActive } from './data/on-active.ts';
import { $dataScope } from './session/data-scope.ts';
import { cache } from './storage/cache.ts';

interface Kept {
  readonly states: readonly ReleasedState[];
  /** When (ms) the server said so. */
  readonly at: number;
}

const kept = cache<Kept>('catalogue');
/** A change counts from a day on and is known before: pages ask once in a while (ms). */
const freshMs = 600_000;

/** What the distributor changed in the catalogue, as far as this browser knows; what ships with the portal until it does. */
export const $releasedStates = atom<readonly ReleasedState[]>([]);

function use(states: readonly ReleasedState[]): void {
  if (JSON.stringify(states) === JSON.stringify($releasedStates.get())) return;
  readCatalogueFrom(() => ({ states, today: berlinDay(Date.now()) }));
  $releasedStates.set(states);
}

/** Reads it, from the server unless this browser has it from a moment ago. */
export async function loadCatalogue(): Promise<void> {
  const before = kept.read();
  if (before) use(before.states);
  if (before && Date.now() - before.at < freshMs) return;
  // The screen stands without it: its contract is not among what a page needs to start.
  const { readCatalogue } = await import('#api/catalogue.ts');
  const states = await readCatalogue();
  kept.write({ states, at: Date.now() });
  use(states);
}

onActive($releasedStates, [$dataScope], () => {
  if ($dataScope.get()) void loadCatalogue().catch(() => undefined);
});
