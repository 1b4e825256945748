import type { Foundation } from '../contract/foundation.ts';
import type { FollowedSettings } from '../contract/me/followed-settings.ts';
import { isAlive, type Session } from '../domain/access/session-life.ts';
import { isPrerendering } from '../domain/site/prerender.ts';
import { languageCookie, preferredLanguage } from '../domain/text/language.ts';
import { pageLocale } from '../domain/text/page-locale.ts';
import { forgetUser, recordExpiry, storageKeys } from '../stores/storage/storage.ts';
import { storedItem, storedJson } from '../stores/storage/stored-item.ts';

/** What the browser knows of the user before any island runs. */
export interface BrowserState {
  session?: Session | undefined;
  foundation?: Foundation | undefined;
  settings?: FollowedSettings | undefined;
  /** The stored session has passed its expiry, or the last one had when it was ended. */
  expired: boolean;
}

/**
 * Reads the stored session and foundation; a session past its expiry is logged out first (§2-2). Without a session nothing
 * personal stays, not even what an answer brought that came after the logout.
 */
export function browserState(): BrowserState {
  const session = storedJson<Session>(storageKeys.session);
  const expired = session !== undefined && !isAlive(session, Date.now());
  if (!session || expired) {
    if (!isPrerendering()) {
      // Before the session goes: the other tabs ask for it as soon as they see that.
      if (expired) recordExpiry(true);
      forgetUser();
    }
    const hasEnded = expired || storedJson(storageKeys.expired) !== undefined;
    return { expired: hasEnded };
  }
  return {
    session,
    foundation: storedJson(storageKeys.foundation),
    settings: storedJson(storageKeys.settings),
    expired,
  };
}

export const storedLanguage = (): string | undefined => storedItem(storageKeys.language);

/** True on a page in German where this browser's language is English (decision 1). */
export const isWantedInEnglish = (): boolean =>
  pageLocale() === 'de' && preferredLanguage(storedLanguage(), navigator.languages) === 'en';

/**
 * Hosts that choose the language of `/` see cookies only; some browsers keep a script's cookie for a week, so every
 * page sets it again.
 */
export function announceState(language: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the next page is asked for at once
  document.cookie = `${languageCookie}=${language};path=/;max-age=31536000;samesite=lax`;
}
