import { type ColorScheme, colorSchemeKey } from '../domain/site/color-scheme.ts';
import { attempt } from '../stores/storage/attempt.ts';

const { dataset } = document.documentElement;

/** The choice of light, dark or the device's scheme: at once, in all tabs of this browser. */
export function offerColorSchemes(header: HTMLElement): void {
  const buttons = header.querySelectorAll<HTMLButtonElement>('[data-color-scheme]');
  const show = (scheme: string | null | undefined) => {
    dataset['scheme'] = scheme || 'system';
    for (const button of buttons) button.ariaPressed = String(button.dataset['colorScheme'] === dataset['scheme']);
  };
  for (const button of buttons)
    button.onclick = () => {
      const scheme = button.dataset['colorScheme'] as ColorScheme;
      attempt(() => localStorage.setItem(colorSchemeKey, scheme));
      show(scheme);
    };
  addEventListener('storage', ({ key, newValue }) => {
    if (key === colorSchemeKey || key === null) show(newValue);
  });
  show(dataset['scheme']);
}
