import { dismissAnnouncement, listContent } from '#api/content.ts';
import { type Announcement, announcement } from '#contract/content/announcement.ts';
import { announcementCache, type KeptAnnouncements } from '#domain/content/announcement-cache.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { $dataScope } from '../session/data-scope.ts';
import { cache } from '../storage/cache.ts';
import { announcementsEvent, dismissalEvent } from './announcement-events.ts';

/** How long the announcements of the last answer are shown without asking again, in ms: open windows hear of a disturbance within a minute. */
const freshFor = 50_000;
const interval = 60_000;

/**
 * Keeps the announcements for user and organisation: pages draw them before their first paint from what is kept, and what
 * comes new waits behind a button that has its place, so that nothing moves.
 */
export function followAnnouncements(): void {
  const locale = pageLocale();
  const announcementsCache = cache<KeptAnnouncements>(announcementCache(locale));
  /** Put away on this page; an answer that was on its way may still have them. */
  const dismissedIds = new Set<string>();
  const without = (announcements: readonly Announcement[]) => announcements.filter(({ id }) => !dismissedIds.has(id));

  async function refresh(owner = $dataScope.get()): Promise<void> {
    const before = announcementsCache.read();
    const isOwn = owner && before?.user === owner.user && before.trid === owner.trid;
    if (!owner || (isOwn && Date.now() - before.at < freshFor)) return;
    try {
      const { items } = await listContent('announcements', announcement, owner.trid, locale);
      if ($dataScope.get() !== owner) return;
      announcementsCache.write({ ...owner, at: Date.now(), value: without(items) });
      window.dispatchEvent(new Event(announcementsEvent));
    } catch {
      // Asked again by the next page.
    }
  }

  async function dismiss(id: string): Promise<void> {
    const owner = $dataScope.get();
    const before = announcementsCache.read();
    dismissedIds.add(id);
    if (before) announcementsCache.write({ ...before, value: without(before.value) });
    // Where this fails it comes back with the next answer, and can be put away again.
    if (owner) await dismissAnnouncement(id, owner.trid).catch(() => undefined);
  }

  setInterval(async () => {
    if (document.hidden) return;
    await refresh();
    // Another tab may have asked.
    window.dispatchEvent(new Event(announcementsEvent));
  }, interval);
  $dataScope.subscribe((owner) => void refresh(owner));
  window.addEventListener(dismissalEvent, (event) => void dismiss((event as CustomEvent<string>).detail));
}
