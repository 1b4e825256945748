import { barePath, type Locale, localePath } from '../domain/access/routes.ts';
import { blockPageForGood } from '../stores/page/main-loader-event.ts';
import { signOutAddress } from '../stores/session/sign-out-address.ts';
import { endPushHere, pushMark } from '../stores/storage/push-mark.ts';
import { forgetUser, storageKeys } from '../stores/storage/storage.ts';
import { storeItem } from '../stores/storage/stored-item.ts';
import { forgetTab } from '../stores/storage/tab-memory.ts';
import { announceState, browserState } from './browser-state.ts';
import { offerColorSchemes } from './color-scheme-choice.ts';

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('#header details[data-disclosure][open]')];

function closeAll(except?: Node): void {
  for (const details of disclosures()) if (!except || !details.contains(except)) details.open = false;
}

const drawer = () => document.querySelector<HTMLButtonElement>('[data-drawer]');
const isDrawerOpen = () => drawer()?.ariaExpanded === 'true';

function openDrawer(open: boolean): void {
  const button = drawer();
  if (button) button.ariaExpanded = String(open);
  document.getElementById('main-menu')?.toggleAttribute('data-open', open);
}

function closeInnermost(): void {
  const [open] = disclosures();
  if (open) {
    closeAll();
    open.querySelector('summary')?.focus();
  } else if (isDrawerOpen()) {
    openDrawer(false);
    drawer()?.focus();
  }
}

/** The switch keeps query and hash, and the choice decides the language of later visits (decision 1). */
function switchLanguage(event: Event): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const language = link.dataset['language'] as Locale;
  link.href = localePath(barePath(location.pathname), language) + location.search + location.hash;
  announceState(language);
  // Where the storage is blocked the choice holds for this page.
  storeItem(storageKeys.language, language);
}

/** §2-12: here at once, also where no island runs; the server is told by a request that outlives the page. */
function logout({ ctrlKey, metaKey, shiftKey, currentTarget }: MouseEvent): void {
  const { session } = browserState();
  if (session && pushMark()) endPushHere().catch(() => {});
  forgetUser();
  forgetTab();
  // The page is left, unless the start opens beside it.
  if (!(ctrlKey || metaKey || shiftKey)) blockPageForGood();
  if (!session) return;
  const base = document.documentElement.dataset['api'] ?? '';
  const { token, signOutProvider } = session.own ?? session;
  if (signOutProvider) (currentTarget as HTMLAnchorElement).href = signOutAddress(base, signOutProvider);
  fetch(`${base}/jwt_token`, {
    method: 'DELETE',
    keepalive: true,
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => {});
}

// §1-20: the footer names the current year, not that of the export.
function showYear(): void {
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear());
}

export function listenInHeader(header: HTMLElement): void {
  addEventListener('click', (event) => closeAll(event.target as Node));
  addEventListener('DOMContentLoaded', showYear);
  header.addEventListener('focusout', (event) => {
    if (event.relatedTarget) closeAll(event.relatedTarget as Node);
  });
  header.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeInnermost();
  });
  const button = drawer();
  if (button) button.onclick = () => openDrawer(!isDrawerOpen());
  offerColorSchemes(header);
  for (const link of header.querySelectorAll<HTMLElement>('[data-language]')) link.onclick = switchLanguage;
  for (const link of header.querySelectorAll<HTMLElement>('[data-logout]')) link.onclick = logout;
}
