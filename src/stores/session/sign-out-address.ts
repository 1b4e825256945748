import { pageLocale } from '#domain/text/page-locale.ts';
import { tabMemory } from '../storage/tab-memory.ts';

const randomState = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

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
