import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { listFoundations } from '#api/foundations.ts';
import { sessionFaults } from '#contract/error.ts';
import type { Foundation } from '#contract/foundation.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { $user, $userRoles, isStill } from '../session/session.ts';
import { $sessionSuspended, untilSessionResumed } from '../session/session-suspension.ts';
import '../storage/storage-engine.ts';
import { hasDirtyForms } from '../form-input/dirty-forms.ts';
import { asJson, forgetCaches, foundationIdKey, storageKeys } from '../storage/storage.ts';
import * as tabMemory from '../storage/tab-memory.ts';

/** The organisation that the user acts for, shared by all tabs. */
export const $foundation = persistentAtom<Foundation | undefined>(storageKeys.foundation, undefined, {
  ...asJson,
  listen: false,
});
// §4-7, decision 29: whichever page is open, and in every tab, before any list asks for the new one's.
$foundation.listen((now, before) => {
  if (now && before && now.trid !== before.trid) forgetCaches();
});
/** What another tab has made of it, or a page that followed this one. */
function follow(stored: string | null): void {
  if (stored !== null) $foundation.set(asJson.decode(stored));
  // A form that holds input keeps its organisation while the password is asked for (decision 16).
  else if (!hasDirtyForms()) $foundation.set(undefined);
}
globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === null || key === storageKeys.foundation) follow(newValue);
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) follow(localStorage.getItem(storageKeys.foundation));
});
const $storedId = persistentAtom<string | undefined>(foundationIdKey, undefined);

export const $foundations = atom<Foundation[]>([]);
/** `none` if the user may act for no organisation, `held` if they must set up a second factor first. */
export const $foundationsState = atom<'loading' | 'ready' | 'failed' | 'none' | 'held'>('loading');

export const $isEmployee = computed($userRoles, isEmployee);

export function selectFoundation(foundation: Foundation): void {
  $storedId.set(foundation.trid);
  $foundation.set(foundation);
}

export const searchFoundations = async (text: string): Promise<Foundation[]> =>
  text.trim() ? (await listFoundations(`title:${text.trim()}*`)).items : $foundations.get();

/** Organisations with a title that begins so, or with this number. */
export const findPartners = async (text: string): Promise<Foundation[]> => {
  const answers = await Promise.all([`title:${text.trim()}*`, `trid:${text.trim()}`].map((by) => listFoundations(by)));
  return answers.flatMap(({ items }) => items);
};

const askedAtOnce = 50;

/** Organisations by their numbers, as far as they are active. */
export async function partnersOf(trids: readonly string[]): Promise<Foundation[]> {
  const starts = Array.from({ length: Math.ceil(trids.length / askedAtOnce) }, (_, part) => part * askedAtOnce);
  const answers = await Promise.all(
    starts.map((start) => listFoundations(`trid:${trids.slice(start, start + askedAtOnce)}`)),
  );
  return answers.flatMap(({ items }) => items);
}

/** Loads the list and selects the remembered foundation, found by search where the list does not hold it, or else the first (§4-6). */
export async function loadFoundations(): Promise<void> {
  const user = $user.get();
  const { items } = await listFoundations();
  const storedId = $storedId.get();
  const find = async (trid: string | undefined) =>
    trid ? (items.find((item) => item.trid === trid) ?? (await listFoundations(`trid:${trid}`)).items[0]) : undefined;
  // A link may have chosen one that the user may not act for.
  const remembered = (await find(storedId)) ?? (await find(tabMemory.foundationBefore()));
  if (!isStill(user)) return;
  // The user may have selected another one during the lookup.
  const chosen = $storedId.get() === storedId ? (remembered ?? items[0]) : $foundation.get();
  $foundations.set(items);
  $foundationsState.set(chosen ? 'ready' : 'none');
  if (JSON.stringify(chosen) !== JSON.stringify($foundation.get())) $foundation.set(chosen);
}

/** As `loadFoundations`, with a failure told by the state. */
export async function refreshFoundations(): Promise<void> {
  $foundationsState.set('loading');
  await loadFoundations().catch((cause) =>
    $foundationsState.set(ApiError.from(cause).code === sessionFaults.secondFactorDue ? 'held' : 'failed'),
  );
}

/** Starts the foundation: cached at once, loaded behind; the page's guard and header follow every change of the tags. */
export function startFoundations(): void {
  $sessionSuspended.listen(async (paused) => {
    // The storage forgot it with the session.
    if (paused && (await untilSessionResumed())) $foundation.set($foundation.get());
  });
  $foundation.listen(() => window.dispatchEvent(new Event('roles-changed')));
  void refreshFoundations();
}
