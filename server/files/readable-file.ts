/** A whole file that is read when it is needed. */
export interface ReadableFile {
  readonly name: string;
  readonly mimetype: string;
  readonly size: number;
  readonly read: () => Promise<Buffer>;
}
