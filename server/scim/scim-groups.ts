import type { ScimGroupInput } from '#contract/integrations/scim.ts';
import { patchedGroup } from '#domain/integrations/sign-on/scim-filter.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Tx } from '#server/db/open.ts';
import {
  deleteScimGroup,
  insertScimGroup,
  lockScimGroup,
  type ScimGroupRow,
  scimGroupsOf,
  scimUsers,
  updateScimGroup,
} from '#server/queries/integrations/scim.ts';
import type { ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import type { SignOnServices } from '#server/sign-on/sign-on-services.ts';
import { invalidValue, missing, ScimError, taken } from './scim-error.ts';
import { asProvider, followGroups, noteScim } from './scim-users.ts';

const maxGroups = 500;

/** Members that are not the provider's users are refused. */
async function checkMembers(tx: Tx, provider: ProviderRow, members: readonly string[]): Promise<void> {
  for (const id of members)
    if ((await scimUsers(tx, provider, { id })).length === 0) throw invalidValue(`Member ${id} not found`);
}

const membersIn = ({ members }: ScimGroupInput) => [...new Set((members ?? []).map(({ value }) => value))];

export const createScimGroup = (
  services: SignOnServices,
  provider: ProviderRow,
  input: ScimGroupInput,
): Promise<ScimGroupRow> =>
  asProvider(services, provider, async (at) => {
    const members = membersIn(input);
    await checkMembers(at.tx, at.provider, members);
    if ((await scimGroupsOf(at.tx, provider.id)).length >= maxGroups) throw new ScimError(409, 'Too many groups');
    const now = services.clock();
    const row = {
      ...{ id: uuidv7(now), providerId: provider.id, displayName: input.displayName, members, created: now },
      externalId: input.externalId ?? null,
    };
    if (!(await insertScimGroup(at.tx, row))) throw taken('There is such a group already');
    await followGroups(at, members);
    await noteScim(at, 'scimChanged', `+${input.displayName}`);
    return row;
  });

const change = (
  services: SignOnServices,
  provider: ProviderRow,
  id: string,
  to: (row: ScimGroupRow) => Pick<ScimGroupRow, 'displayName' | 'members'> & { externalId?: string | null },
): Promise<ScimGroupRow> =>
  asProvider(services, provider, async (at) => {
    const row = await lockScimGroup(at.tx, provider.id, id);
    if (!row) throw missing(id);
    const after = { externalId: row.externalId, ...to(row) };
    await checkMembers(
      at.tx,
      at.provider,
      after.members.filter((one) => !row.members.includes(one)),
    );
    const others = (await scimGroupsOf(at.tx, provider.id)).filter((one) => one.id !== id);
    if (others.some(({ displayName }) => displayName === after.displayName))
      throw taken('There is such a group already');
    await updateScimGroup(at.tx, id, after);
    await followGroups(at, [...new Set([...row.members, ...after.members])]);
    await noteScim(at, 'scimChanged', after.displayName);
    return { ...row, ...after };
  });

export const replaceScimGroup = (services: SignOnServices, provider: ProviderRow, id: string, input: ScimGroupInput) =>
  change(services, provider, id, () => ({
    ...{ displayName: input.displayName, members: membersIn(input), externalId: input.externalId ?? null },
  }));

export const patchScimGroup = (
  services: SignOnServices,
  provider: ProviderRow,
  id: string,
  operations: Parameters<typeof patchedGroup>[1],
) =>
  change(services, provider, id, (row) => {
    const after = patchedGroup(row, operations);
    if (!after || after.displayName === '') throw invalidValue('Only members and displayName can be changed');
    return after;
  });

export const removeScimGroup = (services: SignOnServices, provider: ProviderRow, id: string): Promise<void> =>
  asProvider(services, provider, async (at) => {
    const row = await lockScimGroup(at.tx, provider.id, id);
    if (!row) throw missing(id);
    await deleteScimGroup(at.tx, id);
    await followGroups(at, row.members);
    await noteScim(at, 'scimChanged', `-${row.displayName}`);
  });
