import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import type { AcademyProgress } from '#contract/academy.ts';
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
import { LearningFacts } from '../ui/media/LearningFacts.tsx';
import { GermanNote } from '../ui/text/GermanNote.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { StatusPill } from '../ui/text/StatusPill.tsx';
import { CertificateEnd } from './CertificateEnd.tsx';
import { ProgressBar } from './ProgressBar.tsx';

interface Props {
  course: CourseOutline;
  progress: AcademyProgress | undefined;
}

const tones = { started: 'info', done: 'ok' } as const;

export function CourseCard({ course, progress }: Props) {
  const t = texts('academy');
  const lessons = lessonsOf(course);
  const { done, state } = placeIn(course, progress);
  return (
    <li className="card group relative flex flex-col gap-3 p-5 transition-colors hover:border-link">
      <div className="flex min-h-9.5 items-start justify-between gap-3">
        <span className="tile">
          <Icon of={GraduationCap} />
        </span>
        <span className="flex flex-wrap justify-end gap-2">
          {course.restricted && !course.open && (
            <span className="rounded-full bg-info-soft px-2.5 py-0.5 font-semibold text-info text-sm">
              {t('forYou')}
            </span>
          )}
          {state !== 'new' && <StatusPill tone={tones[state]}>{t(`states.${state}`)}</StatusPill>}
        </span>
      </div>
      <h2 className="leading-snug">
        {/* The whole card is pressed, the title is the link. */}
        <a
          href={courseHref(course, pageLocale())}
          className="no-underline after:absolute after:inset-0 group-hover:underline"
          {...langOf(course.german, 'title')}
        >
          {course.title}
        </a>
      </h2>
      <p {...langOf(course.german, 'description')}>{course.description}</p>
      {course.german.length > 0 && <GermanNote />}
      <div className="mt-auto grid gap-3 pt-2">
        <p className="empty:hidden">
          <CertificateEnd end={certificateOf(course, progress)?.validUntil} />
        </p>
        <LearningFacts level={course.level} minutes={minutesOf(course)} film={lessons.some(({ film }) => film)} />
        <ProgressBar done={done.size} total={lessons.length} />
      </div>
    </li>
  );
}
