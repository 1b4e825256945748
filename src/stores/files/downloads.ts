import { downloadUrl, requestDownload } from '#api/downloads.ts';
import type { OneTimeAction } from '#contract/file.ts';

/** Hands an address to the browser, which saves what it answers. A link and not a change of address, so that no page asks about unsaved input. */
export function saveFromServer(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

const save = async (action: OneTimeAction): Promise<void> =>
  saveFromServer(downloadUrl(action._action, await requestDownload(action)));

/** Downloads a file of the library or an attachment by its path. Throws ApiError. */
export const downloadFile = (path: string): Promise<void> => save({ _action: 'downloadFile', path });

/** Downloads one attachment, or several (ids separated by commas) as a ZIP. Throws ApiError. */
export const downloadArchive = (attachment: string): Promise<void> =>
  save({ _action: 'downloadArchiveFile', _attachment: attachment });
