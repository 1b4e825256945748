import { downloadUrl, fetchDownload, requestDownload } from '#api/downloads.ts';

/** The bytes of a file of the library, by a one-time download. Throws ApiError, and where `signal` ends it. */
export async function loadPreview(
  path: string,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const url = downloadUrl('downloadFile', await requestDownload({ _action: 'downloadFile', path, preview: true }));
  const content = await fetchDownload(url, onBytes, signal);
  return content.arrayBuffer();
}
