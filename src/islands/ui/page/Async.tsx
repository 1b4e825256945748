import type { ReactNode } from 'react';
import { texts } from '#i18n/client.ts';
import type { Loadable } from '#stores/data/loadable.ts';
import { Outdated } from '../document/Outdated.tsx';
import { Button } from '../text/Button.tsx';
import { failureText } from './failure-text.ts';
import { Notice } from './Notice.tsx';
import { Skeleton } from './Skeleton.tsx';

interface Props<T> {
  value: Loadable<T>;
  children: (value: T, refreshing: boolean) => ReactNode;
  /** Stands in while nothing is known; grey lines where none is given. */
  skeleton?: ReactNode;
  /** Shown in place of the children where `isEmpty` says so (an array without items by default). */
  empty?: ReactNode;
  isEmpty?: (value: T) => boolean;
  onRetry: () => void;
  failedTitle?: string;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** What a loader has: it is drawn, or why it is not, always with the way to try again. */
export function Async<T>({ value, children, skeleton, empty, isEmpty = isEmptyList, onRetry, failedTitle }: Props<T>) {
  const t = texts('ui');
  switch (value.state) {
    case 'loading':
      return skeleton ?? <Skeleton />;
    case 'failed':
      return (
        <Notice
          live
          tone="danger"
          title={failedTitle ?? t('failedTitle')}
          actions={<Button onClick={onRetry}>{t('retry')}</Button>}
        >
          {failureText(value.error)}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {value.failure && <Outdated failure={value.failure} onRetry={onRetry} />}
          {empty !== undefined && isEmpty(value.value) ? empty : children(value.value, value.refreshing)}
        </>
      );
  }
}
