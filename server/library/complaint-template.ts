import { buffer } from 'node:stream/consumers';
import type { ComplaintTemplate } from '../../src/contract/complaint-template.ts';
import { columnsOf, complaintColumns, titleOfTemplate } from '../../src/domain/commissions/complaint-columns.ts';
import { readXlsx } from '../../src/domain/spreadsheet/read-xlsx.ts';
import { providerName } from '../../src/domain/text/provider-name.ts';
import type { Db, Tx } from '../db/open.ts';
import { operatorTemplate, templatePath } from '../files/content/operator-template.ts';
import { fileByPath } from '../queries/library/library-files.ts';
import type { Library } from './library.ts';

/** No template is as large as this, in bytes. */
const largestTemplate = 4 * 1024 ** 2;

/** The templates of operators that the editors keep in the library, else the portal's own. */
export function complaintTemplates(db: Db, library: Pick<Library, 'source' | 'copies' | 'state'>) {
  const known = new Map<string, { readonly hash: string; readonly columns: ComplaintTemplate['columns'] }>();

  async function fileOf(operator: string, inside: Db | Tx) {
    const file = await fileByPath(inside, templatePath(operator));
    return file?.hash && file.size <= largestTemplate ? { ...file, hash: file.hash } : undefined;
  }
  async function bytesOf(file: NonNullable<Awaited<ReturnType<typeof fileOf>>>): Promise<Buffer | undefined> {
    const isCopied = (await library.copies.size(file.hash)) === file.size;
    const range = { start: 0, end: file.size - 1 };
    const bytes = isCopied ? library.copies.open(file.hash, range) : (await library.source.open(file))?.(range);
    return bytes && buffer(bytes);
  }
  const columnsIn = async (bytes: Buffer) => {
    const [head = []] = await readXlsx(bytes).catch((): string[][] => []);
    return columnsOf(head);
  };

  async function columnsInLibrary(
    operator: string,
    inside: Db | Tx,
  ): Promise<ComplaintTemplate['columns'] | undefined> {
    const file = await fileOf(operator, inside);
    if (!file) return undefined;
    const before = known.get(operator);
    if (before?.hash === file.hash) return before.columns;
    const bytes = await bytesOf(file);
    if (!bytes) return undefined;
    const columns = await columnsIn(bytes);
    known.set(operator, { hash: file.hash, columns });
    return columns;
  }

  return {
    /** What the template of an operator asks for. */
    template: async (operator: string, inside: Db | Tx = db): Promise<ComplaintTemplate> => {
      const columns = await columnsInLibrary(operator, inside);
      const own = complaintColumns.map(({ header, kind, required }) => ({ header, kind, required }));
      return { title: titleOfTemplate(providerName(operator)), columns: columns?.length ? columns : own };
    },
    /** The template itself, to be filled in. */
    workbook: async (operator: string): Promise<Uint8Array> => {
      const file = await fileOf(operator, db);
      const bytes = file && (await bytesOf(file));
      if (bytes && (await columnsIn(bytes)).length > 0) return bytes;
      return (await operatorTemplate(operator)).bytes;
    },
  };
}
