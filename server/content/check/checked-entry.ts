import type { Placed } from './placement.ts';

/** A file that lies where an entry can lie; its fields as far as they can be read. */
export interface CheckedEntry extends Placed {
  readonly data: Record<string, unknown> | undefined;
  readonly text: string;
  readonly textLine: number;
  /** No fault has been found in the fields themselves. */
  readonly sound: boolean;
  /** Reports a fault of a field of this file. */
  readonly reportLine: (line: number, says: string) => void;
  readonly reportField: (field: readonly (string | number)[], says: string) => void;
}
