import { runPackage } from './command.ts';

/** Format, lint rules and types of everything; answers how each check ended. `astro check` reads .astro files, tsc the rest. */
export async function runChecks(): Promise<Record<string, number>> {
  return {
    biome: await runPackage('biome', ['ci', '--no-errors-on-unmatched', '.']),
    astro: await runPackage('astro', ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning']),
    tsc: await runPackage('tsc', ['--noEmit']),
  };
}

if (import.meta.main) {
  const failed = Object.entries(await runChecks()).filter(([, code]) => code !== 0);
  for (const [name] of failed) console.error(`${name}: failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
