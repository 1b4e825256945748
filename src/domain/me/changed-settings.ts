import type { Settings, SettingsChange } from '#contract/me/settings.ts';

/** What is defined of an object. */
const named = <T extends object>(change: T = {} as T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** Settings after a change; what it does not name stays as it was, and null takes something away. */
export function changedSettings(before: Settings, change: SettingsChange): Settings {
  const {
    defaultFoundation = before.defaultFoundation,
    quietHours = before.quietHours,
    mails,
    pushes,
    ...rest
  } = change;
  const { defaultFoundation: _foundation, quietHours: _hours, ...others } = before;
  return {
    ...others,
    ...(named(rest) as Partial<Settings>),
    mails: { ...before.mails, ...named(mails) },
    pushes: { ...before.pushes, ...named(pushes) },
    ...(defaultFoundation && { defaultFoundation }),
    ...(quietHours && { quietHours }),
  };
}
