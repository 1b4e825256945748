import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  accessEvidence,
  accessReview,
  changedSignInRules,
  confirmedAccess,
  signInRules,
} from '#contract/integrations/sign-in-rules.ts';
import {
  changeSignInRules,
  confirmAccess,
  readAccessEvidence,
  readAccessReview,
  readSignInRules,
} from '#server/integrations/sign-in-rules.ts';
import { refusals, tridParams } from '../common-schemas.ts';

const tags = ['Keys'];
const path = '/foundation/:trid/sign-in-rules';

/** From where and for how long users of an organisation sign in; for those who administer it. */
export const signInRuleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const response = { 200: signInRules, ...refusals };
  const rulesSchema = { tags, summary: 'What the organisation demands of sign-ins', params: tridParams, response };
  app.get(path, { schema: rulesSchema }, ({ acting, ip }) => readSignInRules(services, acting, ip));

  const changed = {
    tags,
    summary: 'Change networks, longest session and demand of a second factor, with the present password',
    params: tridParams,
    body: changedSignInRules,
    response,
  };
  app.put(path, { schema: changed }, ({ acting, body, ip }) => changeSignInRules(services, acting, body, ip));

  const reviewPath = '/foundation/:trid/access-review';
  const reviewed = { 200: accessReview, ...refusals };
  const reviewSchema = { tags, summary: 'Who may do what, to be confirmed', params: tridParams, response: reviewed };
  app.get(reviewPath, { schema: reviewSchema }, ({ acting }) => readAccessReview(services, acting));
  const confirmation = { ...reviewSchema, summary: 'Confirm the rights of all users as read', body: confirmedAccess };
  app.post(reviewPath, { schema: confirmation }, ({ acting, body }) => confirmAccess(services, acting, body.state));

  const moment = z.coerce.number().check(z.int(), z.nonnegative());
  const evidence = {
    tags,
    summary: 'Users, sign-ins and changes of rights of a period (ms), as evidence for audits',
    params: tridParams,
    querystring: z.object({ from: moment, to: moment }),
    response: { 200: accessEvidence, ...refusals },
  };
  app.get('/foundation/:trid/access-evidence', { schema: evidence }, ({ acting, query }) =>
    readAccessEvidence(services, acting, query),
  );
};
