import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { columnTables } from './column-tables.ts';
import { blocks, captionsOfBlocks, describedForms } from './described-forms.ts';
import { fieldTables } from './form-tables.ts';
import { requirementsMap, type TextFile } from './map.ts';

const root = join(import.meta.dirname, '../..');

export const filesBelow = (folder: string, ending: RegExp): TextFile[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }))
    .sort(({ path: one }, { path: other }) => (one < other ? -1 : 1));

export const requirements = (): string => readFileSync(join(root, 'docs/requirements.md'), 'utf8');
export const testFiles = (): TextFile[] => filesBelow('tests', /\.tsx?$/);
export const domainPages = (): TextFile[] => filesBelow('docs/domain', /\.md$/);

/** The documents that are made of code, by their paths. */
export const madeDocuments = (): Record<string, string> => ({
  'docs/domain/columns.md': columnTables(filesBelow('src/contract', /\.ts$/)),
  'docs/domain/fields.md': fieldTables(describedForms, blocks, captionsOfBlocks),
  'docs/requirements-map.md': requirementsMap(requirements(), domainPages(), testFiles()),
});

if (import.meta.main) for (const [path, text] of Object.entries(madeDocuments())) writeFileSync(join(root, path), text);
