import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { deletionForm, deletionRequest } from '#contract/me/own-data.ts';
import { recordEnvelope } from '#contract/record.ts';
import { prepareCreate } from '#server/records/engine/create-record.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { confirmPassword } from '#server/session/confirm-password.ts';
import { refusals, tridParams } from '../common-schemas.ts';

export const deletionRequests: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Own account'],
    summary:
      'Ask for the own account to be deleted; employees decide, and the request is a record of type etc.deletion',
    params: tridParams,
    body: deletionForm,
    response: { 200: recordEnvelope, ...refusals },
  };
  app.post('/foundation/:trid/deletion-request', { schema }, async ({ acting, body }) => {
    const { account, username } = await confirmPassword(services, acting, body.password, 'password');
    const record = { ...recordType(services, 'etc.deletion'), create: deletionRequest };
    const request = { reason: body.reason, login: `${account}/${username}` };
    const write = await prepareCreate(services, record, acting, request);
    return services.db.transaction(write);
  });
};
