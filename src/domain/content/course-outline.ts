import type { AcademyProgress, Certificate } from '#contract/academy.ts';
import type { Course } from '#contract/content/content.ts';
import { href, type Locale, localePath, routes } from '../access/routes.ts';

/** A course without the texts of its lessons. */
export interface CourseOutline {
  id: string;
  /** It has no pages of its own in the site. */
  restricted: boolean;
  /** It was edited in the portal, and all who are signed in may see it. */
  open?: boolean;
  order: number;
  title: string;
  description: string;
  level: Course['level'];
  /** How long its certificate holds. */
  validMonths?: number;
  /** Paths of its texts that are German on an English page. */
  german: readonly string[];
  chapters: { title: string; lessons: OutlinedLesson[] }[];
}
interface OutlinedLesson {
  id: string;
  title: string;
  minutes: number;
  film: boolean;
  quiz: boolean;
  german: readonly string[];
}

export const outlineOf = (course: Course, restricted: boolean): CourseOutline => ({
  id: course.id,
  restricted,
  ...(course.open && { open: true }),
  order: course.order,
  title: course.title,
  description: course.description,
  level: course.level,
  ...(course.validMonths !== undefined && { validMonths: course.validMonths }),
  german: course.german,
  chapters: course.chapters.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map(({ id, title, minutes, film, quiz, german }) => ({
      id,
      title,
      minutes,
      film: film !== undefined,
      quiz: quiz !== undefined,
      german,
    })),
  })),
});

/** One that the server shows has no pages of its own in the site, or other texts there. */
export const servedOutline = (course: Course): CourseOutline => outlineOf(course, true);

export const lessonsOf = ({ chapters }: CourseOutline): OutlinedLesson[] => chapters.flatMap(({ lessons }) => lessons);

export const minutesOf = (course: CourseOutline): number =>
  lessonsOf(course).reduce((sum, { minutes }) => sum + minutes, 0);

/** Address of a course, or of one of its lessons. */
export function courseHref(
  { id, restricted }: Pick<CourseOutline, 'id' | 'restricted'>,
  locale: Locale,
  lesson?: string,
): string {
  if (restricted) return href('EtcAcademyCourse', locale, { id, lesson });
  return localePath(`${routes.EtcAcademyOverview.path}/${id}${lesson ? `/${lesson}` : ''}`, locale);
}

/** Where a user is in a course. */
export interface CoursePlace {
  done: ReadonlySet<string>;
  state: 'new' | 'started' | 'done';
  /** The lesson to go on with: the one opened last, or the first open one behind it; undefined at the end. */
  next: OutlinedLesson | undefined;
}

export function placeIn(course: CourseOutline, progress: AcademyProgress | undefined): CoursePlace {
  const lessons = lessonsOf(course);
  const own = progress?.items.filter((item) => item.course === course.id) ?? [];
  const finished = new Set(own.filter((item) => item.done !== undefined).map((item) => item.lesson));
  const done = new Set(lessons.map(({ id }) => id).filter((id) => finished.has(id)));
  const last = Math.max(
    0,
    lessons.findIndex(({ id }) => id === own[0]?.lesson),
  );
  const open = [...lessons.slice(last), ...lessons.slice(0, last)].find(({ id }) => !done.has(id));
  return { done, next: open, state: open === undefined ? 'done' : own.length > 0 ? 'started' : 'new' };
}

/** The certificate that a user has of a course. */
export const certificateOf = (
  { id }: Pick<CourseOutline, 'id'>,
  progress: AcademyProgress | undefined,
): Certificate | undefined => progress?.certificates.find(({ course }) => course === id);

/** The lesson behind another one. */
export function lessonAfter(course: CourseOutline, id: string): OutlinedLesson | undefined {
  const lessons = lessonsOf(course);
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return at < 0 ? undefined : lessons[at + 1];
}
