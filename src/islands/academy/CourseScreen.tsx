import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { href } from '#domain/access/routes.ts';
import {
  type CourseOutline,
  certificateOf,
  courseHref,
  lessonsOf,
  minutesOf,
  placeIn,
} from '#domain/content/course-outline.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { academyProgress } from '#stores/content/academy.ts';
import { restrictedCourses } from '#stores/content/restricted.ts';
import { LearningFacts } from '../ui/media/LearningFacts.tsx';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { Card } from '../ui/page/Card.tsx';
import { island } from '../ui/page/island.tsx';
import { useReplacedPage } from '../ui/page/useReplacedPage.ts';
import { LinkButton } from '../ui/text/Button.tsx';
import { GermanNote } from '../ui/text/GermanNote.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import { LessonList } from './LessonList.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { ProgressNotice } from './ProgressNotice.tsx';

interface Props {
  course: CourseOutline;
  /** What the editor says about the course. */
  children: ReactNode;
}

/** A course: its content, the user's progress, where to go on, and the certificate at its end. */
function CourseView({ course, children }: Props) {
  const t = texts('academy');
  useReplacedPage(
    restrictedCourses,
    course.id,
    course.restricted ? undefined : courseHref({ ...course, restricted: true }, pageLocale()),
  );
  const value = useStore(academyProgress.$value, { ssr: 'initial' });
  const progress = value.state === 'ready' ? value.value : undefined;
  const { done, next, state } = placeIn(course, progress);
  const lessons = lessonsOf(course);
  const academy = { label: texts('routes')('EtcAcademyOverview'), href: href('EtcAcademyOverview', pageLocale()) };
  return (
    <>
      <header className="mb-5 grid max-w-form gap-2">
        <Breadcrumb crumbs={[academy, { label: course.title, ...langOf(course.german, 'title') }]} />
        <h1 {...langOf(course.german, 'title')}>{course.title}</h1>
        <p className="text-lg text-muted" {...langOf(course.german, 'description')}>
          {course.description}
        </p>
        <LearningFacts level={course.level} minutes={minutesOf(course)} film={lessons.some(({ film }) => film)} />
        {course.german.length > 0 && <GermanNote />}
      </header>
      <ProgressNotice />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:grid-rows-[auto_1fr]">
        <Card title={t('yourProgress')} className="print:hidden lg:col-start-2">
          <div className="grid gap-4">
            <ProgressBar done={done.size} total={lessons.length} />
            {next && (
              <div className="grid gap-1">
                <LinkButton look="primary" href={courseHref(course, pageLocale(), next.id)}>
                  {state === 'new' ? t('begin') : t('goOn')}
                </LinkButton>
                {state === 'started' && <p className="text-muted text-sm">{t('nextLesson', { title: next.title })}</p>}
              </div>
            )}
          </div>
        </Card>
        <div className="grid gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div {...langOf(course.german, 'html')}>{children}</div>
          <Card title={t('contents')}>
            <LessonList course={course} done={done} />
          </Card>
        </div>
        <CertificateCard course={course} state={state} certificate={certificateOf(course, progress)} />
      </div>
    </>
  );
}

export const CourseScreen = island(CourseView);
