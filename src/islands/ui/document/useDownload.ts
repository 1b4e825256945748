import { texts } from '#i18n/client.ts';
import { failureText } from '../page/failure-text.ts';
import { useCall } from '../page/useCall.ts';

/** Runs one download at a time and says so when it fails; `onGone` hears of a file that is not there any more. */
export function useDownload(onGone?: () => void) {
  const { busy, run } = useCall({
    toasts: true,
    textOf: (error) => (error.status === 404 ? texts('ui')('documentGone') : failureText(error)),
    onFailed: ({ status }) => {
      if (status === 404) onGone?.();
    },
  });
  return { busy, run: (download: () => Promise<void>) => run(download) };
}
