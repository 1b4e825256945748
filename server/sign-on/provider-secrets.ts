import type { ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import type { TokenKeys } from '#server/session/keys.ts';
import { seal, unsealWithAny } from '#server/session/seal.ts';

/** Binds a sealed secret to its provider, so that rows cannot be swapped. */
export const sealedFor = (id: string): string => `signOn:${id}`;

export const sealSecret = (keys: Pick<TokenKeys, 'sealing'>, id: string, secret: string): string =>
  seal(keys.sealing, sealedFor(id), secret);

/** Undefined for a public client; throws where no key opens it. */
export function openSecret(
  keys: Pick<TokenKeys, 'opening'>,
  { id, secret: sealed }: Pick<ProviderRow, 'id' | 'secret'>,
): string | undefined {
  if (sealed === null) return undefined;
  const secret = unsealWithAny(keys.opening, sealedFor(id), sealed);
  if (secret === undefined) throw new Error('the secret of a provider opens with no key');
  return secret;
}
