import { type Output, root, run, runPackage } from './command.ts';

/** Types of everything: `astro check` reads TypeScript files too. */
const typesOfAll = (output?: Output) =>
  runPackage('astro', ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'], {}, output);

/** Types of everything but pages and layouts, in half the time, and less where little has changed since the last time. */
export async function typesOfScripts(output?: Output): Promise<number> {
  const incremental = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'];
  // A development server leaves the types of its own content.
  return (await runPackage('astro', ['sync'], {}, output)) || runPackage('tsc', incremental, {}, output);
}

/** Content files, format, lint rules and types; answers how each check ended. */
export async function runChecks(output?: Output, types = typesOfAll): Promise<Record<string, number>> {
  return {
    content: await run(process.execPath, [`${root}scripts/content/check.ts`], {}, output),
    biome: await runPackage('biome', ['ci', '--no-errors-on-unmatched', '.'], {}, output),
    types: await types(output),
  };
}

if (import.meta.main) {
  const failed = Object.entries(await runChecks()).filter(([, code]) => code !== 0);
  for (const [name] of failed) console.error(`${name}: failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
