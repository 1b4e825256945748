import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '#scripts/command.ts';
import type { BenchResult } from './bench-page.ts';
import { type Bench, benches } from './benches.ts';

/** Database libraries end a reason with the whole statement. */
const maxReasonLength = 200;

export interface Run {
  readonly name: string;
  readonly bench: Bench;
  readonly options: readonly string[];
}

/** Which benches to run: the named ones, or all; with `isShort` those that have a short run. */
export function chooseBenches(names: readonly string[], isShort: boolean): Run[] {
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length > 0)
    throw new Error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
  return Object.entries(benches)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .filter(([, { short }]) => !isShort || short !== undefined)
    .map(([name, bench]) => ({ name, bench, options: isShort ? (bench.short ?? []) : [] }));
}

/** Runs one bench to its end. What it prints is kept; a bench that fails says why and stops no other. */
export async function runBench({ name, bench, options }: Run, folder = join(root, 'bench')): Promise<BenchResult> {
  const child = spawn(process.execPath, ['--expose-gc', join(folder, bench.file), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const about = { name, about: bench.about, output };
  if (code === 0) return about;
  const reason = (/^\w*Error: .*$/m.exec(errors)?.[0] ?? errors.trim().split('\n').at(-1))?.slice(0, maxReasonLength);
  return { ...about, failure: `${signal ? `ended by ${signal}` : `exit code ${code}`}${reason ? `, ${reason}` : ''}` };
}
