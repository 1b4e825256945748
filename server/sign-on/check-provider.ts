import type { CheckFault } from '#contract/integrations/sign-on.ts';
import { notFound } from '#server/core/errors.ts';
import { type ProviderRow, providerOf, updateProvider } from '#server/queries/integrations/sign-on-providers.ts';
import { checkAddress } from '#server/webhooks/checked-address.ts';
import { discoverProvider, networksFor, OtherIssuerError } from './provider-client.ts';
import { type ProviderOwner, tellOwner } from './provider-owner.ts';
import type { SignOnServices } from './sign-on-services.ts';

type Checked = Pick<ProviderRow, 'id' | 'trid' | 'issuer' | 'clientId' | 'secret' | 'version'>;

/** Asks a provider what it is; answers what is wrong, or nothing. */
export async function checkOf(services: SignOnServices, provider: Checked): Promise<CheckFault | undefined> {
  const { webhooks, log } = services;
  const reach = { resolve: webhooks.resolve, networks: networksFor(services, provider.trid) };
  const { fault } = await checkAddress(new URL(provider.issuer), reach);
  if (fault !== undefined) return fault;
  try {
    const { config } = await discoverProvider(services, provider);
    const { code_challenge_methods_supported: methods } = config.serverMetadata();
    // Those that do not say it know it all the same.
    return methods !== undefined && !methods.includes('S256') ? 'pkce' : undefined;
  } catch (error) {
    log.warn({ err: error, issuer: provider.issuer }, 'a sign-on provider cannot be used');
    const { code } = error as { code?: string };
    return error instanceof OtherIssuerError || code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
      ? 'issuer'
      : 'discovery';
  }
}

/** Checks the connection as it is, and keeps what became of it. */
export async function checkProvider(services: SignOnServices, owner: ProviderOwner): Promise<void> {
  const { db, clock } = services;
  const row = await providerOf(db, owner.trid);
  if (!row) throw notFound();
  const fault = await checkOf(services, row);
  await db.transaction(async (tx) => {
    await updateProvider(tx, row.id, {
      ...{ checked: clock(), checkedBy: owner.by.displayName, checkFault: fault ?? null },
    });
    await tellOwner(services, tx, owner, { act: 'checked', name: row.name, ...(fault && { detail: fault }) });
  });
}
