import Check from 'lucide/dist/esm/icons/check.mjs';
import { type CourseOutline, courseHref } from '#domain/content/course-outline.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '../ui/text/Icon.tsx';

interface Props {
  course: CourseOutline;
  done: ReadonlySet<string>;
  /** The lesson being read. */
  current?: string;
}

/** Chapters and lessons with a mark on what is done. */
export function LessonList({ course, done, current }: Props) {
  const t = texts('academy');
  const learning = texts('learning');
  let number = 0;
  return (
    <ol className="grid gap-4">
      {course.chapters.map((chapter, chapterAt) => (
        <li key={chapter.title}>
          <p
            className="mb-1 font-semibold text-muted text-sm"
            {...langOf(course.german, `chapters.${chapterAt}.title`)}
          >
            {chapter.title}
          </p>
          <ol className="grid">
            {chapter.lessons.map((lesson) => {
              number += 1;
              const isDone = done.has(lesson.id);
              return (
                <li key={lesson.id}>
                  <a
                    href={courseHref(course, pageLocale(), lesson.id)}
                    aria-current={lesson.id === current ? 'page' : undefined}
                    className="-mx-2 flex items-center gap-3 rounded-control px-2 py-2 text-ink no-underline hover:bg-brand-soft aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold"
                  >
                    <span
                      aria-hidden="true"
                      className={`grid size-6 shrink-0 place-items-center rounded-full border text-sm ${isDone ? 'border-ok-fill bg-ok-fill text-on-brand' : 'border-control text-muted'}`}
                    >
                      {isDone ? <Icon of={Check} size={16} /> : number}
                    </span>
                    <span
                      className={`flex min-w-0 flex-1 gap-x-3 ${current ? 'flex-col' : 'items-center justify-between'}`}
                    >
                      <span>
                        <span {...langOf(lesson.german, 'title')}>{lesson.title}</span>
                        {isDone && <span className="sr-only"> ({t('lessonDone')})</span>}
                      </span>
                      <span className="whitespace-nowrap font-normal text-muted text-sm">
                        {lesson.quiz && `${t('quiz.short')} · `}
                        {learning('minutesShort', { count: lesson.minutes })}
                      </span>
                    </span>
                  </a>
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
}
