import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Marks the text of a page that everybody may find; a page without it is not in the index. */
const mark = 'data-pagefind-body';
/** Pages for a few roles stay out, so that search results never lead to a closed page. */
const openToAll = /<html[^>]* data-access="(?:public|signedIn)"/;
/** What the search page loads; the ready-made screens that come with it stay out of the site. */
const loaded = /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|.*\.pagefind|.*\.pf_\w+)$/;

/** Words of neighbouring elements stay apart, as a label and a number do on the screen. */
const apart = (html: string) => html.replace(/(<\/\w+>)(?=<)/g, '$1 ');

const addressOf = (file: string) =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`;

function fail(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The search index of the pages could not be made: ${errors.join('; ')}`);
}

/**
 * Writes `pagefind/` into a built site: an index of its marked pages, one part per language. Answers the addresses of
 * the pages in it.
 */
export async function writePageIndex(site: string): Promise<string[]> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  const { errors, index } = await createIndex({});
  fail(errors);
  if (!index) throw new Error('The search index of the pages could not be made.');
  const addresses: string[] = [];
  try {
    for (const name of names) {
      const content = await readFile(join(site, name), 'utf8');
      if (!content.includes(mark) || !openToAll.test(content)) continue;
      const added = await index.addHTMLFile({ url: addressOf(name), content: apart(content) });
      fail(added.errors);
      addresses.push(addressOf(name));
    }
    if (addresses.length === 0) return [];
    const indexResult = await index.getFiles();
    fail(indexResult.errors);
    for (const { path, content } of indexResult.files) {
      if (!loaded.test(path.split('/').at(-1) ?? '')) continue;
      const target = join(site, 'pagefind', path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
    return addresses;
  } finally {
    await close();
  }
}
