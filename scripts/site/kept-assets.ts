import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const manifest = '_builds.json';
/** Files with a hash in their name, which an open page may ask for long after the next build. */
const hashed = /^(?:_astro\/(?!\.)[^/]+|pagefind\/(?:\w+\/)?[\w-]+\.pf_\w+)$/;
const dayMs = 86_400_000;

/** A build with its hashed files in the site, newest first in the list. */
interface Build {
  /** ISO time. */
  readonly built: string;
  readonly files: readonly string[];
}

interface KeepRules {
  /** How long the files of a build are kept after the next one. */
  readonly days: number;
  readonly builds: number;
}
const keepRules: KeepRules = { days: 14, builds: 20 };

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

const hashedFiles = async (site: string): Promise<string[]> =>
  (await readdir(site, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(site, '/').length).split(sep).join('/'))
    .filter((name) => hashed.test(name))
    .sort();

/** Builds that a site holds; one of before there was a list counts as one build. */
async function buildsIn(site: string, now: Date): Promise<readonly Build[]> {
  const list = await readFile(join(site, manifest), 'utf8').catch(() => undefined);
  return list ? JSON.parse(list) : [{ built: now.toISOString(), files: await hashedFiles(site) }];
}

/**
 * Takes the hashed files of earlier builds over into a new site, so that pages opened before it find what they load
 * later. Answers how many files were taken over.
 */
export async function keepAssets(
  site: string,
  earlier: string | undefined,
  { days, builds }: KeepRules = keepRules,
  now = new Date(),
): Promise<number> {
  const own = { built: now.toISOString(), files: await hashedFiles(site) };
  const before = earlier && (await exists(earlier)) ? await buildsIn(earlier, now) : [];
  const replacedAt = (at: number) => (at === 0 ? now.getTime() : Date.parse(before[at - 1]?.built ?? ''));
  const recentBuilds = before.filter((_, at) => at < builds && now.getTime() - replacedAt(at) <= days * dayMs);
  let count = 0;
  for (const name of new Set(recentBuilds.flatMap(({ files }) => files))) {
    if (!earlier || !hashed.test(name) || (await exists(join(site, name)))) continue;
    if (!(await exists(join(earlier, name)))) continue;
    await cp(join(earlier, name), join(site, name));
    count += 1;
  }
  await writeFile(join(site, manifest), JSON.stringify([own, ...recentBuilds]));
  return count;
}

/** The site that this build replaces stands in `EARLIER_SITE`; `npm run build` names its own folder. */
export const keptAssets = (): AstroIntegration => ({
  name: 'kept-assets',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const count = await keepAssets(fileURLToPath(dir), process.env['EARLIER_SITE']);
      logger.info(`${count} files of earlier builds kept`);
    },
  },
});
