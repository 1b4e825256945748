import { colorSchemeKey } from '../domain/site/color-scheme.ts';
import { storedItem, storeItem } from '../stores/storage/stored-item.ts';

const { dataset } = document.documentElement;
const buttonsIn = (header: HTMLElement) => header.querySelectorAll<HTMLElement>('[data-color-scheme]');

/** Where the storage is blocked a choice holds for this page. */
const storedScheme = () => storedItem(colorSchemeKey) ?? dataset['scheme'] ?? 'system';

/** Draws the page in the colours that this browser was told to use, and says at their buttons which these are. */
export function showColorScheme(header: HTMLElement, scheme = storedScheme()): void {
  dataset['scheme'] = scheme;
  for (const button of buttonsIn(header)) button.ariaPressed = String(button.dataset['colorScheme'] === scheme);
}

/** The choice of light, dark or the device's scheme: at once, in all tabs of this browser. */
export function offerColorSchemes(header: HTMLElement): void {
  for (const button of buttonsIn(header))
    button.onclick = () => {
      const scheme = button.dataset['colorScheme'] ?? '';
      storeItem(colorSchemeKey, scheme);
      showColorScheme(header, scheme);
    };
}
