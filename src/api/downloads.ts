import { type OneTimeAction, oneTimeToken } from '../contract/file.ts';
import { apiBase, post } from './http.ts';

/** Asks for a token that opens one download (§7). */
export const requestDownload = (action: OneTimeAction) => post('/public/onetimeaction', action, oneTimeToken);

const kinds = { downloadFile: 'filedownload', downloadArchiveFile: 'archive' } as const satisfies Record<
  OneTimeAction['_action'],
  string
>;

/** The address behind a one-time token; the browser saves what it answers. */
export const downloadUrl = (kind: OneTimeAction['_action'], { token, name }: { token: string; name: string }): string =>
  `${apiBase}/public/${kinds[kind]}/${encodeURIComponent(name)}?token=${encodeURIComponent(token)}`;
