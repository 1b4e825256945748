import { buffer } from 'node:stream/consumers';
import type { ProductRef } from '#contract/sales/product.ts';
import { asOnDay } from '#domain/catalogue/in-use.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { contractFolder, documentsNamed } from '#domain/documents/price-lists.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { unexpected } from '../core/errors.ts';
import type { Db, Tx } from '../db/open.ts';
import { fileType } from '../files/inspection/file-type.ts';
import type { ReadableFile } from '../files/readable-file.ts';
import { filesIn, type LibraryFile } from '../queries/library/library-files.ts';
import type { Library } from './library.ts';

async function bytesOf({ copies, source }: Library, file: LibraryFile): Promise<Buffer> {
  const { hash, size } = file;
  if (hash !== null && (await copies.size(hash)) === size) return buffer(copies.open(hash));
  const read = await source.open(file);
  if (!read) throw unexpected();
  return buffer(read({ start: 0, end: size - 1 }));
}

/**
 * Terms, service description and price list that customers get of a product before they sign, as they hold today. A link that waits
 * keeps those that its product had on the day it was sent.
 */
export const contractDocuments =
  (library: Library, clock: () => number) =>
  async (db: Db | Tx, product: ProductRef, offeredOn?: string): Promise<ReadableFile[]> => {
    const today = berlinDay(clock());
    const entries = (await filesIn(db, contractFolder)).map((file) => ({
      name: file.name,
      expired: file.validUntil !== null && file.validUntil < today,
      ...(file.validFrom !== null && { validFrom: file.validFrom }),
      file,
    }));
    const names = () => productNamed(product).documents;
    const offered = offeredOn === undefined ? names() : asOnDay(offeredOn, names);
    return documentsNamed(entries, offered, today).map(({ name, file }) => ({
      name,
      mimetype: fileType(name).mimetype,
      size: file.size,
      read: () => bytesOf(library, file),
    }));
  };
