import { existsSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRunFolder } from '#tests/run-folder.ts';

/** Larger than any process number of Linux. */
const nobody = 4_194_999;

function folderOf(pid: number, suffix: string, hoursAgo: number): string {
  const folder = join(tmpdir(), `portal-run-${pid}-${suffix}`);
  mkdirSync(join(folder, 'data'), { recursive: true });
  const time = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(folder, time, time);
  return folder;
}

test('a run of tests sweeps away what killed runs left, and nothing of others', () => {
  const left = folderOf(nobody, 'aaaaaa', 2);
  const snapshot = [
    folderOf(nobody, 'bbbbbb', 0),
    folderOf(process.pid, 'cccccc', 2),
    folderOf(nobody, 'dddddd-or-so', 2),
    makeRunFolder(tmpdir()),
  ];
  expect(existsSync(left)).toBe(false);
  expect(snapshot.filter((folder) => !existsSync(folder))).toEqual([]);
  for (const folder of snapshot) rmSync(folder, { recursive: true });
});
