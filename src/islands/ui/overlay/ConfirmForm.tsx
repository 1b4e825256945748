import { useEffect, useRef } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { lazy, Suspense } from '../page/lazy.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog.tsx').then(({ ConfirmDialog: Loaded }) => (props: ConfirmDialogProps<unknown>) => (
    <Loaded {...props} />
  )),
);

export type ConfirmFormProps<T> = ConfirmDialogProps<T>;

/** A dialog with an action (`ConfirmDialog`); its script is loaded when the page is idle, so that a press opens it at once. */
export function ConfirmForm<T>(props: ConfirmFormProps<T>) {
  const isUsed = useRef(false);
  isUsed.current ||= props.open ?? true;
  useEffect(() => whenIdle(() => void ConfirmDialog.preload()), []);
  if (!isUsed.current) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog {...(props as ConfirmDialogProps<unknown>)} />
    </Suspense>
  );
}
