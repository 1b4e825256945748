import { userIdOf } from '../domain/access/session-life.ts';
import { announcementCache, type KeptAnnouncements, runningAt } from '../domain/content/announcement-cache.ts';
import { linkHref } from '../domain/site/link-target.ts';
import { langOf } from '../domain/text/german-texts.ts';
import { pageLocale } from '../domain/text/page-locale.ts';
import { announcementsEvent, dismissalEvent } from '../stores/page/announcement-events.ts';
import { cache } from '../stores/storage/cache.ts';
import { browserState } from './browser-state.ts';

// Runs right below the header, so that the chip stands there at the first paint and moves nothing.
const locale = pageLocale();
const template = document.getElementById('announcement') as HTMLTemplateElement;
const list = document.getElementById('announcements') as HTMLElement;
const button = document.getElementById('announcements-button') as HTMLButtonElement;
let drawn = '';

function readCached(): KeptAnnouncements['value'] {
  const { session, foundation } = browserState();
  const cacheEntry = cache<KeptAnnouncements>(announcementCache(locale)).read();
  const isOwn = session && cacheEntry?.user === userIdOf(session.user) && cacheEntry.trid === foundation?.trid;
  return isOwn ? runningAt(cacheEntry.value, Date.now()) : [];
}

function element({
  id,
  title,
  text,
  line = '',
  level,
  link,
  german,
}: KeptAnnouncements['value'][number]): DocumentFragment {
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => copy.querySelector<HTMLElement>(`[data-part=${name}]`);
  const box = part('box');
  if (box) box.dataset['level'] = level;
  const texts = [
    ['title', 'title', title],
    ['text', 'text', text],
    ['line', 'line', line],
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
  if (level !== 'info') part('dismiss')?.remove();
  part('dismiss')?.addEventListener('click', () => {
    const after = box?.nextElementSibling ?? box?.previousElementSibling;
    box?.remove();
    showButton();
    const next = after?.querySelector<HTMLElement>('[data-part=dismiss]') ?? document.getElementById('content');
    next?.focus();
    dispatchEvent(new CustomEvent(dismissalEvent, { detail: id }));
    drawn = JSON.stringify(readCached());
  });
  return copy;
}

const boxes = () => [...list.querySelectorAll<HTMLElement>('[data-part=box]')];

function setOpen(open: boolean): void {
  list.toggleAttribute('data-open', open);
  button.setAttribute('aria-expanded', String(open));
}

/** The button names the first one, and says how many more there are. */
function showButton(): void {
  const all = boxes();
  const [first, ...more] = all;
  button.toggleAttribute('data-any', all.length > 0);
  button.dataset['level'] = first?.dataset['level'] ?? '';
  const fill = (name: string, words: string) => {
    const place = button.querySelector(`[data-part=${name}]`);
    if (place && place.textContent !== words) place.textContent = words;
  };
  fill('summary', first?.querySelector('[data-part=title]')?.textContent ?? '');
  const words = button.dataset[more.length > 1 ? 'some' : 'one'] ?? '';
  fill('more', more.length > 0 ? words.replace('{n}', String(more.length)) : '');
  if (all.length === 0) setOpen(false);
}

function draw(): void {
  const announcements = readCached();
  const next = JSON.stringify(announcements);
  if (next === drawn) return;
  drawn = next;
  list.replaceChildren(...announcements.map(element));
  showButton();
}

button.addEventListener('click', () => setOpen(!list.hasAttribute('data-open')));
draw();
addEventListener(announcementsEvent, draw);
