import type { AcademyRequirements } from '#contract/sales/required-course.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';

/** What the academy demands of who orders a product, below its name in the choice. */
export function ProductCourse({ needed }: { needed: AcademyRequirements['items'][number] }) {
  const t = texts('products');
  const { course, isMet, validUntil } = needed;
  const end = validUntil && formatCalendarDay(validUntil, pageLocale());
  return (
    <p className="-mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pb-3.5 text-sm">
      <StatusPill tone={isMet ? 'ok' : 'warn'}>{t(isMet ? 'course.has' : 'course.lacks')}</StatusPill>
      {isMet && end && <span className="text-muted">{t('course.until', { day: end })}</span>}
      {!isMet && (
        <a href={courseHref(course, pageLocale())} className="inline-block py-1">
          {t('course.link', { title: course.title[pageLocale()] })}
        </a>
      )}
    </p>
  );
}
