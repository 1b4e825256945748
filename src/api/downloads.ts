import { type OneTimeAction, oneTimeToken } from '../contract/file.ts';
import { ApiError } from './api-error.ts';
import { apiBase, post } from './http.ts';

/** Asks for a token that opens one download (§7-16). */
export const requestDownload = (action: OneTimeAction) => post('/public/onetimeaction', action, oneTimeToken);

const kinds = { downloadFile: 'filedownload', downloadArchiveFile: 'archive' } as const satisfies Record<
  OneTimeAction['_action'],
  string
>;

/** The address behind a one-time token; the browser saves what it answers. */
export const downloadUrl = (kind: OneTimeAction['_action'], { token, name }: { token: string; name: string }): string =>
  `${apiBase}/public/${kinds[kind]}/${encodeURIComponent(name)}?token=${encodeURIComponent(token)}`;

/** Reads a download into memory; `onBytes` hears how many have come. Throws where it breaks off or `signal` ends it. */
export async function fetchDownload(url: string, onBytes: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new ApiError(response.status);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
    onBytes(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
