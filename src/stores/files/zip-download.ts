import { atom, type ReadableAtom } from 'nanostores';
import { downloadUrl, fetchDownload, requestDownload } from '#api/downloads.ts';
import { saveFromServer } from './downloads.ts';
import { saveBlob } from './save-file.ts';

/** More than this the browser saves by itself, in bytes: it would not fit into the page's memory. */
const largestInPage = 256 * 1024 ** 2;

const $running = atom<{ done: number; total: number } | undefined>(undefined);
/** How far the archive that is being saved has come, in bytes; undefined while there is none. */
export const $zipDownload: ReadableAtom<{ done: number; total: number } | undefined> = $running;

let current: AbortController | undefined;

/** Ends the archive that is being saved. */
export const cancelZip = (): void => current?.abort();

/**
 * Saves files and folders as one ZIP. `size` is the sum of their sizes. True when it is saved, false where it was
 * cancelled or one is being saved already, undefined where the browser goes on by itself. Throws ApiError.
 */
export async function downloadZip(paths: readonly string[], size: number): Promise<boolean | undefined> {
  if (current) return false;
  const controller = new AbortController();
  current = controller;
  $running.set({ done: 0, total: size });
  try {
    const grant = await requestDownload({ _action: 'downloadArchiveFile', paths: [...paths] });
    controller.signal.throwIfAborted();
    const url = downloadUrl('downloadArchiveFile', grant);
    if (size > largestInPage) {
      saveFromServer(url);
      return undefined;
    }
    const onBytes = (done: number) => $running.set({ done, total: Math.max(size, done) });
    saveBlob(grant.name, await fetchDownload(url, onBytes, controller.signal));
    return true;
  } catch (cause) {
    if (controller.signal.aborted) return false;
    throw cause;
  } finally {
    current = undefined;
    $running.set(undefined);
  }
}
