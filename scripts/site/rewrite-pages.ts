import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rewrites the pages of a built site; answers how many of them are others now. */
export async function rewritePages(site: string, rewrite: (html: string) => string | Promise<string>): Promise<number> {
  let count = 0;
  for (const name of await readdir(site, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(join(site, name), 'utf8');
    const better = await rewrite(html);
    if (better === html) continue;
    await writeFile(join(site, name), better);
    count += 1;
  }
  return count;
}

/** Pages that anybody may read. */
export const isPublicPage = (html: string): boolean => /^<!doctype html><html[^>]* data-access="public"/i.test(html);
