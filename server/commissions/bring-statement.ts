import type { Readable } from 'node:stream';
import { displayName } from '../files/inspection/file-name.ts';
import { findImport, type ImportOfFile } from '../queries/commissions/imports.ts';
import { withArrivingFile } from './arriving-file.ts';
import type { CommissionServices } from './commission-services.ts';
import { tryImport } from './imports.ts';

const operator = { name: 'Befehlszeile' } as const;

/** Tries a file that an operator of the portal brings; it waits for an employee like any other. */
export async function bringStatement(
  services: CommissionServices,
  name: string,
  content: Readable,
): Promise<ImportOfFile> {
  const id = await withArrivingFile(displayName(name), content, (file) =>
    tryImport(services, file, 'upload', operator),
  );
  const tried = await findImport(services.db, id);
  if (!tried) throw new Error('an import that is gone');
  return tried;
}
