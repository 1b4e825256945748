import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './command.ts';

/** Test files of some projects of vitest that import, however indirectly, what has changed. */
export async function relatedTests(projects: readonly string[], since: string): Promise<string[]> {
  const options = [
    'list',
    '--filesOnly',
    '--json',
    ...projects.flatMap((name) => ['--project', name]),
    '--changed',
    since,
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${root}node_modules/vitest/vitest.mjs`, ...options],
    { cwd: root, maxBuffer: 16 * 1024 ** 2 },
  );
  const testFiles = JSON.parse(stdout.slice(stdout.indexOf('['))) as { file: string }[];
  return testFiles.map(({ file }) => relative(root, file));
}
