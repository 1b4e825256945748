import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { fileList, type Manifest, manifestFile, tableFile } from '#server/backup/manifest.ts';

const dumps = join(import.meta.dirname, 'dumps');
const extension = '.tar.br';

/** States that the repository keeps data of, by day, oldest first. */
export const dumpDays = (): string[] =>
  readdirSync(dumps)
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
    .sort();

const dumpOf = (day: string) => join(dumps, `${day}${extension}`);
const statementsOf = (day: string) => join(dumps, `${day}.statements.br`);

/** What a server of that day asked of its database in a walk (`walk.ts`); undefined where none was recorded. */
export const readStatements = (day: string): readonly string[] | undefined =>
  existsSync(statementsOf(day))
    ? JSON.parse(brotliDecompressSync(readFileSync(statementsOf(day))).toString())
    : undefined;

export const packStatements = (file: string, day: string): void =>
  writeFileSync(statementsOf(day), brotliCompressSync(readFileSync(file)));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Rows of which the first ones show as much as all; nothing refers to them. */
const maxRows: Readonly<Record<string, number>> = {
  activities: 100,
  commission_lines: 100,
  notifications: 100,
  record_events: 300,
  search_entries: 100,
};

function linesToKeep(table: string, lines: readonly string[]): readonly string[] {
  if (table.startsWith('library_')) return [];
  return lines.slice(0, maxRows[table] ?? lines.length);
}

/** Packs the rows of a backup into one small file: without files and library, the largest tables cut. */
export function packDump(backup: string, day: string): void {
  const manifest = JSON.parse(readFileSync(manifestFile(backup), 'utf8')) as Manifest;
  const folder = mkdtempSync(join(tmpdir(), 'portal-dump-'));
  mkdirSync(join(folder, 'tables'));
  const tables: Record<string, Manifest['tables'][string]> = {};
  for (const table of Object.keys(manifest.tables)) {
    const all = gunzipSync(readFileSync(tableFile(backup, table))).toString();
    const lines = linesToKeep(table, all.split('\n').slice(0, -1));
    const text = lines.map((line) => `${line}\n`).join('');
    writeFileSync(join(folder, 'tables', table), text);
    tables[table] = { rows: lines.length, sha256: sha256(text) };
  }
  const files = { count: 0, bytes: 0, sha256: sha256('') };
  const dumpManifest = { ...manifest, tables, files, withFiles: false, withLibrary: false, missing: [], damaged: [] };
  writeFileSync(manifestFile(folder), JSON.stringify(dumpManifest));
  const tar = execFileSync('tar', ['-C', folder, '--owner=0', '--group=0', '--mtime=@0', '-cf', '-', '.']);
  mkdirSync(dumps, { recursive: true });
  writeFileSync(dumpOf(day), brotliCompressSync(tar));
  rmSync(folder, { recursive: true });
}

/** Lays a dump out as a backup that `restore` takes; answers its manifest. */
export function unpackDump(day: string, folder: string): Manifest {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-C', folder, '-xf', '-'], { input: brotliDecompressSync(readFileSync(dumpOf(day))) });
  const manifest = JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as Manifest;
  for (const table of Object.keys(manifest.tables)) {
    const file = join(folder, 'tables', table);
    writeFileSync(tableFile(folder, table), gzipSync(readFileSync(file)));
    rmSync(file);
  }
  writeFileSync(fileList(folder), '');
  return manifest;
}
