import type { ApiError } from '#api/api-error.ts';
import { texts } from '#i18n/client.ts';
import { failureText } from '../page/failure-text.ts';
import { Notice } from '../page/Notice.tsx';
import { Button } from '../text/Button.tsx';

interface Props {
  failure: ApiError;
  onRetry: () => void;
}

/** Stands above what was loaded before and could not be brought up to date. */
export function Outdated({ failure, onRetry }: Props) {
  const t = texts('ui');
  return (
    <div className="mb-4 print:hidden">
      <Notice
        live
        tone="warn"
        title={t('outdatedTitle')}
        actions={
          <Button small onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {failureText(failure)}
      </Notice>
    </div>
  );
}
