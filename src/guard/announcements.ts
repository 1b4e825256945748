import { announcementCache, type KeptAnnouncements, runningAt } from '../domain/announcement-cache.ts';
import { langOf } from '../domain/german-texts.ts';
import { linkHref } from '../domain/link-target.ts';
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
  const texts = [
    ['title', 'title', title],
    ['text', 'text', text],
    ['link', 'link.text', link?.text ?? ''],
  ] as const;
  for (const [name, path, words] of texts) {
    const place = part(name);
    if (!place) continue;
    place.textContent = words;
    Object.assign(place, langOf(german, path));
  }
  const anchor = part('link') as HTMLAnchorElement;
  const target = link && linkHref(link.link, locale);
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
