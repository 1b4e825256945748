import { type CourseOutline, type CoursePlace, courseHref, lessonAfter } from '#domain/content/course-outline.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { finishLesson } from '#stores/content/academy.ts';
import { openAddress } from '#stores/session/navigation.ts';
import { useAlive } from '../ui/page/useAlive.ts';
import { useCall } from '../ui/page/useCall.ts';
import { Button, LinkButton } from '../ui/text/Button.tsx';
import { CertificateButton } from './CertificateButton.tsx';

interface Props {
  course: CourseOutline;
  lesson: string;
  /** It is finished by answering its questions. */
  asks: boolean;
  isDone: boolean;
  place: CoursePlace;
}

/** The way on: to the next lesson, at the end of the course to its certificate, or to what is still open. */
export function LessonEnd({ course, lesson, asks, isDone, place }: Props) {
  const t = texts('academy');
  const alive = useAlive();
  const { busy, run } = useCall({ toasts: true });
  const next = lessonAfter(course, lesson) ?? (isDone ? place.next : undefined);
  const address = courseHref(course, pageLocale(), next?.id);
  const onward = next ? t('nextLesson', { title: next.title }) : t('toCourse');

  const finish = () =>
    void run(() => finishLesson(course.id, lesson), { onDone: () => openAddress(address), leaves: true });

  if (place.state === 'done') {
    return (
      <div className="grid gap-3 border-line border-t pt-5 print:hidden">
        <p>{t('certificate.ready')}</p>
        <div className="flex flex-wrap gap-3">
          <CertificateButton course={course} />
          <LinkButton href={courseHref(course, pageLocale())}>{t('toCourse')}</LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5 print:hidden">
      {isDone || asks ? (
        <LinkButton look={isDone ? 'primary' : 'secondary'} href={address}>
          {onward}
        </LinkButton>
      ) : (
        <>
          <Button look="primary" busy={busy} inert={!alive} onClick={finish}>
            {t('finish')}
          </Button>
          <span className="text-muted text-sm">{next ? onward : t('endOfCourse')}</span>
        </>
      )}
    </div>
  );
}
