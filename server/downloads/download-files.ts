import { createHash } from 'node:crypto';
import { expired } from '../core/errors.ts';
import { entryNames } from '../files/inspection/file-name.ts';
import { fileType } from '../files/inspection/file-type.ts';
import { operatorTemplate, templateName } from '../files/inspection/operator-template.ts';
import { zipArchive } from '../files/inspection/zip-archive.ts';
import type { Segment } from '../files/storage/segments.ts';
import { findAttachments, type RecordAttachment } from '../queries/records/attachments.ts';
import { digestsOf } from '../queries/stored-files.ts';
import { recordType } from '../records/engine/record-types.ts';
import { checkedSegment } from './checked-segment.ts';
import { documentDownload } from './document-download.ts';
import type { Download, DownloadFile } from './download.ts';
import type { DownloadServices } from './download-services.ts';
import { paperDownload } from './paper-download.ts';

/** Opens the files of a token: one as it is, several as a ZIP. Throws 410 where one of them is gone. */
export async function openDownload(services: DownloadServices, files: readonly DownloadFile[]): Promise<Download> {
  const [first] = files;
  if (first?.kind === 'template') return templateDownload(first.operator);
  if (first?.kind === 'paper') return paperDownload(services, first);
  if (first?.kind === 'library') {
    return documentDownload(
      services,
      files.filter((file) => file.kind === 'library'),
    );
  }
  const places = files.filter((file) => file.kind === 'attachment');
  const ids = places.map(({ id }) => id);
  const attachmentRows = await findAttachments(services.db, places);
  const attachments = ids.flatMap((id) => attachmentRows.find((attachment) => attachment.id === id) ?? []);
  const [single] = attachments;
  if (!single || attachments.length !== files.length) throw expired();
  const digests = await digestsOf(services.db, ids);
  const segments: Segment[] = [];
  for (const { id, name, size } of attachments) {
    const sha256 = digests.get(id)?.sha256 ?? null;
    segments.push(await checkedSegment(services, services.storage, { kind: 'files', id, name, size, sha256 }));
  }
  const common = {
    etag: `"${createHash('sha256').update(ids.join()).digest('hex').slice(0, 32)}"`,
    modified: Math.max(...attachments.map(({ created }) => created)),
    records: recordsOf(services, attachments),
    documents: [],
  };
  if (attachments.length === 1) return { ...common, mimetype: single.mimetype, segments };
  const names = entryNames(attachments.map(({ name }) => name));
  const entries = attachments.map(({ size, created }, index) => ({
    name: names[index] as string,
    size,
    modified: created,
    segment: segments[index] as Segment,
  }));
  return { ...common, mimetype: fileType('.zip').mimetype, segments: zipArchive(entries) };
}

/** Looks at stored files when their download is asked for: a browser that saves a file shows no sentence of ours. */
export async function requireSoundFiles(services: DownloadServices, files: readonly DownloadFile[]): Promise<void> {
  if (files.some(({ kind }) => kind === 'attachment' || kind === 'library')) await openDownload(services, files);
}

function recordsOf(services: DownloadServices, attachments: readonly RecordAttachment[]): Download['records'] {
  const byRecord = new Map(attachments.map((attachment) => [attachment.recordId, attachment]));
  return [...byRecord.values()].map(({ trid, type, recordId }) => ({
    trid,
    id: recordId,
    link: recordType(services, type).link(recordId),
  }));
}

async function templateDownload(operator: string): Promise<Download> {
  const { bytes, modified } = await operatorTemplate(operator);
  return {
    etag: `"${operator}-${modified}"`,
    modified,
    mimetype: fileType(templateName(operator)).mimetype,
    segments: [{ size: bytes.length, read: async ({ start, end }) => bytes.subarray(start, end + 1) }],
    records: [],
    documents: [],
  };
}
