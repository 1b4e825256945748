import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type FollowedSettings, usualRows } from '../../contract/me/followed-settings.ts';
import { languageCookie } from '../../domain/text/language.ts';
import { attempt } from '../storage/attempt.ts';
import '../storage/storage-engine.ts';
import { asJson, foundationIdKey, storageKeys } from '../storage/storage.ts';

/** What of the user's settings every page follows; the page's head reads the same. It comes with each token and goes at logout. */
export const $followed = persistentAtom<FollowedSettings | undefined>(storageKeys.settings, undefined, asJson);

export const $rowsPerPage = computed($followed, (settings) => settings?.rowsPerPage ?? usualRows);

export function followSettings({ language, startPage, defaultFoundation, rowsPerPage }: FollowedSettings): void {
  $followed.set({ language, startPage, rowsPerPage, ...(defaultFoundation && { defaultFoundation }) });
}

/** Of this browser from now on; `auto` follows its own languages again. */
export function rememberLanguage(language: FollowedSettings['language']): void {
  attempt(() =>
    language === 'auto'
      ? localStorage.removeItem(storageKeys.language)
      : localStorage.setItem(storageKeys.language, language),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the next page is asked for at once
  if (language === 'auto') document.cookie = `${languageCookie}=;path=/;max-age=0;samesite=lax`;
}

/**
 * What a login begins with: the language and the organisation that the user has set come before what this browser
 * remembers; later choices hold until the next login.
 */
export function beginWith(settings: FollowedSettings | undefined): void {
  if (!settings) return;
  followSettings(settings);
  if (settings.language !== 'auto') rememberLanguage(settings.language);
  const { defaultFoundation } = settings;
  if (defaultFoundation) attempt(() => localStorage.setItem(foundationIdKey, defaultFoundation));
}
