import type { RouteName } from '#domain/access/routes.ts';

/** What the search page knows at build time. */
export interface SearchProps {
  /** Names of the network operators by role code, after which their folders are called. */
  operators: Readonly<Record<string, string>>;
  /** Routes that have a page; nothing links to others. */
  built: readonly RouteName[];
}
