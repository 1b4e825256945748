import { computed } from 'nanostores';
import * as api from '../../api/me/settings.ts';
import { defaultSettings, type Settings, type SettingsChange } from '../../contract/me/settings.ts';
import { changedSettings } from '../../domain/me/changed-settings.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $user } from '../session/session.ts';
import { cache } from '../storage/cache.ts';

/** Goes at logout with all that is cached, so that it is always the own. */
const kept = cache<Settings>('settings');
const inner = loader(async () => {
  const value = await api.readSettings();
  kept.write(value);
  return value;
}, kept.read);

onActive(inner.$value, [$user], () => {
  inner.reset();
  if ($user.get()) void inner.reload();
});

/** What the user has set for himself, for screens that show and change it. */
export const ownSettings = inner;

/** The same for screens that follow it: what holds for everybody until it is known. */
export const $settings = computed(inner.$value, (found) => (found.state === 'ready' ? found.value : defaultSettings));

/** Shown at once; as it was where the server refuses it, which rejects with the ApiError. */
export async function changeSettings(change: SettingsChange): Promise<void> {
  const before = inner.$value.get();
  inner.change((value) => changedSettings(value, change));
  try {
    const value = await api.changeSettings(change);
    kept.write(value);
    inner.put(value);
  } catch (error) {
    if (before.state === 'ready') inner.put(before.value);
    throw error;
  }
}
