import { createHash } from 'node:crypto';
import { deputyName } from '#domain/access/deputy-name.ts';
import type { paperNamed } from '#domain/sales/orders/papers.ts';
import { expired } from '../core/errors.ts';
import { findRecord } from '../queries/records/records.ts';
import { paperName, paperOfRecord, recordPaperOrder } from '../records/engine/record-papers.ts';
import { recordType } from '../records/engine/record-types.ts';
import type { Actor } from '../session/actor.ts';
import type { Download, PaperDownloadFile } from './download.ts';
import type { DownloadServices } from './download-services.ts';
import { readableRecord } from './readable-record.ts';

/** A document of a record that the user may read. Throws 404 for any other, and where the record has no such document. */
export async function requestedPaper(
  services: DownloadServices,
  actor: Actor,
  { trid, id }: { trid: string; id: string },
  { paper, locale: language }: NonNullable<ReturnType<typeof paperNamed>>,
): Promise<{ name: string; files: PaperDownloadFile[] }> {
  const row = await readableRecord(services, actor, trid, id);
  const { displayName } = actor.user;
  const by = actor.deputy ? deputyName(actor.deputy.user.displayName, displayName) : displayName;
  const name = paperName(await recordPaperOrder(services, row, by), { paper, language });
  return { name, files: [{ kind: 'paper', trid: row.trid, id, paper, language, by }] };
}

/** Made again of the record as it is now: the same state has the same bytes, so that ranges of a download fit together. */
export async function paperDownload(
  services: DownloadServices,
  { trid, id, paper, language, by }: PaperDownloadFile,
): Promise<Download> {
  const row = await findRecord(services.db, trid, id);
  if (!row) throw expired();
  const bytes = await paperOfRecord(services, row, { by, paper, language });
  return {
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
    modified: row.modified,
    mimetype: 'application/pdf',
    segments: [{ size: bytes.length, read: async ({ start, end }) => bytes.subarray(start, end + 1) }],
    records: [{ trid, id, link: recordType(services, row.type).link(id) }],
    documents: [],
  };
}
