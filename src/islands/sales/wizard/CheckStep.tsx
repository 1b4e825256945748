import type { DraftCheck } from '../../../contract/sales/draft.ts';
import { message, texts } from '../../../i18n/client.ts';
import { Field } from '../../ui/form/Field.tsx';
import { useFieldValue, useFormField } from '../../ui/form/useFormField.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { LinkButton } from '../../ui/text/Button.tsx';
import { useFindingPlaces } from './finding-places.ts';

type Finding = DraftCheck['blocking'][number];

function Blocking({ findings }: { findings: readonly Finding[] }) {
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
                <p className="font-semibold">{label}</p>
                <p>{message(key)}</p>
              </div>
              <LinkButton small href={href} aria-label={t('check.toFieldOf', { field: label })}>
                {t('check.toField')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Warnings({ findings }: { findings: readonly Finding[] }) {
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

/** Step 1: what keeps the draft from being sent, each with the way to its field, and what is to be confirmed. */
export function CheckStep({ blocking, warnings }: Pick<DraftCheck, 'blocking' | 'warnings'>) {
  return (
    <div className="grid gap-6">
      <Blocking findings={blocking} />
      {warnings.length > 0 && <Warnings findings={warnings} />}
    </div>
  );
}
