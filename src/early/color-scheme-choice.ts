import { type ColorScheme, colorSchemeKey } from '../domain/site/color-scheme.ts';
import { attempt } from '../stores/storage/attempt.ts';

const root = document.documentElement;

/** The choice of light, dark or the device's scheme: at once, in all tabs of this browser. */
export function offerColorSchemes(header: HTMLElement): void {
  const buttons = [...header.querySelectorAll<HTMLButtonElement>('[data-color-scheme]')];
  const show = (scheme: string | null | undefined) => {
    if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme;
    else delete root.dataset['scheme'];
    for (const button of buttons)
      button.setAttribute(
        'aria-pressed',
        String(button.dataset['colorScheme'] === (root.dataset['scheme'] ?? 'system')),
      );
  };
  for (const button of buttons)
    button.addEventListener('click', () => {
      const scheme = button.dataset['colorScheme'] as ColorScheme;
      attempt(() =>
        scheme === 'system' ? localStorage.removeItem(colorSchemeKey) : localStorage.setItem(colorSchemeKey, scheme),
      );
      show(scheme);
    });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === colorSchemeKey || key === null) show(newValue);
  });
  show(root.dataset['scheme']);
}
