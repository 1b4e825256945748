import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  emailChangeRequest,
  emailConfirmation,
  emailConfirmed,
  type OwnProfile,
  ownProfile as ownProfileAnswer,
  ownProfileFields,
} from '#contract/me/own-profile.ts';
import { normalisePhone } from '#contract/numbering/phone-number.ts';
import { splitName } from '#domain/text/person-name.ts';
import { noSession } from '#server/core/errors.ts';
import type { BaseServices } from '#server/db/base-services.ts';
import { bouncedSince } from '#server/queries/incoming-mails.ts';
import { insertActivities } from '#server/queries/records/activities.ts';
import { changeUser } from '#server/queries/session/administration.ts';
import { findEmailChange, findOwnProfile, keepOwnProfile } from '#server/queries/session/own-profile.ts';
import { confirmEmailChange, requestEmailChange } from '#server/session/own-email.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Profile'];

const filled = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

async function readProfile({ db, clock }: Pick<BaseServices, 'db' | 'clock'>, userId: string): Promise<OwnProfile> {
  const profileRow = await findOwnProfile(db, userId);
  if (!profileRow) throw noSession();
  const { account, username, displayName, email, phone, profile, photo } = profileRow;
  const { userId: _own, ...profileFields } = profile ?? { userId, ...splitName(displayName) };
  const bounced = await bouncedSince(db, { id: userId, email });
  const newEmail = await findEmailChange(db, userId, clock());
  return filled({
    userId: `${account}/${username}`,
    email,
    bounced,
    newEmail,
    photo,
    phone,
    ...profileFields,
  }) as OwnProfile;
}

/** What users see and say of themselves (`docs/domain/profile.md`). */
export const ownProfile: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const read = { tags, summary: 'What is known of the caller', response: { 200: ownProfileAnswer, ...refusals } };
  app.get('/me/profile', { schema: read }, ({ actor }) => readProfile(services, actor.user.id));

  const change = {
    tags,
    summary: 'Change what is known of the caller, but for the mail address',
    body: ownProfileFields,
    response: { 200: ownProfileAnswer, ...refusals },
  };
  app.put('/me/profile', { schema: change }, async ({ actor, body }) => {
    const userId = actor.user.id;
    const { phone, mobile, salutation = null, title = null, position, firstName, lastName } = body;
    const displayName = `${firstName} ${lastName}`;
    const now = services.clock();
    await services.db.transaction(async (tx) => {
      await changeUser(tx, userId, { displayName, phone: phone ? normalisePhone(phone) : null });
      await keepOwnProfile(tx, {
        userId,
        salutation,
        title,
        firstName,
        lastName,
        position: position || null,
        mobile: mobile ? normalisePhone(mobile) : null,
      });
      const activityBase = { time: now, actor: displayName, kind: 'profile.changed' as const, text: '' };
      await insertActivities(tx, [{ ...activityBase, userId, trid: undefined }]);
    });
    return readProfile(services, userId);
  });
};

export const emailChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const request = {
    tags,
    summary: 'Ask for a mail that confirms a new address of the caller',
    body: emailChangeRequest,
    response: { 204: noContent, ...refusals },
  };
  app.post('/me/email', { schema: request }, async ({ actor, body }, reply) => {
    await requestEmailChange(services, actor, body);
    return reply.code(204).send(null);
  });

  const confirm = {
    tags,
    summary: 'Take the new address over, with the secret of the mail; once',
    body: emailConfirmation,
    response: { 200: emailConfirmed, ...refusals },
  };
  app.post('/me/email/confirmation', { schema: confirm }, async ({ actor, body }) => ({
    email: await confirmEmailChange(services, actor.user, body.token),
  }));
};
