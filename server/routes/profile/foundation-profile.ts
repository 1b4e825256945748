import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type FoundationUser, foundationProfile, type OrganisationData } from '#contract/profile/organisation.ts';
import { allOfType } from '#server/queries/records/records.ts';
import { logoChanged } from '#server/queries/session/foundation-logos.ts';
import { usersOf } from '#server/queries/session/foundation-users.ts';
import { shownData } from '#server/records/engine/definition/protected-fields.ts';
import { admin } from '#server/records/types/profile/access.ts';
import { rightsOf, userStateOf } from '#server/records/types/profile/members/rights-of.ts';
import { organisations } from '#server/records/types/profile/organisations.ts';
import { personOf } from '#server/session/actor.ts';
import { refusals, tridParams } from '../common-schemas.ts';

type Row = Awaited<ReturnType<typeof usersOf>>[number];

const userOf = (row: Row, self: string): FoundationUser => ({
  id: row.id,
  userId: `${row.account}/${row.username}`,
  name: row.displayName,
  email: row.email,
  rights: rightsOf(row),
  ...(row.ownOnly && { ownOnly: row.ownOnly }),
  ...(row.id === self && { isSelf: true }),
  ...(row.lastActive !== null && { lastActive: row.lastActive }),
  state: userStateOf(row),
});

/** `docs/domain/profile.md#my-data`: what is known of an organisation, and who acts for it. */
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
    const logo = await logoChanged(db, trid);
    const users = admin(acting) ? await usersOf(db, trid) : undefined;
    return {
      ...(row && { organisation: shownData(organisations, row.data, acting) as OrganisationData }),
      ...(logo !== undefined && { logo }),
      ...(users && { users: users.map((row) => userOf(row, personOf(acting).id)) }),
    };
  });
};
