import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../stores/toasts.ts';
import { failureText } from './failure-text.ts';

/** Runs one download at a time and says so when it fails. */
export function useDownload() {
  const [busy, setBusy] = useState(false);
  const run = async (download: () => Promise<void>) => {
    setBusy(true);
    try {
      await download();
    } catch (cause) {
      toast('danger', failureText(ApiError.from(cause)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
