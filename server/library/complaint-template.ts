import { buffer } from 'node:stream/consumers';
import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import { complaintColumns, templateVersion, titleOfTemplate } from '#domain/commissions/complaint-columns.ts';
import { providerName } from '#domain/text/provider-name.ts';
import type { Db, Tx } from '../db/open.ts';
import { operatorTemplate, templatePath } from '../files/inspection/operator-template.ts';
import { inFileThread } from '../files/reading/file-thread.ts';
import { fileByPath } from '../queries/library/library-files.ts';
import type { Library } from './library.ts';

/** No template is as large as this, in bytes. */
const largestTemplate = 4 * 1024 ** 2;

/** What a workbook asks for, and its version where it says so. */
type TemplateShape = Pick<ComplaintTemplate, 'columns' | 'version'>;

/** The templates of operators that the editors keep in the library, else the portal's own. */
export function complaintTemplates(db: Db, library: Pick<Library, 'source' | 'copies' | 'state'>) {
  const shapeByOperator = new Map<string, TemplateShape & { readonly hash: string }>();

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
  async function askedIn(bytes: Buffer): Promise<TemplateShape> {
    try {
      return await inFileThread({ bytes }, (thread) => thread.template());
    } catch {
      return { columns: [] };
    }
  }

  async function askedInLibrary(operator: string, inside: Db | Tx): Promise<TemplateShape | undefined> {
    const file = await fileOf(operator, inside);
    if (!file) return undefined;
    const before = shapeByOperator.get(operator);
    if (before?.hash === file.hash) return before;
    const bytes = await bytesOf(file);
    if (!bytes) return undefined;
    const templateShape = { ...(await askedIn(bytes)), hash: file.hash };
    shapeByOperator.set(operator, templateShape);
    return templateShape;
  }

  return {
    /** What the template of an operator asks for. */
    template: async (operator: string, inside: Db | Tx = db): Promise<ComplaintTemplate> => {
      const title = titleOfTemplate(providerName(operator));
      const { columns = [], version } = (await askedInLibrary(operator, inside)) ?? {};
      if (columns.length > 0) return { title, columns, ...(version !== undefined && { version }) };
      const own = complaintColumns.map(({ header, kind, required }) => ({ header, kind, required }));
      return { title, version: templateVersion, columns: own };
    },
    /** The template itself, to be filled in. */
    workbook: async (operator: string): Promise<Uint8Array> => {
      const file = await fileOf(operator, db);
      const bytes = file && (await bytesOf(file));
      if (bytes && (await askedIn(bytes)).columns.length > 0) return bytes;
      return (await operatorTemplate(operator)).bytes;
    },
  };
}
