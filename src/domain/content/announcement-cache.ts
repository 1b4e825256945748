import type { Announcement } from '#contract/content/announcement.ts';
import type { Locale } from '../access/routes.ts';

/** Announcements as the browser keeps them for the first paint of the next page; `at` in ms since the epoch. */
export interface KeptAnnouncements {
  user: string;
  trid: string;
  at: number;
  value: Announcement[];
}

/** Place of the announcements among the cached lists; another name where their shape changes. */
export const announcementCache = (locale: Locale): string => `notices.${locale}`;

const urgency = { danger: 0, warn: 1, info: 2, ok: 3 } as const satisfies Record<Announcement['level'], number>;

export const maxUrgentFirst = (a: Announcement, b: Announcement): number => urgency[a.level] - urgency[b.level];

/** Announcements that are still running, the most urgent first. */
export const runningAt = (announcements: readonly Announcement[], now: number): Announcement[] =>
  announcements.filter(({ validUntil }) => validUntil === undefined || now <= validUntil).toSorted(maxUrgentFirst);
