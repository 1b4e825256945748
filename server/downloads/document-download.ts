import { createHash } from 'node:crypto';
import { ApiError, expired } from '../core/errors.ts';
import { entryNames } from '../files/inspection/file-name.ts';
import { fileType } from '../files/inspection/file-type.ts';
import { zipArchive } from '../files/inspection/zip-archive.ts';
import type { Segment } from '../files/storage/segments.ts';
import { checkedSegment } from './checked-segment.ts';
import type { Download, LibraryDownloadFile } from './download.ts';
import type { DownloadServices } from './download-services.ts';

/** Opens documents of the library: one as it is, several as a ZIP. Throws 410 where the bytes of one are not the same any more. */
export async function documentDownload(
  services: DownloadServices,
  files: readonly LibraryDownloadFile[],
): Promise<Download> {
  const segments: Segment[] = [];
  for (const file of files) segments.push(await segmentOf(services, file));
  const [single] = files;
  const common = {
    etag: `"${createHash('sha256')
      .update(files.map(({ hash }) => hash).join())
      .digest('hex')
      .slice(0, 32)}"`,
    modified: Math.max(...files.map(({ modified }) => modified)),
    records: [],
    documents: files.map(({ path }) => path),
  };
  if (files.length === 1 && single) return { ...common, mimetype: fileType(single.name).mimetype, segments };
  const names = entryNames(files.map(({ name }) => name));
  const entries = files.map(({ size, modified, crc }, index) => ({
    name: names[index] as string,
    size,
    modified,
    segment: segments[index] as Segment,
    ...(crc !== undefined && { crc }),
  }));
  return { ...common, mimetype: fileType('.zip').mimetype, segments: zipArchive(entries) };
}

async function segmentOf(services: DownloadServices, file: LibraryDownloadFile): Promise<Segment> {
  const { library } = services;
  const { hash, size, name } = file;
  let fault: ApiError = expired();
  if ((await library.copies.size(hash)) !== undefined) {
    const copy = { kind: 'library-copies', id: hash, sha256: hash, size, name } as const;
    try {
      return await checkedSegment(services, library.copies, copy);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fault = error;
    }
  }
  // Too large to be copied, or the copy is damaged: only the one that was read.
  const read = await library.source.open(file);
  if (!read) throw fault;
  return { size, read };
}
