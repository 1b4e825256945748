import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Lesson } from '#contract/content/content.ts';
import { href } from '#domain/access/routes.ts';
import { type CourseOutline, courseHref, placeIn } from '#domain/content/course-outline.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { academyProgress, recordOpened } from '#stores/content/academy.ts';
import { filmPlace } from '#stores/content/film-place.ts';
import { restrictedCourses } from '#stores/content/restricted.ts';
import { $dataScope } from '#stores/session/data-scope.ts';
import { FileLinks } from '../ui/document/FileLinks.tsx';
import { Film } from '../ui/media/Film.tsx';
import { LearningFacts } from '../ui/media/LearningFacts.tsx';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { Card } from '../ui/page/Card.tsx';
import { island } from '../ui/page/island.tsx';
import { useReplacedPage } from '../ui/page/useReplacedPage.ts';
import { GermanNote } from '../ui/text/GermanNote.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonList } from './LessonList.tsx';
import { ProgressNotice } from './ProgressNotice.tsx';
import { Quiz } from './Quiz.tsx';

interface Props {
  course: CourseOutline;
  lesson: Omit<Lesson, 'html'>;
  /** The written part. */
  children: ReactNode;
}

/** A lesson: film, text, files, questions. That it was opened is remembered, so that the course goes on here. */
function LessonView({ course, lesson, children }: Props) {
  const t = texts('academy');
  useReplacedPage(
    restrictedCourses,
    course.id,
    course.restricted ? undefined : courseHref({ ...course, restricted: true }, pageLocale(), lesson.id),
  );
  const value = useStore(academyProgress.$value, { ssr: 'initial' });
  const owner = useStore($dataScope, { ssr: 'initial' });
  const progress = value.state === 'ready' ? value.value : undefined;
  const place = placeIn(course, progress);
  const { done } = place;
  const isDone = done.has(lesson.id);
  const courseId = course.id;
  const lessonId = lesson.id;
  useEffect(() => {
    if (owner) void recordOpened(courseId, lessonId);
  }, [owner, courseId, lessonId]);

  const from = progress?.items.find((item) => item.course === courseId && item.lesson === lessonId)?.second ?? 0;
  const onTime = useMemo(() => filmPlace(courseId, lessonId, from), [courseId, lessonId, from]);

  const lang = langOf(lesson.german, 'title');
  const crumbs = [
    { label: texts('routes')('EtcAcademyOverview'), href: href('EtcAcademyOverview', pageLocale()) },
    { label: course.title, href: courseHref(course, pageLocale()), ...langOf(course.german, 'title') },
    { label: lesson.title, ...lang },
  ];
  return (
    <>
      <ProgressNotice />
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <article className="grid max-w-form gap-5">
          <header className="grid gap-2">
            <Breadcrumb crumbs={crumbs} />
            <h1 {...lang}>{lesson.title}</h1>
            <LearningFacts minutes={lesson.minutes} film={lesson.film !== undefined}>
              {isDone && <span className="font-semibold text-ok">✓ {t('lessonDone')}</span>}
            </LearningFacts>
            {lesson.german.length > 0 && <GermanNote />}
          </header>
          {lesson.film && <Film link={lesson.film} title={lesson.title} from={from} onTime={onTime} />}
          <div {...langOf(lesson.german, 'html')}>{children}</div>
          {lesson.files && (
            <section aria-labelledby="files" className="grid gap-2.5">
              <h2 id="files">{texts('learning')('files')}</h2>
              <FileLinks files={lesson.files} german={lesson.german} />
            </section>
          )}
          {lesson.quiz && (
            <Quiz
              key={lesson.id}
              course={course.id}
              lesson={lesson.id}
              questions={lesson.quiz}
              german={lesson.german}
              isDone={isDone}
            />
          )}
          <LessonEnd
            course={course}
            lesson={lesson.id}
            asks={lesson.quiz !== undefined}
            isDone={isDone}
            place={place}
          />
        </article>
        <Card title={t('contents')} className="print:hidden">
          <LessonList course={course} done={done} current={lesson.id} />
        </Card>
      </div>
    </>
  );
}

export const LessonScreen = island(LessonView);
