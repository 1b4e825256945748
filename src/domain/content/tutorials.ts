import type { Tutorial } from '#contract/content/content.ts';
import { href, type Locale, localePath, routes } from '../access/routes.ts';

/** A tutorial without its text. */
export type TutorialHead = Omit<Tutorial, 'html' | 'files'> & { restricted: boolean };

export function tutorialHead({ html: _, files: __, ...head }: Tutorial, restricted: boolean): TutorialHead {
  return { ...head, restricted };
}

/** One that the server shows has no page of its own in the site, or another text there. */
export const servedHead = (tutorial: Tutorial): TutorialHead => tutorialHead(tutorial, true);

export const tutorialHref = ({ id, restricted }: Pick<TutorialHead, 'id' | 'restricted'>, locale: Locale): string =>
  restricted ? href('TutorialEntry', locale, { id }) : localePath(`${routes.Tutorials.path}/${id}`, locale);

/** True where every typed word stands in title or description. */
export function matchesTutorial({ title, description }: TutorialHead, typed: string): boolean {
  const words = `${title} ${description}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** Each once, the newest first. */
export const newestTutorials = (tutorials: readonly TutorialHead[]): TutorialHead[] =>
  [...new Map(tutorials.map((tutorial) => [tutorial.id, tutorial])).values()].sort((a, b) =>
    a.date < b.date ? 1 : -1,
  );
