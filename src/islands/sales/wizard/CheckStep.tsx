import type { DraftCheck } from '#contract/sales/draft.ts';
import { courseHref } from '#domain/content/course-outline.ts';
import { message, pageLocale, texts } from '#i18n/client.ts';
import { PriceUpdateButton, PriceUpdateFacts } from '#islands/record/PriceUpdate.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { useFieldValue, useFormField } from '#islands/ui/form/useFormField.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { useFindingPlaces } from './finding-places.ts';

type Finding = DraftCheck['blocking'][number];
/** The finding that a course of the academy settles, and no field. */
const certificate = 'certificateNeeded';

interface WarningProps extends Pick<Props, 'priceUpdate' | 'onUpdate'> {
  findings: readonly Finding[];
}

function Blocking({ findings, course }: { findings: readonly Finding[]; course: DraftCheck['course'] }) {
  const t = texts('order-wizard');
  const placeOf = useFindingPlaces();
  const field = useFormField('findings', { label: t('check.blocking', { count: findings.length }) });
  if (findings.length === 0)
    return (
      <div id={field.id} tabIndex={-1}>
        <Notice tone="ok" title={t('check.clear')}>
          {t('check.clearText')}
        </Notice>
      </div>
    );
  return (
    <section id={field.id} tabIndex={-1} aria-labelledby={field.hintId} className="grid gap-3">
      <h2 id={field.hintId} className="text-lg">
        {t('check.blocking', { count: findings.length })}
      </h2>
      <p className="text-muted">{t('check.blockingText')}</p>
      <ul className="grid gap-2">
        {findings.map(({ path, message: key }) => {
          const { label, href } = placeOf(path);
          return (
            <li
              key={`${path} ${key}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-danger/40 bg-danger-soft p-3"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">{key === certificate ? t('check.course') : label}</p>
                <p>{message(key)}</p>
                {key === certificate && course && <p>{course.title[pageLocale()]}</p>}
              </div>
              {key === certificate && course ? (
                <LinkButton small href={courseHref(course, pageLocale())}>
                  {t('check.toCourse')}
                </LinkButton>
              ) : (
                <LinkButton small href={href} aria-label={t('check.toFieldOf', { field: label })}>
                  {t('check.toField')}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Warnings({ findings, priceUpdate, onUpdate }: WarningProps) {
  const t = texts('order-wizard');
  const placeOf = useFindingPlaces();
  const field = useFormField('confirmedWarnings', { label: t('check.warnings'), required: true });
  const [value = [], setValue] = useFieldValue<string[] | undefined>('confirmedWarnings');
  const set = (path: string, on: boolean) =>
    setValue(findings.map((one) => one.path).filter((one) => (one === path ? on : value.includes(one))));
  return (
    <Field field={field} label={t('check.warnings')} hint={t('check.warningsText')} as="group">
      <ul className="grid gap-2">
        {findings.map(({ path, message: key }, at) => (
          <li key={path} className="rounded-card border border-warn/30 bg-warn-soft p-3">
            <p className="font-semibold">{placeOf(path).label}</p>
            <p>{message(key)}</p>
            {priceUpdate && path === 'priceListId' && (
              <div className="my-2 grid justify-items-start gap-2.5">
                <PriceUpdateFacts update={priceUpdate} />
                <PriceUpdateButton onUpdate={onUpdate} />
              </div>
            )}
            <label className="mt-2 flex items-start gap-2 py-1">
              <input
                type="checkbox"
                id={at === 0 ? field.id : `${field.id}-${at}`}
                checked={value.includes(path)}
                onChange={({ target }) => set(path, target.checked)}
                className="mt-0.75 size-4.5 shrink-0"
              />
              <span>
                {t('check.goOn')}
                <span className="sr-only">: {placeOf(path).label}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Field>
  );
}

interface Props extends Pick<DraftCheck, 'blocking' | 'warnings' | 'course' | 'priceUpdate'> {
  /** Gives the draft the prices of today. Throws ApiError. */
  onUpdate: () => Promise<void>;
}

/** Step 1: what keeps the draft from being sent, each with the way to its field, and what is to be confirmed. */
export function CheckStep({ blocking, warnings, course, priceUpdate, onUpdate }: Props) {
  return (
    <div className="grid gap-6">
      <Blocking findings={blocking} course={course} />
      {warnings.length > 0 && <Warnings findings={warnings} priceUpdate={priceUpdate} onUpdate={onUpdate} />}
    </div>
  );
}
