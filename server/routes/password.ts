import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passwordProof, passwordProofRequest } from '#contract/profile/change-request.ts';
import { passwordChange, passwordReset, resetMailRequest } from '#contract/session.ts';
import { anyUser } from '../queries/session/users.ts';
import { confirmPassword } from '../session/confirm-password.ts';
import { leakedPasswords } from '../session/leaked-passwords.ts';
import { issuePurposeToken } from '../session/purpose-tokens.ts';
import { replacePassword, requestReset, resetPassword } from '../session/reset-password.ts';
import { noContent, refusals } from './common-schemas.ts';

const tags = ['Session'];
const response = { 204: noContent, ...refusals };

export const passwordResets: FastifyPluginAsyncZod = async (app) => {
  // Read before anybody asks.
  app.addHook('onListen', async () => {
    await leakedPasswords();
  });

  const request = {
    tags,
    summary: 'Ask for a mail to set a new password; always the same answer',
    body: resetMailRequest,
    response,
  };
  app.post('/password/reset-request', { schema: request }, async ({ body }, reply) => {
    // No mail is promised while the database does not answer.
    await anyUser(app.services.db);
    // After the response, because its duration would reveal whether the user exists.
    app.services.runInBackground(requestReset(app.services, body.userId));
    return reply.code(204).send(null);
  });

  const reset = {
    tags,
    summary: 'Set a new password with the secret of a mail or of a 901 answer',
    body: passwordReset,
    response,
  };
  app.post('/password/reset', { schema: reset }, async ({ body, ip }, reply) => {
    await resetPassword(app.services, body.token, body.password, ip);
    return reply.code(204).send(null);
  });
};

export const passwordChanges: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'Change the own password; ends every session of the user',
    body: passwordChange,
    response,
  };
  app.post('/password/change', { schema }, async ({ actor, body }, reply) => {
    const user = await confirmPassword(app.services, actor, body.current, 'current');
    await replacePassword(app.services, user, body.password);
    return reply.code(204).send(null);
  });

  const confirm = {
    tags,
    summary: 'Give the own password once more; the answer lets one call through that demands it',
    body: passwordProofRequest,
    response: { 200: passwordProof, ...refusals },
  };
  app.post('/password/proof', { schema: confirm }, async ({ actor, body }) => {
    await confirmPassword(app.services, actor, body.current, 'current');
    const { db, clock } = app.services;
    return { proof: await issuePurposeToken(db, actor.user.id, 'proof', clock()) };
  });
};
