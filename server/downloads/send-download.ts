import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseRange } from '../core/byte-range.ts';
import { attachmentHeader } from '../files/inspection/content-disposition.ts';
import { readSegments, totalSize } from '../files/storage/segments.ts';
import type { Download } from './download.ts';

/**
 * A file from a stranger is saved, never shown: no type sniffing, no execution, no caching, and no referrer with its
 * address.
 */
export const downloadGuards = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
} as const;

/** Sends a download, or the range of it that was asked for; a `HEAD` gets the headers alone. Breaks off once `check` throws. */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  download: Download,
  check?: () => Promise<void>,
) {
  const size = totalSize(download.segments);
  const { etag, modified, mimetype } = download;
  const lastModified = new Date(modified).toUTCString();
  const condition = request.headers['if-range'];
  const sameBytes = condition === undefined || condition === etag || condition === lastModified;
  const range = sameBytes ? parseRange(request.headers.range, size) : undefined;
  reply.headers({ ...downloadGuards, 'accept-ranges': 'bytes', etag, 'last-modified': lastModified });
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  reply.headers({
    'content-type': mimetype,
    'content-disposition': attachmentHeader(name),
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}),
  });
  reply.code(range ? 206 : 200);
  return request.method === 'HEAD' ? reply.send() : reply.send(readSegments(download.segments, { start, end }, check));
}
