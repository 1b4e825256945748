import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { DraftCheck } from '#contract/sales/draft.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { useFormField } from '#islands/ui/form/useFormField.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { useFindingPlaces } from './finding-places.ts';

/** The finding that a course of the academy settles, and no field. */
const certificate = 'certificateNeeded';

/** What keeps the draft from being sent, each with the way to its field. */
export function MissingAnswers({
  findings,
  course,
}: {
  findings: DraftCheck['blocking'];
  course: DraftCheck['course'];
}) {
  const t = texts('order-wizard');
  const placeOf = useFindingPlaces();
  const field = useFormField('findings', { label: t('check.blocking', { count: findings.length }) });
  if (findings.length === 0) return null;
  return (
    <section
      id={field.id}
      tabIndex={-1}
      aria-labelledby={field.hintId}
      className="border-line border-b bg-warn-soft px-5 py-4"
    >
      <h3 id={field.hintId} className="flex items-center gap-2 text-base">
        <Icon of={CircleAlert} className="text-warn" />
        {t('check.blocking', { count: findings.length })}
      </h3>
      <p className="mt-1 text-sm">{t('check.blockingText')}</p>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {findings.map(({ path, message: key }) => {
          const isCourse = key === certificate && course !== undefined;
          const { label, href } = placeOf(path);
          const name = isCourse ? `${t('check.course')}: ${course.title[pageLocale()]}` : label;
          return (
            <li key={`${path} ${key}`} className="min-w-0">
              <a
                href={isCourse ? courseHref(course, pageLocale()) : href}
                aria-label={t('check.toFieldOf', { field: name })}
                className="font-semibold text-link underline"
              >
                {name}
              </a>
              <span className="block text-muted text-sm">{message(key)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
