import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#scripts/command.ts';
import { benchSection, machineLine, sectionsOn, sortSections } from './bench-page.ts';
import { benches } from './benches.ts';
import { chooseBenches, runBench } from './run-benches.ts';

// npm run bench [-- name …] [--short] [--write]: runs benches one after the other and prints one page; `--write` keeps it
// in docs/benchmarks.md, where benches that did not run keep what they said before.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const runs = chooseBenches(positionals, values.short);
const names = Object.keys(benches);

if (values.list) {
  for (const [name, { about, needs, minutes, short }] of Object.entries(benches))
    console.log(
      `${name.padEnd(11)} ${String(minutes).padStart(3)} min${short ? ', short' : ''.padEnd(7)}  ${about}${needs.length > 0 ? ` (${needs.join(', ')})` : ''}`,
    );
} else {
  const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const file = join(root, 'docs/benchmarks.md');
  const failed: string[] = [];
  const sections = new Map<string, string>();
  for (const [index, run] of runs.entries()) {
    console.error(`${index + 1} of ${runs.length}: ${run.name} (about ${run.bench.minutes} min) …`);
    const kind = values.short ? '; a short run' : '';
    const machine = machineLine(new Date(), commit, product) + kind;
    const result = await runBench(run);
    if (result.failure !== undefined) failed.push(`${run.name}: ${result.failure}`);
    sections.set(run.name, benchSection(result, machine));
  }
  console.log(sortSections(sections, names).join('\n\n'));
  console.error(failed.length > 0 ? `\nFailed:\n${failed.join('\n')}` : '\nNone failed.');
  if (values.write && existsSync(file)) {
    const page = readFileSync(file, 'utf8');
    const [, before = '', after = ''] = /^([\s\S]*?^## Runs$)[\s\S]*?(?=^## (?!Runs))([\s\S]*)$/m.exec(page) ?? [];
    const kept = new Map([...sectionsOn(page), ...sections]);
    writeFileSync(file, `${before}\n\n${sortSections(kept, names).join('\n\n')}\n\n${after}`);
  }
  process.exitCode = failed.length > 0 ? 1 : 0;
}
