import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { complaintTemplate } from '#contract/complaint-template.ts';
import { notFound } from '../core/errors.ts';
import { openDownload } from '../downloads/download-files.ts';
import { fileAtPath } from '../downloads/requested-files.ts';
import { sendDownload } from '../downloads/send-download.ts';
import { isOperator } from '../files/inspection/operator-template.ts';
import { refusals } from './common-schemas.ts';

const params = z.object({ file: z.string() });

/** The operators' Excel templates for complaints about commissions (§3-6). */
export const templates: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['Files'],
    summary: 'The Excel template of a network operator, `{operatorCode}.xlsx`',
    params,
    response: refusals,
  };
  app.get('/templates/commission-complaint/:file', { compress: false, schema }, async (request, reply) => {
    const path = `templates/commission-complaint/${request.params.file}`;
    const { name, files } = await fileAtPath(app.services, request.actor, path);
    return sendDownload(request, reply, name, await openDownload(app.services, files));
  });

  const columns = {
    tags: ['Files'],
    summary:
      "What an operator's template asks for, column by column, so that a filled one is checked before it is sent",
    params: z.object({ operator: z.string() }),
    response: { 200: complaintTemplate, ...refusals },
  };
  app.get('/complaint-templates/:operator', { schema: columns }, ({ params: { operator } }) => {
    if (!isOperator(operator)) throw notFound();
    return app.services.complaintTemplate(operator);
  });
};
