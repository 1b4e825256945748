import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type FoundationUser,
  foundationProfile,
  type OrganisationData,
} from '../../../src/contract/profile/organisation.ts';
import { allOfType } from '../../queries/records/records.ts';
import { usersOf } from '../../queries/session/foundation-users.ts';
import { shownData } from '../../records/definition/protected-fields.ts';
import { admin } from '../../records/profile/access.ts';
import { organisations } from '../../records/profile/organisations.ts';
import { refusals, tridParams } from '../common-schemas.ts';

type Row = Awaited<ReturnType<typeof usersOf>>[number];

function stateOf({ disabled, mustResetPassword, passwordSet }: Row): FoundationUser['state'] {
  if (disabled) return 'locked';
  if (passwordSet === null) return 'invited';
  return mustResetPassword ? 'mustResetPassword' : 'active';
}

const userOf = (row: Row): FoundationUser => ({
  userId: `${row.account}/${row.username}`,
  name: row.displayName,
  email: row.email,
  roles: row.roles,
  ...(row.lastActive !== null && { lastActive: row.lastActive }),
  state: stateOf(row),
});

/** `domain.md` 6.1: what is known of an organisation, and who acts for it. */
export const foundationProfileRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Profile'],
    summary: 'The core data of an organisation; its users for who may see them',
    params: tridParams,
    response: { 200: foundationProfile, ...refusals },
  };
  app.get('/foundation/:trid/profile', { schema }, async ({ acting }) => {
    const { db } = app.services;
    const { trid } = acting.foundation;
    const [row] = await allOfType(db, trid, organisations.type);
    const users = admin(acting) ? await usersOf(db, trid) : undefined;
    return {
      ...(row && { organisation: shownData(organisations, row.data, acting) as OrganisationData }),
      ...(users && { users: users.map(userOf) }),
    };
  });
};
