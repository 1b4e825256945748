import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';
import { failureText } from '../page/failure-text.ts';

/** Runs one download at a time and says so when it fails; `onGone` hears of a file that is not there any more. */
export function useDownload(onGone?: () => void) {
  const [busy, setBusy] = useState(false);
  const run = async (download: () => Promise<void>) => {
    setBusy(true);
    try {
      await download();
    } catch (cause) {
      const error = ApiError.from(cause);
      const isGone = error.status === 404;
      toast('danger', isGone ? texts('ui')('documentGone') : failureText(error));
      if (isGone) onGone?.();
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
