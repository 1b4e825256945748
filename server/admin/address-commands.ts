import { open } from 'node:fs/promises';
import type { ByteSource } from '#domain/files/byte-source.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { importStreets, StreetFaults } from '../availability/import-streets.ts';
import { type Command, Refused } from './command.ts';

/** Larger (bytes) than a table of all streets of Germany. */
const maxSize = 256 * 1024 ** 2;

async function fromFile<T>(path: string, read: (source: ByteSource) => Promise<T>): Promise<T> {
  const handle = await open(path, 'r').catch(() => undefined);
  try {
    const stats = await handle?.stat();
    if (!handle || !stats?.isFile()) throw new Refused(`${path} is no file that can be read`);
    if (stats.size === 0) throw new Refused(`${path} is empty`);
    if (stats.size > maxSize) throw new Refused(`${path} is larger than ${maxSize / 1024 ** 2} MiB`);
    return await read({
      size: stats.size,
      read: async (start, end) => {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle?.close();
  }
}

const bring: Command = {
  usage: 'addresses import <file>',
  does: 'replaces the streets that forms propose by those of a CSV file (PLZ;Ort;Ortsteil;Straße;Hausnummern), all or none',
  async run({ services: { db }, operands: [path = ''] }) {
    try {
      const count = await fromFile(path, (source) => importStreets(db, source));
      return [`${count} streets are in the table now.`];
    } catch (error) {
      if (error instanceof UnreadableFile) throw new Refused(`${path} cannot be read: ${error.key}`);
      if (error instanceof StreetFaults) throw new Refused(error.message);
      throw error;
    }
  },
};

/** Streets by postcode, which come from a table that an operator buys or keeps. */
export const addressCommands: readonly Command[] = [bring];
