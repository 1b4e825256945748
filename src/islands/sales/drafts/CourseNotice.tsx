import type { NeededCourse } from '#contract/sales/required-course.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';

/** Which course opens the product of a draft, while its certificate is missing. */
export function CourseNotice({ course }: { course: NeededCourse }) {
  const t = texts('products');
  return (
    <Notice
      tone="warn"
      title={t('course.needed')}
      actions={
        <LinkButton small href={courseHref(course, pageLocale())}>
          {t('course.open')}
        </LinkButton>
      }
    >
      {t('course.neededText', { title: course.title[pageLocale()] })}
    </Notice>
  );
}
