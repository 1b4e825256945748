import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import { halfFolder, markFile } from '../config/data-folder.ts';
import { CannotStart } from '../core/cannot-start.ts';
import type { Db } from './open.ts';

/**
 * A mark that the database and the folder of files share and that every start renews: files beside a database that is not
 * theirs, or of another time, would be taken for rubbish, and tickets would have lost theirs.
 */
interface Mark {
  readonly current: string;
  /** The one that a start was about to write to the folder. */
  readonly next: string | null;
}

const startOf = (mark: string) => Number(mark.split(' ')[0]);

async function readMark(db: Db): Promise<Mark | undefined> {
  await db.execute(
    sql`create table if not exists belonging (one boolean primary key default true check (one), current text not null, next text)`,
  );
  const answer = await db.execute(sql`select current, next from belonging`);
  return (answer as unknown as { rows: Mark[] }).rows[0];
}

function writeMark(folder: string, mark: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = `${markFile(folder)}.part`;
  writeFileSync(part, mark, { mode: 0o600, flush: true });
  renameSync(part, markFile(folder));
  const folderHandle = openSync(folder, 'r');
  fsyncSync(folderHandle);
  closeSync(folderHandle);
}

/** Says that the files of a folder belong to the database, as after a restore of both. */
async function markDataFolder(db: Db, folder: string, start = 1): Promise<void> {
  const next = `${start} ${randomUUID()}`;
  await db.execute(sql`insert into belonging (current, next) values ('', ${next})
    on conflict (one) do update set next = excluded.next`);
  writeMark(folder, next);
  await db.execute(sql`update belonging set current = ${next}, next = null`);
}

const otherTime = (folder: string, row: Mark, fileMark: string) => {
  const [a, b] = [startOf(row.current), startOf(fileMark)];
  const [german, english] =
    a === b
      ? ['stammen aus verschiedenen Portalen oder Sicherungen', 'come from different portals or backups']
      : a < b
        ? [
            'passen nicht zusammen: Die Datenbank ist älter als die Dateien',
            'do not match: the database is older than the files',
          ]
        : [
            'passen nicht zusammen: Die Dateien sind älter als die Datenbank',
            'do not match: the files are older than the database',
          ];
  return new CannotStart(
    `Die Datenbank und die Dateien in ${folder} ${german}. Es wurde nichts verändert. Stellen Sie beide aus derselben Sicherung wieder her. Sollen sie dennoch zusammen gelten, schreiben Sie in ${markFile(folder)} die Zeile: ${row.current}\n` +
      `The database and the files in ${folder} ${english}. Nothing was changed. Restore both from the same backup. If they are to go together all the same, write this line to ${markFile(folder)}: ${row.current}`,
  );
};

/**
 * Refuses files that do not belong to the database, and renews the mark of both. A bucket is shared by many; it has no
 * mark.
 */
export async function requireSameDataFolder(db: Db, { dataDir, s3 }: Config): Promise<void> {
  if (s3) return;
  const folder = join(dataDir, 'files');
  const row = await readMark(db);
  const fileMark = existsSync(markFile(folder)) ? readFileSync(markFile(folder), 'utf8').trim() : undefined;
  const isKnown = row && row.current !== '';
  if (isKnown && fileMark === undefined) throw halfFolder(dataDir, 'files');
  if (!row && fileMark !== undefined) throw halfFolder(dataDir, 'database');
  if (isKnown && fileMark !== row.current && fileMark !== row.next) throw otherTime(folder, row, fileMark ?? '');
  await markDataFolder(db, folder, row ? startOf(row.current) + 1 : 1);
}
