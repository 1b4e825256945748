import type { ReactNode } from 'react';
import type { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { Button } from '../text/Button.tsx';
import { failureText } from './failure-text.ts';
import { Notice } from './Notice.tsx';

interface Props {
  error: ApiError;
  onRetry: () => void;
  /** What is said where the server cannot say anything of the link. */
  title: string;
  /** The message for a link that has expired, was used or never existed. */
  over: { title: string; text: string; actions?: ReactNode };
}

/** Why what a mailed link leads to is not shown. */
export function LinkFailure({ error, onRetry, title, over }: Props) {
  if (error.status === 410 || error.status === 404)
    return (
      <Notice live tone="warn" title={over.title} actions={over.actions}>
        {over.text}
      </Notice>
    );
  return (
    <Notice live tone="danger" title={title} actions={<Button onClick={onRetry}>{texts('ui')('retry')}</Button>}>
      {failureText(error)}
    </Notice>
  );
}
