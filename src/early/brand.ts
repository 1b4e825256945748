import type { PublicBrand } from '../contract/brand/brand.ts';
import { brandEvent, brandInUse, brandKey, type KeptBrand, setBrandInUse } from '../domain/brand/browser-brand.ts';
import { whenIdle } from '../domain/site/when-idle.ts';
import { storedJson, storeItem } from '../stores/storage/stored-item.ts';
import { adoptColours } from './adopt-colours.ts';

/** So long (ms) a page trusts what this browser knows without asking. */
const trustMs = 600_000;
const logoHeight = 36;

const root = document.documentElement;
const textOf = (brand: PublicBrand | undefined, name: string): string | undefined =>
  brand?.texts[root.lang === 'en' ? 'en' : 'de'][name];

/** The name that a page was built with stands at the end of its title. */
function fillTitle(brand: PublicBrand): void {
  const built = document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? '';
  const [before, name] = [root.dataset['appName'] ?? built, textOf(brand, 'name') ?? built];
  if (before && document.title.endsWith(before)) document.title = document.title.slice(0, -before.length) + name;
  root.dataset['appName'] = name;
}

const links: Readonly<Record<string, (text: string) => string>> = {
  hotline: (text) => `tel:${text.replaceAll(/[^+\d]/g, '')}`,
  email: (text) => `mailto:${text}`,
};

/** Fills what stands in the page by now: logo, name, company. */
export function fillBrand(): void {
  const brand = brandInUse();
  if (!brand) return;
  fillTitle(brand);
  for (const place of document.querySelectorAll<HTMLElement>('[data-brand]')) {
    const name = place.dataset['brand'] ?? '';
    const text = textOf(brand, name);
    if (text === undefined) continue;
    if (place.textContent !== text) place.textContent = text;
    const address = links[name]?.(text);
    const link = place.closest('a');
    if (address && link) link.href = address;
  }
  const { logo } = brand;
  if (!logo) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-brand-logo]')) {
    const address = (root.dataset['api'] ?? '') + logo.path;
    if (place.querySelector('img')?.getAttribute('src') === address) continue;
    const picture = new Image(Math.round((logo.width / logo.height) * logoHeight), logoHeight);
    picture.alt = '';
    picture.src = address;
    // The letters stay where it cannot be loaded.
    picture.onerror = () => picture.remove();
    place.prepend(picture);
  }
}

async function look(): Promise<void> {
  const response = await fetch(`${root.dataset['api'] ?? ''}/brand/${root.dataset['app'] ?? ''}`, { priority: 'low' });
  if (!response.ok) return;
  const brand = (await response.json()) as PublicBrand;
  const isNew = brand.version !== brandInUse()?.version;
  storeItem(brandKey, JSON.stringify({ at: Date.now(), brand } satisfies KeptBrand));
  if (!isNew) return;
  setBrandInUse(brand);
  adoptColours(brand);
  fillBrand();
  dispatchEvent(new Event(brandEvent));
}

/** Shows the brand in the markup, and asks for it: at once where this browser knows none, else now and then. */
export function keepBrand(): void {
  fillBrand();
  addEventListener('header-drawn', fillBrand);
  addEventListener('DOMContentLoaded', fillBrand);
  const latest = storedJson<KeptBrand>(brandKey);
  const age = Date.now() - (latest?.at ?? 0);
  if (latest && age >= 0 && age < trustMs) return;
  const ask = () => void look().catch(() => {});
  if (latest) whenIdle(ask);
  else ask();
}
