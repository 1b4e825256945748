import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { benchSection, sectionsOn, sortSections } from '#bench/all/bench-page.ts';
import { benches } from '#bench/all/benches.ts';
import { chooseBenches, runBench } from '#bench/all/run-benches.ts';

const root = join(import.meta.dirname, '../../..');
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

test('the table has each bench that has a command, and each file that prints a table by itself', () => {
  const commands = Object.entries(scripts)
    .filter(([name]) => name.startsWith('bench:'))
    .map(([name, command]) => [name.slice('bench:'.length), command.split('bench/')[1]]);
  expect(
    Object.entries(benches)
      .map(([name, { file }]) => [name, file])
      .sort(),
  ).toEqual(commands.sort());
  const printing = readdirSync(join(root, 'bench'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:await )?printTable\(|^await measure|^ {2,}printTable\(/m.test(
      file.endsWith('.ts') ? readFileSync(join(root, 'bench', file), 'utf8') : '',
    ),
  );
  // Parts of site and pages, of the form, and the printer itself.
  const parts = ['lighthouse.ts', 'form/extensions.ts'];
  const files = Object.values(benches).map(({ file }) => file);
  expect(printing.filter((file) => !files.includes(file) && !parts.includes(file))).toEqual([]);
});

test('a bench that fails is named with its reason, and the others go on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'benches-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'bad.ts'), "console.log('\\nBegun\\na\\n─');\nthrow new RangeError('no memory');\n");
  writeFileSync(join(folder, 'good.ts'), "console.log('\\nGood\\na  ratio\\n─\\n1  ' + process.argv[2]);\n");
  const bench = (file: string) => ({ file, about: 'about', needs: [], minutes: 1 });
  const bad = await runBench({ name: 'bad', bench: bench('bad.ts'), options: [] }, folder);
  const good = await runBench({ name: 'good', bench: bench('good.ts'), options: ['7'] }, folder);
  expect(bad.failure).toBe('exit code 1, RangeError: no memory');
  expect(benchSection(bad, 'machine')).toContain('**Failed**: exit code 1, RangeError: no memory');
  expect(good).toEqual({ name: 'good', about: 'about', output: '\nGood\na  ratio\n─\n1  7\n' });
});

test('tables with ratios come first, and a section that is not run again stays', () => {
  const plain = { name: 'plain', about: 'x', output: '\nWeights\nKiB\n─\n1\n' };
  const mixed = { name: 'mixed', about: 'y', output: '\nTimes\nms\n─\n1\n\nAgainst\nms  ratio\n─\n1  1.1\n' };
  const section = benchSection(mixed, 'machine');
  expect(section.indexOf('Against')).toBeLessThan(section.indexOf('Times'));
  const sections = new Map([
    ['plain', benchSection(plain, 'machine')],
    ['mixed', section],
  ]);
  const sorted = sortSections(sections, ['plain', 'mixed']);
  expect(sorted.map((one) => one.split('\n', 1)[0])).toEqual(['### mixed: y', '### plain: x']);
  expect(sectionsOn(`# Page\n\n## Runs\n\n${sorted.join('\n\n')}\n\n## Earlier\n\n### old\n`)).toEqual(
    new Map([...sections].reverse()),
  );
});

test('benches are chosen by name or by what has a short run, and an unknown name is refused', () => {
  expect(chooseBenches([], false).map(({ name }) => name)).toEqual(Object.keys(benches));
  expect(chooseBenches(['lists'], false)).toEqual([{ name: 'lists', bench: benches['lists'], options: [] }]);
  expect(chooseBenches([], true).map(({ name, options }) => [name, options])).toContainEqual(['logins', ['40']]);
  expect(() => chooseBenches(['list'], false)).toThrow('There is no bench list; there are server, lists');
});
