import { namedMonth } from '../date/month-names.ts';

interface NamedDocument {
  name: string;
  description?: string | undefined;
}

/** The month that a document's name says: `Provisionsabrechnung Oktober 2026.pdf`, `2026-10 Gutschrift.pdf`. */
export function monthInName(name: string): string | undefined {
  const digits = /(?<!\d)(20\d\d)[-_. ](0[1-9]|1[0-2])(?!\d)/.exec(name);
  if (digits) return `${digits[1]}-${digits[2]}`;
  const [, word = '', year = ''] = /([\p{L}\p{M}]+)[ _-]+(20\d\d)/u.exec(name) ?? [];
  const monthAndYear = namedMonth(`${word} ${year}`);
  return monthAndYear ? `${monthAndYear.year}-${String(monthAndYear.month).padStart(2, '0')}` : undefined;
}

const says = (file: NamedDocument, number: string) =>
  [file.name, file.description ?? ''].some((text) => text.includes(number));

/** The document of one statement: that which names its number. */
export const documentOf = <File extends NamedDocument>(
  { docNumber }: { docNumber?: string | undefined },
  files: readonly File[],
): File | undefined => (docNumber ? files.find((file) => says(file, docNumber)) : undefined);

/** Documents of a month that belong to none of its statements alone. */
export const documentsOf = <File extends NamedDocument>(
  month: string,
  statements: readonly { docNumber?: string | undefined }[],
  files: readonly File[],
): File[] => {
  const statementFiles = statements.map((statement) => documentOf(statement, files));
  return files.filter((file) => monthInName(file.name) === month && !statementFiles.includes(file));
};
