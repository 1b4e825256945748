import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { accessEvidence, changedSignInRules, signInRules } from '#contract/integrations/sign-in-rules.ts';
import { changeSignInRules, readAccessEvidence, readSignInRules } from '#server/integrations/sign-in-rules.ts';
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
    summary: 'Change networks and longest session, with the present password; running sessions follow',
    params: tridParams,
    body: changedSignInRules,
    response,
  };
  app.put(path, { schema: changed }, ({ acting, body, ip }) => changeSignInRules(services, acting, body, ip));

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
