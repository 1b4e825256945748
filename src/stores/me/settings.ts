import { computed } from 'nanostores';
import * as api from '#api/me/settings.ts';
import { defaultSettings, type Settings, type SettingsChange } from '#contract/me/settings.ts';
import { barePath, localePath } from '#domain/access/routes.ts';
import { changedSettings } from '#domain/me/changed-settings.ts';
import { preferredLanguage } from '#domain/text/language.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { rememberLanguage } from '../session/begin-with.ts';
import { followSettings } from '../session/followed-settings.ts';
import { $user } from '../session/session.ts';
import { cache } from '../storage/cache.ts';

/** Goes at logout with all that is cached, so that it is always the own. */
const settingsCache = cache<Settings>('settings');

function keep(value: Settings): void {
  settingsCache.write(value);
  followSettings(value);
}

const inner = loader(async () => {
  const value = await api.readSettings();
  keep(value);
  return value;
}, settingsCache.read);

onActive(inner.$value, [$user], () => {
  inner.reset();
  if ($user.get()) void inner.reload();
});

/** What the user has set for himself, for screens that show and change it. */
export const ownSettings = inner;

/** The same for screens that follow it: what holds for everybody until it is known. */
export const $settings = computed(inner.$value, (settingsValue) =>
  settingsValue.state === 'ready' ? settingsValue.value : defaultSettings,
);

/** Shown at once; as it was where the server refuses it, which rejects with the ApiError. */
export async function changeSettings(change: SettingsChange): Promise<void> {
  const before = inner.$value.get();
  inner.change((value) => changedSettings(value, change));
  try {
    const value = await api.changeSettings(change);
    keep(value);
    inner.put(value);
  } catch (error) {
    if (before.state === 'ready') inner.put(before.value);
    throw error;
  }
}

/** At once, on the page in that language; rejects like `changeSettings`. */
export async function changeLanguage(language: Settings['language']): Promise<void> {
  await changeSettings({ language });
  rememberLanguage(language);
  const newLanguage = preferredLanguage(language === 'auto' ? undefined : language, navigator.languages);
  if (newLanguage !== pageLocale())
    location.assign(localePath(barePath(location.pathname), newLanguage) + location.hash);
}
