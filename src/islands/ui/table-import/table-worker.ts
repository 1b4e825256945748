import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { readTable, type WholeTable } from '#domain/spreadsheet/open-table.ts';

/** The bytes of a file with its name, as they go to the worker. */
export interface TableRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
}
export type TableAnswer =
  | WholeTable
  | { readonly unreadable: UnreadableFile['key'] | undefined; readonly row?: number };

async function answerTo({ bytes, name }: TableRequest): Promise<TableAnswer> {
  try {
    return await readTable(bytes, name);
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) return { unreadable: undefined };
    return { unreadable: cause.key, ...(cause.row !== undefined && { row: cause.row }) };
  }
}

// A workbook takes a second or more to be read; the page goes on meanwhile.
addEventListener('message', async ({ data }: MessageEvent<TableRequest>) => postMessage(await answerTo(data)));
