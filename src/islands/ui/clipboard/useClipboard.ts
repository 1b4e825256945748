import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { toast } from '#stores/page/toasts.ts';

/** Copies a text, and says `done` where the screen has no place for it; browsers refuse it without the user's permission. */
export function useClipboard(text: string, done?: string) {
  const [copiedText, setCopiedText] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
      if (done) toast('ok', done);
    } catch {
      toast('danger', texts('ui')('notCopied'));
    }
  };
  return { isCopied: copiedText === text, copy };
}
