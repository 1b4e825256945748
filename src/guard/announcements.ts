import { announcementCache, type KeptAnnouncements, runningAt } from '../domain/announcement-cache.ts';
import { langOf } from '../domain/german-texts.ts';
import { outsideHref, ownHref } from '../domain/link-target.ts';
import { userIdOf } from '../domain/session-life.ts';
import { announcementsEvent, dismissalEvent } from '../stores/announcement-events.ts';
import { cache } from '../stores/cache.ts';
import { browserState } from './browser-state.ts';

// Runs right below the header, so that announcements stand there at the first paint and move nothing.
const locale = document.documentElement.lang.startsWith('en') ? 'en' : 'de';
const template = document.getElementById('announcement') as HTMLTemplateElement;
const drawn = new Set<string>();

function kept(): KeptAnnouncements['value'] {
  const { session, foundation } = browserState();
  const found = cache<KeptAnnouncements>(announcementCache(locale)).read();
  const isOwn = session && found?.user === userIdOf(session.user) && found.trid === foundation?.trid;
  return isOwn ? runningAt(found.value, Date.now()) : [];
}

function element({ id, title, text, level, link, german }: KeptAnnouncements['value'][number]): DocumentFragment {
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => copy.querySelector<HTMLElement>(`[data-part=${name}]`);
  const box = part('box');
  if (box) box.dataset['level'] = level;
  for (const [name, words] of Object.entries({ title, text, link: link?.text ?? '' })) {
    const place = part(name);
    if (!place) continue;
    place.textContent = words;
    place.lang = langOf(german, name).lang ?? '';
  }
  const anchor = part('link') as HTMLAnchorElement;
  const target = link && (link.link.startsWith('/') ? ownHref(link.link, locale) : outsideHref(link.link));
  if (target) anchor.href = target;
  else anchor.remove();
  part('dismiss')?.addEventListener('click', () => {
    box?.remove();
    dispatchEvent(new CustomEvent(dismissalEvent, { detail: id }));
  });
  return copy;
}

/** What is there at the first paint stands above the page; what comes later lies over it. */
function draw(place: string): void {
  for (const announcement of kept()) {
    if (drawn.has(announcement.id)) continue;
    drawn.add(announcement.id);
    document.getElementById(place)?.append(element(announcement));
  }
}

draw('announcements');
addEventListener(announcementsEvent, () => draw('late-announcements'));
