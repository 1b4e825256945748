import type { ComponentType } from 'react';
import type { Access, RouteName } from '#domain/access/routes.ts';
import type { TutorialHead } from '#domain/content/tutorials.ts';
import type { PlacedBox } from '#domain/me/arranged-boxes.ts';
import type { HomeRole } from '#domain/me/home-role.ts';

type BoxTitle =
  `${'waiting' | 'offline' | 'portings' | 'channels' | 'stock' | 'open' | 'week' | 'portDays' | 'team' | 'opened' | 'assignments' | 'documents' | 'links' | 'tutorials' | 'newsletters' | 'account' | 'activities' | 'marked' | 'contact' | 'vo'}.title`;

/** What the page knows at build time and boxes may need. */
export interface BoxProps {
  /** Routes that have a page; nothing links to others. */
  built: readonly RouteName[];
  /** Names of the network operators by role code, after which folders of the library are called. */
  operators: Readonly<Record<string, string>>;
  /** The newest of the site; more may come that only the user may see. */
  tutorials: readonly TutorialHead[];
  newsletters: readonly NewsletterHead[];
}

export interface NewsletterHead {
  id: string;
  title: string;
  date: string;
  german: readonly string[];
}

export interface Box extends PlacedBox {
  /** A key of the `home` texts. */
  title: BoxTitle;
  /** Who sees it; roles count with the tags of the selected foundation (§6-1). */
  access: Access;
  /** The roles with this box in their home; absent where all have it. */
  homes?: readonly HomeRole[];
  /** A fold at the end of the page on phones. */
  folds?: true;
  Component: ComponentType<BoxProps>;
}
