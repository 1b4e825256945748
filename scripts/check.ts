import { type Output, root, run, runPackage } from './command.ts';

/** Types of pages and layouts. Only this reads them, and takes three times as long for scripts as the native compiler. */
const typesOfPages = (output?: Output) =>
  runPackage(
    'astro',
    [
      ...['check', '--tsconfig', 'scripts/tsconfig.astro.json'],
      ...['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
    ],
    {},
    output,
  );

/** Types of everything else. One thread: several take half as long, and twice the processor time, beside the tests. */
export async function typesOfScripts(output?: Output): Promise<number> {
  // A development server leaves the types of its own content.
  return (await runPackage('astro', ['sync'], {}, output)) || runPackage('tsc', ['--singleThreaded'], {}, output);
}

const typesOfAll = async (output?: Output) => (await typesOfPages(output)) || typesOfScripts(output);

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
