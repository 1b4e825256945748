import * as z from 'zod/mini';
import type { ContentServices } from '../content/content-services.ts';
import { rolesFor, visibleEntries } from '../content/visible-entries.ts';
import { notFound } from '../core/errors.ts';
import type { Actor } from '../session/actor.ts';

const solvedQuestion = z.object({
  answers: z.array(z.object({ correct: z.optional(z.boolean()) })),
  explanation: z.optional(z.string()),
});
export type SolvedQuestion = z.infer<typeof solvedQuestion>;
const solvedCourse = z.object({
  title: z.string(),
  validMonths: z.optional(z.number()),
  chapters: z.array(
    z.object({
      lessons: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          minutes: z.number(),
          quiz: z.optional(z.array(solvedQuestion)),
        }),
      ),
    }),
  ),
});

interface CourseQuery {
  _lang?: 'de' | 'en' | undefined;
  _foundation?: string | undefined;
}

/** A course that the caller may see, with the answers to its questions; 404 for any other. */
export async function findCourse(
  services: ContentServices,
  actor: Actor,
  id: string,
  { _lang = 'de', _foundation }: CourseQuery,
) {
  const roles = await rolesFor(services, actor, _foundation);
  const courseEntry = (await visibleEntries(services, 'academy', roles)).find((entry) => entry.id === id);
  if (!courseEntry) throw notFound();
  const { title, validMonths, chapters } = z.parse(solvedCourse, courseEntry[_lang]);
  return { id, title, validMonths, lessons: chapters.flatMap(({ lessons }) => lessons) };
}
