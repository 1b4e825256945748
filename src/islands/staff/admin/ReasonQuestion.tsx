import { useEffect } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import type { ReasonDialogProps } from '../ReasonDialog.tsx';

const ReasonDialog = lazy(() => import('../ReasonDialog.tsx').then((module) => module.ReasonDialog));

/** Brings the script of the dialogs when the page is idle, so that a press opens them at once. */
export const usePreloadedReasons = () => useEffect(() => whenIdle(() => void ReasonDialog.preload()), []);

export function ReasonQuestion(props: Omit<ReasonDialogProps, 'reasonLabel' | 'reasonHint'>) {
  const t = texts('organisations');
  return (
    <Suspense>
      <ReasonDialog reasonLabel={t('reason')} reasonHint={t('reasonHint')} {...props} />
    </Suspense>
  );
}
