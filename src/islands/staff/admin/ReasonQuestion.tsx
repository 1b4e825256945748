import { useEffect } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import type { ReasonDialogProps } from './ReasonDialog.tsx';

const ReasonDialog = lazy(() => import('./ReasonDialog.tsx').then((module) => module.ReasonDialog));

/** Brings the script of the dialogs when the page is idle, so that a press opens them at once. */
export const usePreloadedReasons = () => useEffect(() => whenIdle(() => void ReasonDialog.preload()), []);

export const ReasonQuestion = (props: ReasonDialogProps) => (
  <Suspense>
    <ReasonDialog {...props} />
  </Suspense>
);
