import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { academyProgress } from '#stores/content/academy.ts';
import { failureText } from '../ui/page/failure-text.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { Button } from '../ui/text/Button.tsx';

/** Says that it is not known how far the user is; everything can be read all the same. */
export function ProgressNotice() {
  const progress = useStore(academyProgress.$value, { ssr: 'initial' });
  if (progress.state !== 'failed') return null;
  return (
    <div className="mb-5">
      <Notice
        live
        tone="warn"
        title={texts('academy')('progressFailed')}
        actions={
          <Button small onClick={() => void academyProgress.reload()}>
            {texts('ui')('retry')}
          </Button>
        }
      >
        {failureText(progress.error)}
      </Notice>
    </div>
  );
}
