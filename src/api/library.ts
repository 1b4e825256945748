import { type FileMark, type FileQuery, fileEntry, fileList } from '../contract/file.ts';
import { listOf } from '../contract/record.ts';
import { get, send } from './http.ts';

const entries = listOf(fileEntry);
const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

type Paging = Pick<FileQuery, '_limit' | '_offset'>;
type FileSearch = Omit<FileQuery, '_action' | 'foundation'>;

/** What a folder of the library holds for the user on behalf of a foundation; its repositories for `''` (§7-18). */
export const listFolder = (trid: string, path: string, paging: Paging = {}) =>
  get(`/public/filebrowser/${addressOf(path)}`, { _action: 'list', foundation: trid, ...paging }, fileList);

/** Files that match, best first (§7-14). */
export const searchFiles = (trid: string, query: FileSearch) =>
  get('/public/filebrowser/', { _action: 'search', foundation: trid, ...query }, fileList);

/** A foundation's recent documents, newest first (§7-15). */
export const listRecentDocuments = (trid: string) => get(`/foundation/${trid}/recentdocs`, {}, entries);

/** The user's favourites, latest mark first. */
export const listFavourites = () => get('/library/favourites', {}, entries);

/** The folders that the user follows; `newFiles` counts what changed there since they looked last. */
export const listFollowed = () => get('/library/follows', {}, entries);

/** Puts a file among the user's favourites, or takes it out. */
export const markFavourite = (mark: FileMark): Promise<void> =>
  send('/library/favourites', { method: 'PUT', body: mark });

/** Follows a folder, or no longer. */
export const markFollowed = (mark: FileMark): Promise<void> => send('/library/follows', { method: 'PUT', body: mark });

/** The user sees the folder now; later answers mark what is newer as new. */
export const recordVisit = (path: string): Promise<void> => send('/library/visits', { method: 'POST', body: { path } });
