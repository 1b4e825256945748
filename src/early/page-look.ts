import { brandKey, type KeptBrand, setBrandInUse } from '../domain/brand/browser-brand.ts';
import { colorSchemeKey } from '../domain/site/color-scheme.ts';
import { attempt } from '../stores/storage/attempt.ts';
import { adoptColours } from './adopt-colours.ts';

// Runs in the head of every page, so that its first paint has the colours that this browser was told to use, and those
// of the brand that it knows.
document.documentElement.dataset['scheme'] = attempt(() => localStorage.getItem(colorSchemeKey)) ?? 'system';
attempt(() => {
  const { brand } = JSON.parse(localStorage.getItem(brandKey) as string) as KeptBrand;
  setBrandInUse(brand);
  adoptColours(brand);
});
