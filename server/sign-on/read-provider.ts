import type { CheckFault, Provider, SignOnSettings } from '#contract/integrations/sign-on.ts';
import { locales } from '#domain/access/routes.ts';
import {
  countBoundUsers,
  countMembers,
  type ProviderRow,
  providerOf,
} from '#server/queries/integrations/sign-on-providers.ts';
import { loginAddress } from './end-at-provider.ts';
import { callbackOf } from './leave-for-provider.ts';
import { isProvedBy, ownDomains } from './manage-provider.ts';
import type { ProviderOwner } from './provider-owner.ts';
import { restOfProvider } from './provider-standing.ts';
import type { SignOnServices } from './sign-on-services.ts';

async function wireProvider({ db }: SignOnServices, row: ProviderRow): Promise<Provider> {
  const { id, name, issuer, clientId, domains, mapping, createsUsers, passwordOff, factorValues, version } = row;
  const rest = row.isActive ? await restOfProvider(db, row) : undefined;
  return {
    ...{ id, name, issuer, clientId, domains, createsUsers, passwordOff, factorValues, version },
    endsAtProvider: row.endsAtProvider,
    mapping: { ...mapping, roles: [...mapping.roles], organisations: [...mapping.organisations] },
    hasSecret: row.secret !== null,
    isActive: row.isActive,
    ...(rest && { rest }),
    ...(row.proposal && { proposal: { name: row.proposal.name, issuer: row.proposal.issuer } }),
    ...(row.checked !== null && { checked: row.checked }),
    ...(row.checkedBy !== null && { checkedBy: row.checkedBy }),
    ...(row.checkFault !== null && { checkFault: row.checkFault as CheckFault }),
    boundUsers: await countBoundUsers(db, id),
    ...(row.scimBegin !== null &&
      row.scimSince !== null && {
        scim: { begin: row.scimBegin, since: row.scimSince, ...(row.scimUsed !== null && { used: row.scimUsed }) },
      }),
  };
}

/** The provider of an organisation or of the employees, without its secrets, and what it must be told. */
export async function readSettings(
  services: SignOnServices,
  owner: ProviderOwner,
  isEditable: boolean,
): Promise<SignOnSettings> {
  const { db, config } = services;
  const row = await providerOf(db, owner.trid);
  return {
    ...(row && { provider: await wireProvider(services, row) }),
    users: await countMembers(db, owner.trid),
    callback: callbackOf(services),
    afterLogout: locales.map((locale) => loginAddress(services, locale)),
    ...(row && { logout: `${config.publicBaseUrl}/api/sign-on/${row.id}/logout` }),
    scim: `${config.publicBaseUrl}/api/scim/v2`,
    roles: [...owner.roles],
    ...(owner.trid !== undefined && { domains: await ownDomains(services, owner.trid) }),
    isEditable,
    isProved: await isProvedBy(services, row, owner.by.id),
  };
}
