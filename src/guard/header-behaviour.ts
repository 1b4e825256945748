import { forgetPersonal, storageKeys } from '../stores/storage.ts';

const header = document.getElementById('header');
const disclosures = () => [...(header?.querySelectorAll<HTMLDetailsElement>('details[data-disclosure][open]') ?? [])];

function closeAll(except?: Node): void {
  for (const details of disclosures()) if (!except || !details.contains(except)) details.open = false;
}

document.addEventListener('click', (event) => closeAll(event.target as Node));
header?.addEventListener('focusout', (event) => {
  if (event.relatedTarget) closeAll(event.relatedTarget as Node);
});
header?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  const open = disclosures().at(-1);
  closeAll();
  open?.querySelector('summary')?.focus();
});

const drawer = header?.querySelector<HTMLButtonElement>('[data-drawer]');
drawer?.addEventListener('click', () => {
  const open = drawer.getAttribute('aria-expanded') !== 'true';
  drawer.setAttribute('aria-expanded', String(open));
  document.getElementById('main-menu')?.toggleAttribute('data-open', open);
});

// The switch keeps query and hash, and the choice decides the language of later visits (decision 1).
header?.querySelector('[data-language]')?.addEventListener('click', (event) => {
  const link = event.currentTarget as HTMLAnchorElement;
  localStorage.setItem(storageKeys.language, link.dataset['language'] ?? 'de');
  link.href = link.pathname + location.search + location.hash;
});

/** §2 "Logout link: logs the user out and goes to /": here at once, also where no island runs; the server is told by a request that outlives the page. */
header?.querySelector('[data-logout]')?.addEventListener('click', () => {
  const session = JSON.parse(localStorage.getItem(storageKeys.session) ?? 'null') as { token: string } | null;
  forgetPersonal(localStorage);
  if (!session) return;
  const base = document.documentElement.dataset['api'] ?? '';
  fetch(`${base}/jwt_token`, {
    method: 'DELETE',
    keepalive: true,
    headers: { authorization: `Bearer ${session.token}` },
  }).catch(() => {});
});

// §1: the footer names the current year, not that of the export.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
