import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './command.ts';

/** Test files of a project of vitest that import, however indirectly, what has changed. */
export async function relatedTests(project: string, since: string): Promise<string[]> {
  const options = ['list', '--filesOnly', '--json', '--project', project, '--changed', since];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${root}node_modules/vitest/vitest.mjs`, ...options],
    { cwd: root, maxBuffer: 16 * 1024 ** 2 },
  );
  const found = JSON.parse(stdout.slice(stdout.indexOf('['))) as { file: string }[];
  return found.map(({ file }) => relative(root, file));
}
