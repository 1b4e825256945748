import { useStore } from '@nanostores/react';
import { type CourseOutline, servedOutline } from '#domain/content/course-outline.ts';
import { withServed } from '#domain/content/served-entries.ts';
import { texts } from '#i18n/client.ts';
import { academyProgress } from '#stores/content/academy.ts';
import { restrictedCourses } from '#stores/content/restricted.ts';
import { Empty } from '../ui/page/Empty.tsx';
import { island } from '../ui/page/island.tsx';
import { RestrictedNotice } from '../ui/page/RestrictedNotice.tsx';
import { CourseCard } from './CourseCard.tsx';
import { ProgressNotice } from './ProgressNotice.tsx';

/** The courses of the site, drawn by the build, and those that only this user may see; how far the user is comes later. */
function CourseList({ courses }: { courses: CourseOutline[] }) {
  const t = texts('academy');
  const restricted = useStore(restrictedCourses.$value, { ssr: 'initial' });
  const progress = useStore(academyProgress.$value, { ssr: 'initial' });
  const all = withServed(courses, restricted, servedOutline).sort((a, b) => a.order - b.order);
  return (
    <>
      <RestrictedNotice source={restrictedCourses} />
      <ProgressNotice />
      {all.length > 0 ? (
        <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {all.map((course) => (
            <CourseCard
              key={course.id}
              course={course}
              progress={progress.state === 'ready' ? progress.value : undefined}
            />
          ))}
        </ul>
      ) : (
        <div className="card">
          <Empty title={t('none')}>{t('noneText')}</Empty>
        </div>
      )}
    </>
  );
}

export const Courses = island(CourseList);
