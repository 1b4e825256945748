import type { Meta } from '#server/library/index/meta-file.ts';

/** A file of the demo library; its ending says how `lines` become bytes. */
export interface DemoFile {
  readonly path: string;
  /** Days before the first start at which it was changed last. */
  readonly daysAgo: number;
  /** The first is the heading. Of a table the cells are parted by `|`, of a link the only line is the address. */
  readonly lines: readonly string[];
  readonly meta?: Meta;
}
