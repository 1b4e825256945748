import { randomBytes } from 'node:crypto';
import { notFound } from '#server/core/errors.ts';
import { lockProviderOf, updateProvider } from '#server/queries/integrations/sign-on-providers.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { type ProviderOwner, tellOwner } from './provider-owner.ts';
import type { SignOnServices } from './sign-on-services.ts';

/** How each token of SCIM begins, so that searches for lost secrets find it. */
export const scimPrefix = 'etcscim_';
/** How many signs of a token are kept to tell it from others. */
const shownSigns = 8;

/** A token with which a provider keeps the users in step; the former one ends. The answer alone holds it. */
export async function makeScimToken(services: SignOnServices, owner: ProviderOwner): Promise<string> {
  const token = scimPrefix + randomBytes(32).toString('base64url');
  await services.db.transaction(async (tx) => {
    const row = await lockProviderOf(tx, owner.trid);
    if (!row) throw notFound();
    await updateProvider(tx, row.id, {
      ...{ scimHash: secretHash(token), scimBegin: token.slice(0, scimPrefix.length + shownSigns) },
      ...{ scimSince: services.clock(), scimUsed: null },
    });
    await tellOwner(services, tx, owner, { act: 'scimToken', name: row.name, mail: 'scimToken' });
  });
  services.sendMails();
  return token;
}

export async function endScimToken(services: SignOnServices, owner: ProviderOwner): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = await lockProviderOf(tx, owner.trid);
    if (!row || row.scimHash === null) throw notFound();
    await updateProvider(tx, row.id, { scimHash: null, scimBegin: null, scimSince: null, scimUsed: null });
    await tellOwner(services, tx, owner, { act: 'scimEnd', name: row.name, mail: 'scimEnd' });
  });
  services.sendMails();
}
