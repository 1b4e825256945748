import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type FileList, fileList, fileQuery } from '#contract/file.ts';
import { notFound } from '../core/errors.ts';
import { attachmentEntry, parseHome } from '../downloads/attachment-entry.ts';
import type { DownloadServices } from '../downloads/download-services.ts';
import { listFolder } from '../library/list-folder.ts';
import { searchLibrary } from '../library/search/search-library.ts';
import { viewOf } from '../queries/library/library-view.ts';
import { attachmentsNaming, attachmentsOf } from '../queries/records/attachments.ts';
import { keysOf } from '../records/engine/definition/access.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import { recordType } from '../records/engine/record-types.ts';
import { type Actor, actFor } from '../session/actor.ts';
import { refusals } from './common-schemas.ts';

const params = z.object({ '*': z.string() });
const usualList = 500;

/** `GET /public/filebrowser/…` (§7-13..14). */
export const filebrowser: FastifyPluginAsyncZod = async (app) => {
  const { services } = app;
  const schema = {
    tags: ['Files'],
    summary:
      'The library: folders, searches, the quick search; and the attachments of a ticket (`home{trid}_{ticketId}`)',
    params,
    querystring: fileQuery,
    response: { 200: fileList, ...refusals },
  };
  app.get('/public/filebrowser/*', { schema }, async ({ actor, params, query, raw }) => {
    const home = parseHome(params['*']);
    if (query._action === 'list' && home) return attachmentsIn(services, actor, home);
    const acting = query.foundation === undefined ? undefined : await actFor(services, actor, query.foundation);
    const view = await viewOf(services.db, actor.user, acting?.foundation);
    const viewContext = { userId: actor.user.id, view };
    const { _limit: limit, _offset: offset = 0 } = query;
    if (query._action === 'list') {
      return listFolder(services, { ...viewContext, path: params['*'], limit: limit ?? usualList, offset });
    }
    if (params['*'] !== '') throw notFound();
    return searchLibrary(services, { ...viewContext, isGone: () => raw.socket.destroyed }, query);
  });
};

async function attachmentsIn(
  services: DownloadServices,
  actor: Actor,
  home: { trid: string; id: string },
): Promise<FileList> {
  const acting = await actFor(services, actor, home.trid);
  const row = await findReadable(services, acting, home.id);
  const [record, place] = [recordType(services, row.type), { trid: row.trid, recordId: row.id }];
  const own = await attachmentsOf(services.db, place);
  const items = own.map((attachment) => attachmentEntry(record, attachment));
  for (const one of Object.values(record.related ?? {})) {
    const other = one.withFiles && services.records.get(one.type);
    if (!other?.access.read(acting)) continue;
    const attachmentRows = await attachmentsNaming(services.db, place, one, usualList, keysOf(other, acting));
    items.push(
      ...attachmentRows.map(({ foreignid, ...file }) => ({
        ...attachmentEntry(other, file),
        about: { type: one.type, id: file.recordId, number: foreignid ?? '' },
      })),
    );
  }
  return { items, total: items.length };
}
