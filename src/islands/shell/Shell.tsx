import { useEffect } from 'react';
import { whenShown } from '#domain/site/prerender.ts';
import { whenIdle } from '#domain/site/when-idle.ts';
import { startFoundations } from '#stores/foundation/foundation.ts';
import { followFoundation } from '#stores/foundation/foundation-change.ts';
import { followAnnouncements } from '#stores/page/announcements.ts';
import { followConnectivity } from '#stores/page/connectivity.ts';
import { showLeftToast } from '#stores/page/toasts.ts';
import { onSessionEnd } from '#stores/session/end-of-session.ts';
import { leaveForLogin } from '#stores/session/navigation.ts';
import { keepSessionFresh } from '#stores/session/refresh.ts';
import { $session, whenSignedIn } from '#stores/session/session.ts';
import { endPushHere, pushMark } from '#stores/storage/push-mark.ts';
import { followNotice } from '#stores/storage/storage-notice.ts';
import { island } from '../ui/page/island.tsx';
import { ConnectivityNotices } from './ConnectivityNotices.tsx';
import { Overlays } from './Overlays.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Without its code the bell is what the page shows: a link to all notifications. */
const loadBell = () =>
  void import('./notifications/start-bell.tsx').then(({ startBell }) => startBell()).catch(() => {});

/** Browsers that show news by push messages alone need it. */
const followPush = () => {
  const mark = pushMark();
  if (mark && !$session.get()?.own)
    void import('#stores/push/push.ts').then(({ followSignIn }) => followSignIn(mark)).catch(() => {});
};

function start(): void {
  followConnectivity();
  showLeftToast();
  keepSessionFresh();
  followNotice();
  whenSignedIn(startFoundations);
  followFoundation();
  followAnnouncements();
  whenIdle(loadBell);
  whenSignedIn(() => whenIdle(followPush));
  onSessionEnd((reason, provider) => {
    if (reason === 'logout' && pushMark()) endPushHere().catch(() => {});
    leaveForLogin(reason, provider);
  });
}

/** What every signed-in page runs: the session's clock, the foundation, dialogs and messages. */
function PageShell() {
  useEffect(() => whenShown(start), []);
  return (
    <>
      <Overlays />
      <PasswordDialog />
      <ConnectivityNotices />
    </>
  );
}

export const Shell = island(PageShell, { className: 'mx-auto w-full max-w-page px-4 pb-4 sm:px-6' });
