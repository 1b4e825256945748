import type { FollowedSettings } from '#contract/me/followed-settings.ts';
import { languageCookie } from '#domain/text/language.ts';
import { attempt } from '../storage/attempt.ts';
import { foundationIdKey, storageKeys } from '../storage/storage.ts';
import { storeItem } from '../storage/stored-item.ts';

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
  if (settings.language !== 'auto') rememberLanguage(settings.language);
  const { defaultFoundation } = settings;
  if (defaultFoundation) storeItem(foundationIdKey, defaultFoundation);
}
