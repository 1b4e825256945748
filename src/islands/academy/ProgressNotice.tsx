import { useStore } from '@nanostores/react';
import { texts } from '../../i18n/client.ts';
import { academyProgress } from '../../stores/academy.ts';
import { Button } from '../ui/Button.tsx';
import { failureText } from '../ui/failure-text.ts';
import { Notice } from '../ui/Notice.tsx';

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
