import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  authenticatorAddition,
  factorConfirmation,
  factorRemoval,
  passkeyAddition,
} from '#contract/me/factor-requests.ts';
import { passkeyOptions } from '#contract/me/passkey-options.ts';
import { authenticatorSetup, factorAdded, factorState, newRecoveryCodes } from '#contract/me/second-factor.ts';
import { confirmPassword } from '#server/session/confirm-password.ts';
import {
  addAuthenticator,
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  factorStateOf,
  newCodes,
  removeFactor,
} from '#server/session/second-factor/change-factors.ts';
import { noContent, refusals } from '../common-schemas.ts';

const tags = ['Second factor'];
const bodyLimit = 60_000;

/** The own second factors: everything that changes them begins with the current password, and is told by mail. */
export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const path = '/me/second-factor';

  const state = {
    tags,
    summary: 'The own second factors, without what they prove with',
    response: { 200: factorState, ...refusals },
  };
  app.get(path, { schema: state }, async ({ actor }) => factorStateOf(services, actor.user));

  const beginApp = {
    tags,
    summary: 'Get a secret for an authenticator app; nothing is kept before a code confirms it',
    body: factorConfirmation,
    response: { 200: authenticatorSetup, ...refusals },
  };
  app.post(`${path}/authenticator`, { schema: beginApp }, async ({ actor, body }) =>
    beginAuthenticator(services, await confirmPassword(services, actor, body.password, 'password')),
  );

  const addApp = {
    tags,
    summary: 'Add the authenticator app that shows this code; the first factor comes with recovery codes',
    body: authenticatorAddition,
    response: { 201: factorAdded, ...refusals },
  };
  app.post(`${path}/authenticator/confirm`, { schema: addApp }, async ({ actor, body }, reply) =>
    reply.code(201).send(await addAuthenticator(services, actor.user.id, body)),
  );

  const begin = {
    tags,
    summary: 'Get the options with which a browser makes a passkey',
    body: factorConfirmation,
    response: { 200: passkeyOptions, ...refusals },
  };
  app.post(`${path}/passkey`, { schema: begin }, async ({ actor, body }) => {
    const user = await confirmPassword(services, actor, body.password, 'password');
    return { options: { ...(await beginPasskey(services, user)) } };
  });

  const add = {
    tags,
    summary: 'Add the passkey that a browser has made; the first factor comes with recovery codes',
    body: passkeyAddition,
    response: { 201: factorAdded, ...refusals },
  };
  app.post(`${path}/passkey/confirm`, { schema: add, bodyLimit }, async ({ actor, body }, reply) =>
    reply.code(201).send(await addPasskey(services, actor.user.id, body)),
  );

  const codes = {
    tags,
    summary: 'Make new recovery codes in place of those of before; they are never shown again',
    body: factorConfirmation,
    response: { 200: newRecoveryCodes, ...refusals },
  };
  app.post(`${path}/recovery-codes`, { schema: codes }, async ({ actor, body }) => {
    const user = await confirmPassword(services, actor, body.password, 'password');
    return { recoveryCodes: await newCodes(services, user) };
  });

  const remove = {
    tags,
    summary: 'Remove a second factor; the last one takes the recovery codes with it',
    body: factorRemoval,
    response: { 204: noContent, ...refusals },
  };
  app.post(`${path}/remove`, { schema: remove }, async ({ actor, body }, reply) => {
    await removeFactor(services, await confirmPassword(services, actor, body.password, 'password'), body.id);
    return reply.code(204).send(null);
  });
};
