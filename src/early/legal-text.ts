import type { LegalBlock, LegalRun, PublicLegal } from '../contract/brand/legal.ts';

// Runs right behind a legal text: where another version counts than the one that was built, it takes its place.
const root = document.documentElement;
const article = document.querySelector<HTMLElement>('[data-legal]');
const name = article?.dataset['legal'] ?? '';

function element<K extends keyof HTMLElementTagNameMap>(tag: K, ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

const inLines = (text: string) =>
  text.split('\n').flatMap((line, at) => (at > 0 ? [document.createElement('br'), line] : [line]));

const spoken = (runs: readonly LegalRun[]): (Node | string)[] =>
  runs.flatMap(({ text, bold, href }): (Node | string)[] => {
    if (bold) return [element('strong', ...inLines(text))];
    if (!href) return inLines(text);
    const link = element('a', ...inLines(text));
    link.href = href;
    return [link];
  });

function drawn(block: LegalBlock, at: number): HTMLElement {
  if (block.kind === 'heading') {
    const heading = element(block.level === 2 ? 'h2' : 'h3', ...spoken(block.runs));
    heading.id = `part-${at}`;
    return heading;
  }
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

/** `Version 2027-01-01, gültig ab 1. Januar 2027`: versions are days. */
function headed(words = '', version: string): string {
  const locale = root.lang === 'en' ? 'en-GB' : 'de-DE';
  const day = new Date(`${version}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return words.replace('{version}', version).replace('{day}', day);
}

const fill = (part: string, text: string) => {
  for (const place of document.querySelectorAll(`[data-legal-part=${part}]`)) place.textContent = text;
};

function show({ text, changes }: PublicLegal): void {
  if (!text || !article) return;
  fill('title', text.title);
  fill('description', text.description);
  for (const place of document.querySelectorAll<HTMLElement>('[data-legal-day]'))
    place.textContent = headed(place.dataset['legalDay'], text.version);
  const parts = text.blocks.map(drawn);
  const foot = article.querySelector('[data-legal-day]');
  article.replaceChildren(...parts, ...(foot ? [foot] : []));
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
  if (name !== 'terms') return;
  root.dataset['termsVersion'] = text.version;
  for (const list of document.querySelectorAll<HTMLElement>('[data-terms-changes]'))
    list.prepend(
      ...changes.map(({ version, items }) => {
        const change = element(
          'div',
          element('p', headed(list.dataset['termsChanges'], version)),
          element('ul', ...items.map((item) => element('li', item))),
        );
        change.dataset['version'] = version;
        change.querySelector('p')?.setAttribute('class', 'text-sm text-muted');
        change.querySelector('ul')?.setAttribute('class', 'mt-1 grid list-disc gap-1 ps-5');
        return change;
      }),
    );
  dispatchEvent(new Event('terms-changes'));
}

fetch(`${root.dataset['api'] ?? ''}/legal/${name}/${root.lang === 'en' ? 'en' : 'de'}`)
  .then(async (response) => response.ok && show((await response.json()) as PublicLegal))
  .catch(() => undefined);
