import type { ApiKey } from '#contract/integrations/api-key.ts';
import { type KeyRights, keyAreas } from '#contract/integrations/key-rights.ts';
import { type KeyState, keyState } from '#domain/integrations/api-keys.ts';
import { texts } from '#i18n/client.ts';
import type { Tone } from '#islands/ui/text/tone.ts';

export const keyTones: Record<KeyState, Tone> = {
  fresh: 'info',
  valid: 'ok',
  endsSoon: 'warn',
  unused: 'warn',
  ended: 'neutral',
};

export const stateOf = (key: ApiKey): KeyState => keyState(key, Date.now());

/** `Tickets lesen und schreiben, Kunden lesen`. */
export function rightsInWords(rights: KeyRights): string {
  const t = texts('integrations');
  const parts = keyAreas.flatMap((area) => {
    const level = rights[area];
    return level ? [t(`rights.${level}`, { area: t(`areas.${area}`) })] : [];
  });
  return parts.join(', ');
}
