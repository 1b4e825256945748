import { useEffect } from 'react';
import { followAnnouncements } from '../../stores/announcements.ts';
import { startFoundations } from '../../stores/foundation.ts';
import { followFoundation } from '../../stores/foundation-change.ts';
import { followLine } from '../../stores/line.ts';
import { leaveForLogin } from '../../stores/navigation.ts';
import { keepSessionFresh } from '../../stores/refresh.ts';
import { type EndReason, onSessionEnd, whenSignedIn } from '../../stores/session.ts';
import { followNotice } from '../../stores/storage-notice.ts';
import { island } from '../ui/island.tsx';
import { LineNotices } from './LineNotices.tsx';
import { Overlays } from './Overlays.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** What every signed-in page runs: the session's clock, the foundation, dialogs and messages. */
function PageShell() {
  useEffect(() => {
    followLine();
    keepSessionFresh();
    followNotice();
    whenSignedIn(startFoundations);
    followFoundation();
    followAnnouncements();
    onSessionEnd((reason: EndReason) => leaveForLogin(reason));
  }, []);
  return (
    <>
      <Overlays />
      <PasswordDialog />
      <LineNotices />
    </>
  );
}

export const Shell = island(PageShell, { className: 'mx-auto w-full max-w-page px-4 pb-4 sm:px-6' });
