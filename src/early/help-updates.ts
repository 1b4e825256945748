import type { ServedHelp } from '../contract/content/help.ts';
import { captionedTables } from '../domain/text/captioned-tables.ts';

// Runs right behind the chapters of the build: those that were published since take their places.
const article = document.currentScript?.parentElement;
const address = document.currentScript?.dataset['address'];

const sections = () => [...(article?.querySelectorAll<HTMLElement>(':scope > section[data-order]') ?? [])];
const linkTo = (id: string) => document.querySelector(`nav ol a[href="#${CSS.escape(id)}"]`);

function remove(id: string): void {
  article?.querySelector(`:scope > section[aria-labelledby="${CSS.escape(id)}"]`)?.remove();
}

function show({ id, title, order, html, german }: ServedHelp['chapters'][number]): void {
  const [pattern] = sections();
  const section = document.createElement('section');
  section.className = pattern?.className ?? '';
  section.dataset['order'] = String(order);
  section.setAttribute('aria-labelledby', id);
  if (german.includes('html')) section.lang = 'de';
  const heading = document.createElement('h2');
  heading.id = id;
  heading.textContent = title;
  const content = document.createElement('div');
  content.className = 'contents';
  // The server renders it without markup of its own.
  content.innerHTML = captionedTables(html, title);
  section.append(heading, content);
  const after = sections().find((one) => Number(one.dataset['order']) > order);
  const end = article?.querySelector(':scope > section:not([data-order])') ?? null;
  article?.insertBefore(section, after ?? end);
  const link = linkTo(id);
  if (link) link.textContent = title;
  else {
    const next = linkTo(after?.getAttribute('aria-labelledby') ?? 'contact')?.closest('li');
    const item = next?.cloneNode(true) as HTMLElement | undefined;
    const anchor = item?.querySelector('a');
    if (!next || !item || !anchor) return;
    anchor.href = `#${id}`;
    anchor.textContent = title;
    next.before(item);
  }
}

if (article && address)
  fetch(address)
    .then((answer) => (answer.ok ? (answer.json() as Promise<ServedHelp>) : undefined))
    .then((served) => {
      if (!served) return;
      for (const id of served.replaced) {
        remove(id);
        if (!served.chapters.some((chapter) => chapter.id === id)) linkTo(id)?.closest('li')?.remove();
      }
      for (const chapter of served.chapters) show(chapter);
      const anchor = location.hash.slice(1);
      if (served.chapters.some(({ id }) => id === anchor)) document.getElementById(anchor)?.scrollIntoView();
    })
    // The chapters of the build stay.
    .catch(() => undefined);
