import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { acceptInvitation, invitation, joined, joinRequest } from '#contract/profile/invitation.ts';
import { sessionAnswer } from '#contract/session.ts';
import {
  acceptAsNewUser,
  acceptAsUser,
  readInvitation,
} from '#server/records/types/profile/members/accept-invitation.ts';
import { recordDevice } from '#server/session/devices.ts';
import { recordLogin } from '#server/session/login.ts';
import { shortNetwork } from '#server/session/network.ts';
import { userAgentName } from '#server/session/user-agent.ts';
import { refusals } from '../common-schemas.ts';

const tags = ['Profile'];
const params = z.object({ token: z.string().check(z.maxLength(200)) });

/** The link of a mail: opened as often as one likes, used up by POST alone. */
export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const read = {
    tags,
    summary: 'Who invites whom, by the link of a mail; uses nothing up',
    params,
    response: { 200: invitation, ...refusals },
  };
  app.get('/public/invitation/:token', { schema: read }, ({ params: { token } }) => readInvitation(services, token));

  const accept = {
    tags,
    summary: 'Accept an invitation as a new user, who is signed in then',
    params,
    body: acceptInvitation,
    response: { 200: sessionAnswer, ...refusals },
  };
  app.post(
    '/public/invitation/:token',
    { schema: accept, bodyLimit: 10_000 },
    async ({ params, body, headers, ip }) => {
      const place = { client: userAgentName(headers['user-agent']), network: shortNetwork(ip), address: ip };
      const { answer, user } = await acceptAsNewUser(services, params.token, body, place);
      await recordLogin(services, user, { address: ip, client: place.client });
      await recordDevice(services, user, { ...place, device: body.device });
      return answer;
    },
  );
};

export const joinRoute: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags,
    summary: 'Accept an invitation as the caller, whose address it names',
    body: joinRequest,
    response: { 200: joined, ...refusals },
  };
  app.post('/me/invitations', { schema }, async ({ actor, body }) =>
    acceptAsUser(app.services, body.token, actor.user),
  );
};
