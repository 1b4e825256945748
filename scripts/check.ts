import { type Output, root, run, runPackage } from './command.ts';

/** Content files, format, lint rules and types of everything (`astro check` reads TypeScript files too); answers how each check ended. */
export async function runChecks(output?: Output): Promise<Record<string, number>> {
  const astro = ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];
  return {
    content: await run(process.execPath, [`${root}scripts/content/check.ts`], {}, output),
    biome: await runPackage('biome', ['ci', '--no-errors-on-unmatched', '.'], {}, output),
    types: await runPackage('astro', astro, {}, output),
  };
}

if (import.meta.main) {
  const failed = Object.entries(await runChecks()).filter(([, code]) => code !== 0);
  for (const [name] of failed) console.error(`${name}: failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
