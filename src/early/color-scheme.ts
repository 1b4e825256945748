import { colorSchemeKey } from '../domain/site/color-scheme.ts';
import { attempt } from '../stores/storage/attempt.ts';

// Runs in the head of every page, so that its first paint has the colours that this browser was told to use.
const stored = attempt(() => localStorage.getItem(colorSchemeKey));
if (stored === 'light' || stored === 'dark') document.documentElement.dataset['scheme'] = stored;
