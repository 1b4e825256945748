import type { ComponentType } from 'react';
import type { Holidays } from '../../domain/needed-by-date.ts';
import type { Access, RouteName } from '../../domain/routes.ts';

/** What the page knows at build time and boxes may need. */
export interface BoxProps {
  holidays: Holidays;
  /** Routes that have a page; nothing links to others. */
  built: readonly RouteName[];
}

export interface Box {
  key: string;
  place: 'main' | 'side';
  /** Who sees it; roles count with the tags of the selected foundation (§6). */
  access: Access;
  Component: ComponentType<BoxProps>;
}
