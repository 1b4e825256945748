import type { FileEntry } from '#contract/file.ts';
import { type BrowserRoute, browserOf } from '#domain/documents/file-browser.ts';
import { isRepository } from '#domain/documents/library.ts';
import { shownName } from '#domain/documents/shown-name.ts';
import { texts } from '#i18n/client.ts';

/** The operators' names by role code, which are what their folders are called. */
export type OperatorNames = Readonly<Record<string, string>>;

/** What a page of the library is called: the menu's "Dokumente" (§2-10) alone would not tell the owner. */
export const pageName = (route: BrowserRoute): string =>
  route === 'EtcDocumentsNetworkOperators' ? texts('documents')('operatorsTitle') : texts('routes')(route);

/** What a folder is called on the screen, by its path; the page's title at its start, and of folders that are not its own. */
export function folderName(route: BrowserRoute, path: string, operators: OperatorNames): string {
  const [top = '', ...below] = path.split('/');
  const { repositories } = browserOf(route);
  const single = repositories.length === 1;
  if (!isRepository(top) || !repositories.includes(top) || (single && below.length === 0)) return pageName(route);
  const isEntry = below.length === 0 || (top === 'commission-statements' && below.length === 1);
  if (isEntry) return texts('ui')(`repository.${top}`);
  const name = below.at(-1) ?? top;
  if (top === 'network-operators' && below.length === 1) return operators[name] ?? name;
  return shownName({ name, extension: '', type: 'folder' });
}

/** What an entry is called on the screen. */
export const entryName = (route: BrowserRoute, entry: FileEntry, operators: OperatorNames): string =>
  entry.type === 'file' ? shownName(entry) : (entry.title ?? folderName(route, entry.path, operators));
