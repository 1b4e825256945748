import type { Paper } from '#domain/sales/orders/papers.ts';
import type { Segment } from '../files/storage/segments.ts';

/** What a one-time token opens; kept with it. */
export type DownloadFile =
  | { kind: 'attachment'; trid: string; id: string }
  | { kind: 'template'; operator: string }
  | PaperDownloadFile
  | LibraryDownloadFile;

/** A document that is made of a record when it is fetched; `by` is who asked for it. */
export interface PaperDownloadFile {
  kind: 'paper';
  trid: string;
  id: string;
  paper: Paper;
  language: 'de' | 'en';
  by: string;
}

/** A document of the library with the bytes it had when the token was made; `modified` in ms. */
export interface LibraryDownloadFile {
  kind: 'library';
  path: string;
  name: string;
  hash: string;
  size: number;
  modified: number;
  version?: string;
  crc?: number;
  /** It is shown and not saved, so that nothing is noted of it. */
  preview?: boolean;
}

/** A download with a known size and the same bytes at every read. */
export interface Download {
  /** Identifies the bytes; quoted, as in the `ETag` header. */
  etag: string;
  /** Milliseconds since the epoch. */
  modified: number;
  mimetype: string;
  segments: Segment[];
  /** The records with files in the download. */
  records: { trid: string; id: string; link: string }[];
  /** Paths of the library's documents that it holds. */
  documents: string[];
}
