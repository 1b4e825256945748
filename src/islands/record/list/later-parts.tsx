import { lazy } from '#islands/ui/page/lazy.tsx';

/** What filters load once they are pressed. */
export const FieldMenu = lazy(() => import('./FieldMenu.tsx').then((module) => module.FieldMenu));
export const FilterEditor = lazy(() => import('./FilterEditor.tsx').then((module) => module.FilterEditor));
