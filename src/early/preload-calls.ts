import type { Foundation } from '../contract/foundation.ts';
import type { FollowedSettings } from '../contract/me/followed-settings.ts';
import type { Session } from '../domain/access/session-life.ts';
import type { PreloadCalls } from '../domain/site/preload-calls.ts';
import { preload } from '../domain/site/preloaded-responses.ts';
import { isBeingLeft } from '../domain/site/prerender.ts';
import { storageKeys } from '../stores/storage/storage.ts';

// Runs after the guard, with the calls of the page beside it: they are on the line while the islands start.
const readStored = <T>(key: string): T | undefined => JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
const encoded = (value: string) => value.split('/').map(encodeURIComponent).join('/');

/** As `defaultSettings` has it, without the contract that comes with it. */
const defaultRows = 25;

function start(calls: PreloadCalls, base: string): void {
  const session = readStored<Session>(storageKeys.session);
  const foundation = readStored<Foundation>(storageKeys.foundation);
  // The guard leads elsewhere; to an employee who looks on, not all that a page begins with is open.
  if (isBeingLeft() || !session || session.own || !foundation) return;
  const address = new URLSearchParams(location.search);
  const values: Record<string, string> = {
    ...Object.fromEntries(address),
    trid: foundation.trid,
    now: String(Date.now()),
    rows: String(readStored<FollowedSettings>(storageKeys.settings)?.rowsPerPage ?? defaultRows),
  };
  const fill = (call: string) => base + call.replace(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] ?? ''));
  // What stands beside a record's id names the part of it that is shown.
  const pageCalls = calls[[...address.keys()].sort().join('&')] ?? (address.has('id') ? calls['id'] : undefined);
  preload((pageCalls ?? []).map(fill), session.token);
}

try {
  const { calls, api = '' } = document.currentScript?.dataset ?? {};
  if (calls) start(JSON.parse(calls), api);
} catch {
  // What is kept cannot be read: the islands ask by themselves.
}
