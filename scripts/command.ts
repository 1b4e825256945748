import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a program writes: what this one writes to, or an open file while another program has the terminal. */
export type Output = 'inherit' | number;

/** Runs a program to its end with its output shown; answers its exit code, 1 where it was killed or not found. */
export const run = (program: string, options: readonly string[], env?: NodeJS.ProcessEnv, output?: Output) =>
  runIn(root, program, options, env, output);

/** The same in another folder. */
export function runIn(
  cwd: string,
  program: string,
  options: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: Output = 'inherit',
): Promise<number> {
  const child = spawn(program, options, {
    cwd,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const programs = {
  astro: 'astro/bin/astro.mjs',
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript-native/bin/tsc',
  vitest: 'vitest/vitest.mjs',
} as const;

/** Runs a program of an installed package on the Node that runs this script. */
export const runPackage = (
  name: keyof typeof programs,
  options: readonly string[],
  env?: NodeJS.ProcessEnv,
  output?: Output,
) => run(process.execPath, [`${root}node_modules/${programs[name]}`, ...options], env, output);
