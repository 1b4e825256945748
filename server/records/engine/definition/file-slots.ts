import type { uploadedExtensions } from '#domain/documents/upload-rules.ts';

/** A place for files of one kind. */
export interface FileSlot<Data> {
  /** What stands beside the files of a record. */
  readonly label: string;
  readonly max: number;
  /** All that can be uploaded but sounds where it is absent. */
  readonly extensions?: readonly (typeof uploadedExtensions)[number][];
  /** Most bytes of one file, where that is less than any upload may have. */
  readonly maxSize?: number;
  /** Until when (ms) a file is to be there, and the action that the system runs where none is. */
  readonly due?: { readonly at: (data: Data) => number | undefined; readonly action: string };
}

/** The files that a record may have. */
export interface FileRules<Data> {
  /** Most files in all slots together. */
  readonly max: number;
  /** Begins the name of an archive of them, before the record's number. */
  readonly archive: string;
  readonly slots: Readonly<Record<string, FileSlot<Data>>>;
  /** The files that the data names by slot, where it keeps their ids: those of its rows too. */
  readonly named?: (data: Data) => Readonly<Record<string, readonly string[]>>;
}
