const wait = 80;

/** Rules are held against every link when styles are worked out: in the markup they would hold the first paint back. */
function addRules(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = document.getElementById('look-ahead')?.textContent ?? '';
  document.body.append(rules);
}

/**
 * Lets the browser draw the page of a link ahead that the pointer or the keyboard rests on, or fetches it in browsers that
 * know no speculation rules.
 */
export function prerenderLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    addEventListener('load', addRules);
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-not-ahead])');
    if (link) timer = setTimeout(fetchPage, wait, link.href.replace(/#.*/, ''));
  };
  for (const event of ['mouseover', 'focusin']) document.addEventListener(event, look, { passive: true });
}

const pagesAhead = new Set([location.href]);

function fetchPage(href: string): void {
  if (pagesAhead.has(href)) return;
  pagesAhead.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
