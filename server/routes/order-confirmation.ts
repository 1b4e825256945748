import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { confirmOrder, orderConfirmation } from '#contract/sales/order-confirmation.ts';
import { downloadGuards } from '../downloads/send-download.ts';
import { attachmentHeader } from '../files/inspection/content-disposition.ts';
import { confirmByLink, readConfirmation } from '../records/types/sales/orders/confirm-order.ts';
import { confirmationFile } from '../records/types/sales/orders/confirmation-paper.ts';
import { refusals } from './common-schemas.ts';

const tags = ['Orders'];
const params = z.object({ token: z.string().check(z.maxLength(200)) });
const paperParams = z.object({ ...params.shape, file: z.string().check(z.maxLength(200)) });
const response = { 200: orderConfirmation, ...refusals };

/** `docs/domain/order-submission.md#release-by-the-customer`: a customer without an account reads and confirms an order by the link of a mail. */
export const orderConfirmations: FastifyPluginAsyncZod = async (app) => {
  const read = { tags, summary: 'What a customer is to confirm; uses nothing up', params, response };
  app.get('/public/order-confirmation/:token', { schema: read }, ({ params: { token } }) =>
    readConfirmation(app.services, token),
  );
  const paper = {
    tags,
    summary: 'A document of what is to be confirmed, or of its product',
    params: paperParams,
    response: refusals,
  };
  app.get('/public/order-confirmation/:token/:file', { schema: paper }, async ({ params: { token, file } }, reply) => {
    const { name, mimetype, bytes } = await confirmationFile(app.services, token, file);
    return (reply as FastifyReply)
      .headers({ ...downloadGuards, 'content-type': mimetype, 'content-disposition': attachmentHeader(name) })
      .send(bytes);
  });
  const confirm = { tags, summary: 'Place the order by the customer’s word', params, body: confirmOrder, response };
  app.post('/public/order-confirmation/:token', { schema: confirm }, ({ params: { token }, body }) =>
    confirmByLink(app.services, token, body),
  );
};
