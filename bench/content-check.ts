import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFiles } from '../scripts/content/read-content.ts';
import { addEntries } from './data/many-entries.ts';
import { copyOfSources } from './data/site-copy.ts';
import { median, printTable } from './table.ts';

// npm run bench:content: how long an editor waits for `npm run content:check` with so many files, 500 without a number.

const requestedCount = Number(process.argv[2] ?? 500);
const runs = 7;
const { folder, remove } = await copyOfSources();
try {
  const content = join(folder, 'src/content');
  const missing = requestedCount - contentFiles(content).length;
  await addEntries(content, Math.floor(missing / 2));
  // An odd one has no translation.
  if (missing % 2 === 1)
    await writeFile(
      join(content, 'help/de/odd.md'),
      '---\ntitle: Ungerade\norder: 999\ndate: 2026-11-21\n---\n\nText.\n',
    );
  const program = [
    'const from = performance.now();',
    "await import('./scripts/content/check.ts');",
    'const { user, system } = process.cpuUsage();',
    "console.log('\\n' + [performance.now() - from, (user + system) / 1000, performance.now()].join(' '));",
  ].join('\n');
  const rows = Array.from({ length: runs }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    const [says = '', figures = ''] = stdout.trim().split(/\n+/);
    if (!says.startsWith(`${requestedCount} Dateien geprüft`)) throw new Error(stderr || stdout);
    return figures.split(' ').map(Number);
  });
  const middle = (column: number) => Math.round(median(rows.map((row) => row[column] ?? Number.NaN)));
  const most = (column: number) => Math.round(Math.max(...rows.map((row) => row[column] ?? Number.NaN)));
  printTable(
    `content:check of ${requestedCount} files, ${runs} runs, ms`,
    ['', 'median', 'most'],
    [
      ['reading and checking', middle(0), most(0)],
      ['with the start of Node', middle(2), most(2)],
      ['processor time', middle(1), most(1)],
    ],
  );
} finally {
  await remove();
}
