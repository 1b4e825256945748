import { texts } from '#i18n/client.ts';

/** Message keys that say no more than that nothing was given. */
const isMissingKey: readonly string[] = ['required', 'choose', 'noFile'];

/** What a field asks for where nothing was given: "Geben Sie die Straße ein."; undefined for every other fault. */
export function missingText(field: string, key: string): string | undefined {
  if (!isMissingKey.includes(key)) return undefined;
  const t = texts('validation');
  return t(`missing.${field.split('.').at(-1)}` as 'missing.street', { defaultValue: '' }) || undefined;
}
