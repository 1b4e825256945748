import { createContext } from 'react';

/** Where a page has room for what belongs to a sheet: its tools above, its state in the bar at the foot. */
export const SheetSlots = createContext<{ tools: HTMLElement | null; bar: HTMLElement | null }>({
  tools: null,
  bar: null,
});
