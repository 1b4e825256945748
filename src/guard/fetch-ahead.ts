const wait = 80;

/** Fetches the page of a link that the pointer or the keyboard rests on, in browsers that know no speculation rules. */
export function fetchAhead(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-not-ahead])');
    if (link) timer = setTimeout(fetchPage, wait, link.href.replace(/#.*/, ''));
  };
  for (const event of ['mouseover', 'focusin']) document.addEventListener(event, look, { passive: true });
}

function fetchPage(href: string): void {
  if (href === location.href || document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}
