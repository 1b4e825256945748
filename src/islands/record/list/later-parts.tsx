import { lazy } from '#islands/ui/page/lazy.tsx';

/** What a list loads once it is asked for. */
export const FieldMenu = lazy(() => import('./FieldMenu.tsx').then((module) => module.FieldMenu));
export const FilterEditor = lazy(() => import('./FilterEditor.tsx').then((module) => module.FilterEditor));
export const ColumnPanel = lazy(() => import('./ColumnChoices.tsx').then((module) => module.ColumnPanel));
