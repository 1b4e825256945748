import { type Output, root, run, runPackage } from './command.ts';

/** The types of content, which all others need: a development server leaves those of its own. */
const typesOfContent = (output?: Output) => runPackage('astro', ['sync'], {}, output);

/** Types of pages and layouts. Only this reads them, and takes three times as long for scripts as the native compiler. */
const pages = [
  ...['check', '--noSync', '--tsconfig', 'scripts/tsconfig.astro.json'],
  ...['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
];
const typesOfPages = (output?: Output) => runPackage('astro', pages, {}, output);

/** Types of everything else. One thread: several take half as long, and twice the processor time, beside the tests. */
const typesOfCode = (output?: Output) => runPackage('tsc', ['--singleThreaded'], {}, output);

/** For a change that touches no page. */
export const typesOfScripts = async (output?: Output): Promise<number> =>
  (await typesOfContent(output)) || typesOfCode(output);

/** Content, pages and code. */
export const typesOfAll = async (output?: Output): Promise<number> =>
  (await typesOfContent(output)) || (await typesOfPages(output)) || typesOfCode(output);

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
