import { pageLocale } from '#domain/text/page-locale.ts';
import * as tabMemory from '../storage/tab-memory.ts';

/** 22 digits. */
const randomState = (): string => crypto.getRandomValues(new Uint32Array(9)).join('').slice(0, 22);

/** Leads over the portal's own server to the provider that opened the session; the tab remembers that it left. */
export function signOutAddress(apiBase: string, provider: string): string {
  const state = randomState();
  tabMemory.leaveSignOut(state);
  return `${apiBase}/sign-on/${encodeURIComponent(provider)}/sign-out?locale=${pageLocale()}&state=${state}`;
}

/** Whether a provider sent this tab back from the sign-out that it left for; the address forgets it. */
export function takeSignedOut(): boolean {
  const url = new URL(location.href);
  const state = url.searchParams.get('state');
  if (state === null) return false;
  url.searchParams.delete('state');
  history.replaceState(null, '', url.pathname + url.search + url.hash);
  return tabMemory.takeSignOut() === state;
}
