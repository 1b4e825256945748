import { buffer } from 'node:stream/consumers';
import type { ComplaintTemplate } from '../../src/contract/complaint-template.ts';
import { columnsOf, complaintColumns, titleOfTemplate } from '../../src/domain/commissions/complaint-columns.ts';
import { readXlsx } from '../../src/domain/spreadsheet/read-xlsx.ts';
import { providerName } from '../../src/domain/text/provider-name.ts';
import type { Db, Tx } from '../db/open.ts';
import { templatePath } from '../files/content/operator-template.ts';
import { fileByPath } from '../queries/library/library-files.ts';
import type { Library } from './library.ts';

/** No template is as large as this, in bytes. */
const largestTemplate = 4 * 1024 ** 2;

/** What the template of an operator asks for that the editors keep in the library, else the portal's own. */
export function complaintTemplates(db: Db, library: Pick<Library, 'source' | 'copies' | 'state'>) {
  const known = new Map<string, { readonly hash: string; readonly columns: ComplaintTemplate['columns'] }>();

  async function columnsInLibrary(
    operator: string,
    inside: Db | Tx,
  ): Promise<ComplaintTemplate['columns'] | undefined> {
    const file = await fileByPath(inside, templatePath(operator));
    if (!file?.hash || file.size > largestTemplate) return undefined;
    const before = known.get(operator);
    if (before?.hash === file.hash) return before.columns;
    const isCopied = (await library.copies.size(file.hash)) === file.size;
    const range = { start: 0, end: file.size - 1 };
    const bytes = isCopied ? library.copies.open(file.hash, range) : (await library.source.open(file))?.(range);
    if (!bytes) return undefined;
    const [head = []] = await readXlsx(await buffer(bytes)).catch((): string[][] => []);
    const columns = columnsOf(head);
    known.set(operator, { hash: file.hash, columns });
    return columns;
  }

  return async (operator: string, inside: Db | Tx = db): Promise<ComplaintTemplate> => {
    const columns = await columnsInLibrary(operator, inside);
    const own = complaintColumns.map(({ header, kind, required }) => ({ header, kind, required }));
    return { title: titleOfTemplate(providerName(operator)), columns: columns?.length ? columns : own };
  };
}
