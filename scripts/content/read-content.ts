import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ContentFile, Surroundings } from '#server/content/check/site-map.ts';
import { root } from '../command.ts';

/** Files below a folder, as paths with slashes; none where there is no such folder. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/'),
      );
  } catch {
    return [];
  }
}

const contentFolder = join(root, 'src/content');

/** Content files; what lies directly in the folder, the schemas and what merges languages are code. */
export const contentFiles = (folder = contentFolder): ContentFile[] =>
  filesBelow(folder)
    .filter((path) => path.includes('/') && !/^(?:schema|merge)\//.test(path))
    .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }));

/** Pages and public files of the site, as they are on the disk. */
export const surroundings = (): Surroundings => ({
  pages: new Set(
    filesBelow(join(root, 'src/pages/[...locale]'))
      .filter((path) => path.endsWith('.astro'))
      .map((path) => `/${path.replace(/(?:(?:^|\/)index)?\.astro$/, '')}`),
  ),
  publicFiles: new Set(filesBelow(join(root, 'public')).map((path) => `/${path}`)),
});
