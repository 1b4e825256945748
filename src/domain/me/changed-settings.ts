import type { Settings, SettingsChange } from '../../contract/me/settings.ts';

/** Settings after a change; what it does not name stays as it was. */
export const changedSettings = (before: Settings, change: SettingsChange): Settings => ({
  ...before,
  ...(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<Settings>),
});
