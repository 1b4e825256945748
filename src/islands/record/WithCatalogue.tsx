import type { ReactNode } from 'react';
import { useCatalogue } from './useCatalogue.ts';

/** Draws a screen by the catalogue of today, for pages that load the catalogue after their start. */
export function WithCatalogue({ children }: { children: () => ReactNode }) {
  useCatalogue();
  return children();
}
