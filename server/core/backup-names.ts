import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup that a schedule made, in the folder of all of them. */
export interface NamedBackup {
  readonly name: string;
  /** When (ms) it was begun. */
  readonly time: number;
}

const pattern = /^portal-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:\.backup)?$/;

export const backupName = (time: number): string =>
  `portal-${new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** The backup that a name stands for; undefined for any other name. */
export function backupOf(name: string): NamedBackup | undefined {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  return year === undefined
    ? undefined
    : { name, time: Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) };
}

export const inOrder = (backups: readonly NamedBackup[]): NamedBackup[] => backups.toSorted((a, b) => a.time - b.time);

/** The complete backups of a folder, oldest first. */
export async function namedBackups(folder: string): Promise<NamedBackup[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return inOrder(
    entries.flatMap((entry) => {
      const backup = backupOf(entry.name);
      if (!backup || (entry.isDirectory() && !existsSync(join(folder, entry.name, 'manifest.json')))) return [];
      return [backup];
    }),
  );
}
