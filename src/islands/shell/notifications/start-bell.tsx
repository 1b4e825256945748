import { createRoot } from 'react-dom/client';
import { isBeingLeft } from '#domain/site/prerender.ts';
import { siteConfig } from '#domain/site/site-config.ts';
import { foundationCaption } from '#domain/text/foundation-caption.ts';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { $foundation, $foundationsState, loadFoundations } from '#stores/foundation/foundation.ts';
import { $news, followUnread } from '#stores/me/unread.ts';
import { toast } from '#stores/page/toasts.ts';
import * as tabMemory from '#stores/storage/tab-memory.ts';
import { Bell } from './Bell.tsx';

/** After a link has changed the organisation, names the present one. */
function showFoundation(): void {
  const foundation = $foundation.get();
  if ($foundationsState.get() !== 'ready' || !foundation || tabMemory.foundationBefore() === undefined) return;
  tabMemory.forgetFoundation();
  const name = foundationCaption(siteConfig.appLabel, foundation);
  toast('info', texts('shell')('actingNow', { foundation: name }));
}

/** Explains why a requested page did not open, as soon as the organisation is known. */
function showRefusal(): void {
  const foundation = $foundation.get();
  if (isBeingLeft() || $foundationsState.get() !== 'ready') return;
  if (!foundation || !tabMemory.takeRefusal()) return;
  const name = foundationCaption(siteConfig.appLabel, foundation);
  toast('warn', texts('shell')('refusedPage', { foundation: name }));
}

/** Brings the bell of the header to life: a link to all notifications before. */
export function startBell(): void {
  const showNotice = () => {
    showFoundation();
    showRefusal();
  };
  for (const store of [$foundation, $foundationsState]) store.listen(showNotice);
  showNotice();
  // Rights may have changed by what one was just told of, and the organisation may be gone.
  $news.listen(() => void loadFoundations().catch(() => {}));
  const box = document.getElementById('bell');
  const link = box?.querySelector('a');
  if (!box || !link) return;
  followUnread();
  const place = document.createElement('div');
  place.className = 'contents';
  box.append(place);
  const Root = island(() => <Bell box={box} link={link} />, { look: 'line' });
  createRoot(place).render(<Root />);
}
