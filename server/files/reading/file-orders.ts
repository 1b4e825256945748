import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import type { ComplaintRow } from '#domain/commissions/fill-complaint.ts';
import type { TextOptions } from '#domain/spreadsheet/open-table.ts';

/** A file on the disk, or its bytes as they are kept, which may be packed. */
export type FilePlace = { readonly path: string } | { readonly bytes: Uint8Array };

/** What the thread does for the server. `file` names the file that the next orders are about. */
export type FileOrder =
  | { readonly do: 'file'; readonly file: FilePlace }
  | { readonly do: 'judge'; readonly extension: string }
  | { readonly do: 'open'; readonly options: TextOptions }
  | { readonly do: 'rows' }
  | { readonly do: 'isOffice' }
  | { readonly do: 'links' }
  | { readonly do: 'text'; readonly extension: string }
  | { readonly do: 'template' }
  | { readonly do: 'check'; readonly template: ComplaintTemplate; readonly today: string }
  | { readonly do: 'fill'; readonly rows: readonly ComplaintRow[]; readonly today: string };
