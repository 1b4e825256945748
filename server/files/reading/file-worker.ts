import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fillComplaint } from '#domain/commissions/fill-complaint.ts';
import { checkComplaintFile, readTemplate } from '#domain/commissions/read-complaint.ts';
import { type ByteSource, bytesSource } from '#domain/files/byte-source.ts';
import { isOfficeFile } from '#domain/files/file-kind.ts';
import type { UnpackLimits } from '#domain/files/package-parts.ts';
import { openTable } from '#domain/spreadsheet/open-table.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import { Workbook } from '#domain/spreadsheet/workbook.ts';
import { answerOrders } from '#server/core/worker-thread.ts';
import { textOf } from '../extract/text-of.ts';
import { checkContent } from '../inspection/file-content.ts';
import type { FileOrder, FilePlace } from './file-orders.ts';

const MiB = 1024 ** 2;
/** A hundred thousand lines unpack to a fifth of it. */
const limits: UnpackLimits = { part: 300 * MiB, total: 400 * MiB };
/** What kept bytes unpack to at most. */
const maxKeptSize = 64 * MiB;
/** So many rows and characters are handed over at once. */
const batch = { rows: 500, length: 256 * 1024 };

let source: ByteSource = bytesSource(new Uint8Array());
let handle: FileHandle | undefined;
let rows: AsyncGenerator<TableRow> | undefined;

async function sourceOf(file: FilePlace): Promise<ByteSource> {
  await handle?.close();
  handle = undefined;
  if ('bytes' in file) {
    const isPacked = file.bytes[0] === 0x1f && file.bytes[1] === 0x8b;
    return bytesSource(isPacked ? await promisify(gunzip)(file.bytes, { maxOutputLength: maxKeptSize }) : file.bytes);
  }
  // What a link leads to may lie anywhere.
  const openedFile = await open(file.path, constants.O_RDONLY | constants.O_NOFOLLOW);
  handle = openedFile;
  return {
    size: (await openedFile.stat()).size,
    read: async (start, end) => {
      const bytes = Buffer.allocUnsafe(Math.max(0, end - start));
      const { bytesRead } = await openedFile.read(bytes, 0, bytes.length, start);
      return bytes.subarray(0, bytesRead);
    },
  };
}

const bytesOf = async ({ size, read } = source): Promise<Buffer> => Buffer.from(await read(0, size));

async function nextRows(): Promise<readonly TableRow[]> {
  const next: TableRow[] = [];
  let length = 0;
  while (rows && next.length < batch.rows && length < batch.length) {
    const { done, value } = await rows.next();
    if (done) break;
    next.push(value);
    length += value.cells.reduce((sum, cell) => sum + cell.length + 8, 0);
  }
  return next;
}

const orders: { readonly [name in FileOrder['do']]: (order: Extract<FileOrder, { do: name }>) => Promise<unknown> } = {
  file: async ({ file }) => {
    source = await sourceOf(file);
  },
  judge: ({ extension }) =>
    checkContent(extension, source.size, async (start, end) => Buffer.from(await source.read(start, end))),
  open: async ({ options }) => {
    const table = await openTable(source, options, limits);
    rows = table.rows;
    return table.guess;
  },
  rows: nextRows,
  isOffice: () => isOfficeFile(source),
  links: async () => (await isOfficeFile(source)) && (await Workbook.open(source, limits)).parts.hasExternalLinks(),
  text: async ({ extension }) => textOf(extension, await bytesOf()),
  template: async () => readTemplate(await bytesOf()),
  check: async ({ template, today }) => checkComplaintFile(template, await bytesOf(), today),
  fill: async ({ rows: filled, today }) => fillComplaint(await bytesOf(), filled, today),
};

answerOrders<FileOrder>((order) => (orders[order.do] as (order: FileOrder) => Promise<unknown>)(order));
