import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { servedOutline } from '#domain/content/course-outline.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { courseAddress } from '#stores/content/academy.ts';
import { restrictedCourses } from '#stores/content/restricted.ts';
import { Async } from '../ui/page/Async.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { usePageTitle } from '../ui/page/usePageTitle.ts';
import { LinkButton } from '../ui/text/Button.tsx';
import { Html } from '../ui/text/Html.tsx';
import { CourseScreen } from './CourseScreen.tsx';
import { LessonScreen } from './LessonScreen.tsx';

/** A course, or one of its lessons, that is not in the site because it is for some roles or some time only. */
function CourseOfAddress() {
  const t = texts('academy');
  const address = useStore(courseAddress.$query);
  const value = useStore(restrictedCourses.$value);
  const course = value.state === 'ready' ? value.value.items.find(({ id }) => id === address.id) : undefined;
  const lesson = course?.chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === address.lesson);
  const isFound = course !== undefined && (lesson !== undefined || !address.lesson);
  usePageTitle(lesson?.title ?? course?.title);
  return (
    <>
      {!isFound && <h1 className="mb-5">{texts('routes')('EtcAcademyCourse')}</h1>}
      <Async value={value} failedTitle={t('courseFailed')} onRetry={() => void restrictedCourses.reload()}>
        {(_courses, refreshing) => {
          if (course && lesson)
            return (
              <LessonScreen course={servedOutline(course)} lesson={lesson}>
                <Html html={lesson.html} />
              </LessonScreen>
            );
          if (course && !address.lesson)
            return (
              <CourseScreen course={servedOutline(course)}>
                <Html html={course.html} />
              </CourseScreen>
            );
          // One that was published since is in the answer to come.
          if (refreshing) return <Skeleton />;
          return (
            <div className="card">
              <Empty
                title={t('noSuch')}
                action={<LinkButton href={href('EtcAcademyOverview', pageLocale())}>{t('toAcademy')}</LinkButton>}
              >
                {t('noSuchText')}
              </Empty>
            </div>
          );
        }}
      </Async>
    </>
  );
}

export const RestrictedCourse = island(CourseOfAddress);
