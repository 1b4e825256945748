import type { Settings, SettingsChange } from '#contract/me/settings.ts';

/** Settings after a change; what it does not name stays as it was, and null takes something away. */
export function changedSettings(before: Settings, change: SettingsChange): Settings {
  const { defaultFoundation = before.defaultFoundation, quietHours = before.quietHours, ...rest } = change;
  const { defaultFoundation: _foundation, quietHours: _hours, ...others } = before;
  return {
    ...others,
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<Settings>),
    ...(defaultFoundation && { defaultFoundation }),
    ...(quietHours && { quietHours }),
  };
}
