import { documentNewsList } from '#contract/documents/news.ts';
import { get, send } from '../http.ts';

/** Documents that the user has not seen on behalf of a foundation; in a folder alone where one is named. */
export const listNews = (foundation: string, folder?: string) =>
  get('/library/news', { foundation, ...(folder !== undefined && { folder }) }, documentNewsList);

/** The user has read these documents. */
export const markNewsRead = (paths: readonly string[]): Promise<void> =>
  send('/library/news', { method: 'PUT', body: { paths } });
