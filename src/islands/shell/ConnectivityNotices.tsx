import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { $connectivity } from '#stores/page/connectivity.ts';
import { $sessionEnding, renewNow } from '#stores/session/refresh.ts';
import { $sessionSuspended } from '#stores/session/session-suspension.ts';
import { footBar } from '../ui/form/kit/foot-bar.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';
import { StorageNotice } from './StorageNotice.tsx';

function SessionEnding() {
  const t = texts('shell');
  const { busy, run } = useCall();
  return (
    <Notice
      live
      tone="warn"
      title={t('line.endingTitle')}
      actions={
        <Button small busy={busy} busyLabel={t('line.trying')} onClick={() => void run(renewNow)}>
          {t('line.tryNow')}
        </Button>
      }
    >
      {t('line.endingText')}
    </Notice>
  );
}

/** What concerns the browser and its line to the server, at the foot of the screen: in the page's flow, so that it covers nothing for good. */
export function ConnectivityNotices() {
  const t = texts('shell');
  const connectivity = useStore($connectivity);
  const ending = useStore($sessionEnding);
  const paused = useStore($sessionSuspended);
  return (
    <div
      ref={footBar}
      className="sticky bottom-0 z-40 mx-auto grid w-full max-w-page gap-2 px-4 pb-4 empty:hidden sm:px-6 print:hidden"
    >
      <StorageNotice />
      {connectivity !== 'on' && (
        <Notice live tone="warn" title={connectivity === 'offline' ? t('line.offlineTitle') : t('line.silentTitle')}>
          {connectivity === 'offline' ? t('line.offlineText') : t('line.silentText')}
        </Notice>
      )}
      {ending && !paused && <SessionEnding />}
    </div>
  );
}
