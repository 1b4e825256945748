import { colorSchemeKey } from '../domain/site/color-scheme.ts';
import { attempt } from '../stores/storage/attempt.ts';

// Runs in the head of every page, so that its first paint has the colours that this browser was told to use.
document.documentElement.dataset['scheme'] = attempt(() => localStorage.getItem(colorSchemeKey)) ?? 'system';
