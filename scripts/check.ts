import { root, run, runPackage } from './command.ts';

/** Content files, format, lint rules and types of everything (`astro check` reads TypeScript files too); answers how each check ended. */
export async function runChecks(): Promise<Record<string, number>> {
  return {
    content: await run(process.execPath, [`${root}scripts/content/check.ts`]),
    biome: await runPackage('biome', ['ci', '--no-errors-on-unmatched', '.']),
    types: await runPackage('astro', ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning']),
  };
}

if (import.meta.main) {
  const failed = Object.entries(await runChecks()).filter(([, code]) => code !== 0);
  for (const [name] of failed) console.error(`${name}: failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
