import MessageSquarePlus from 'lucide/dist/esm/icons/message-square-plus.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { Commented } from './commented.ts';

const CommentDialog = lazy(() => import('./CommentDialog.tsx').then((module) => module.CommentDialog));

/** Opens the form of a comment, which comes with the first press. */
export function CommentButton({ commented }: { commented: Commented }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        icon={<Icon of={MessageSquarePlus} size={16} />}
        className="ms-11 justify-self-start max-sm:min-h-11 print:hidden"
        onClick={() => setOpen(true)}
      >
        {texts('record')('comment.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CommentDialog commented={commented} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
