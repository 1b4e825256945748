import type { LegalBlock, LegalRun, PublicLegal } from '../contract/brand/legal.ts';
import { dayOfVersion, element, legalTextEvent } from './legal-elements.ts';

// Runs right behind a legal text: where another version counts than the one that was built, it takes its place.
const root = document.documentElement;
const article = document.querySelector<HTMLElement>('[data-legal]');
const name = article?.dataset['legal'] ?? '';

const inLines = (text: string) =>
  text.split('\n').flatMap((line, at) => (at > 0 ? [document.createElement('br'), line] : [line]));

const spoken = (runs: readonly LegalRun[]): (Node | string)[] =>
  runs.flatMap(({ text, bold, href }): (Node | string)[] => {
    if (bold) return [element('strong', ...inLines(text))];
    if (!href) return inLines(text);
    return [Object.assign(element('a', ...inLines(text)), { href })];
  });

function drawn(block: LegalBlock, at: number): HTMLElement {
  if (block.kind === 'heading')
    return Object.assign(element(block.level === 2 ? 'h2' : 'h3', ...spoken(block.runs)), { id: `part-${at}` });
  if (block.kind === 'paragraph') return element('p', ...spoken(block.runs));
  if (block.kind === 'list')
    return element(block.ordered ? 'ol' : 'ul', ...block.items.map((runs) => element('li', ...spoken(runs))));
  const row = (tag: 'th' | 'td', cells: readonly LegalRun[][]) =>
    element('tr', ...cells.map((runs) => element(tag, ...spoken(runs))));
  return element(
    'table',
    element('thead', row('th', block.head)),
    element('tbody', ...block.rows.map((cells) => row('td', cells))),
  );
}

const fill = (part: string, text: string) => {
  for (const place of document.querySelectorAll(`[data-legal-part=${part}]`)) place.textContent = text;
};

function show({ text, changes }: PublicLegal): void {
  if (!text || !article) return;
  fill('title', text.title);
  fill('description', text.description);
  for (const place of document.querySelectorAll<HTMLElement>('[data-legal-day]'))
    place.textContent = dayOfVersion(place.dataset['legalDay'], text.version);
  const parts = text.blocks.map(drawn);
  article.replaceChildren(...parts, ...article.querySelectorAll('[data-legal-day]'));
  const contents = document.querySelector('[data-legal-contents]');
  const entry = contents?.querySelector('li');
  if (contents && entry)
    contents.replaceChildren(
      ...parts
        .filter(({ tagName }) => tagName === 'H2')
        .map((heading) => {
          const copy = entry.cloneNode(true) as HTMLElement;
          const link = copy.querySelector('a');
          if (link) Object.assign(link, { textContent: heading.textContent, href: `#${heading.id}` });
          return copy;
        }),
    );
  // The terms of use name what changed in them, too (`terms-changes.ts`).
  dispatchEvent(new CustomEvent<PublicLegal>(legalTextEvent, { detail: { text, changes } }));
}

fetch(`${root.dataset['api'] ?? ''}/legal/${name}/${root.lang === 'en' ? 'en' : 'de'}`)
  .then(async (response) => response.ok && show((await response.json()) as PublicLegal))
  .catch(() => {});
