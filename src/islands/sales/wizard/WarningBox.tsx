import type { DraftCheck } from '#contract/sales/draft.ts';
import { message, texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { useFieldValue, useFormField } from '#islands/ui/form/useFormField.ts';

type Warnings = DraftCheck['warnings'];

/** Which warnings were confirmed; the first that was not is where the form leads. */
export function useConfirmedWarnings(all: Warnings) {
  const t = texts('order-wizard');
  const field = useFormField('confirmedWarnings', { label: t('check.warnings'), required: true });
  const [value = [], setValue] = useFieldValue<string[] | undefined>('confirmedWarnings');
  const first = all.find(({ path }) => !value.includes(path)) ?? all[0];
  return { field, first, isConfirmed: (path: string) => value.includes(path), value, setValue };
}

/** The box that lets an order go on in spite of a warning. */
export function WarningBox({ warning: { path, message: key }, all }: { warning: Warnings[number]; all: Warnings }) {
  const { field, first, isConfirmed, value, setValue } = useConfirmedWarnings(all);
  return (
    <label className="flex items-center gap-2 py-1 font-semibold">
      <CheckboxInput
        id={first?.path === path ? field.id : `${field.id}-${path}`}
        checked={isConfirmed(path)}
        aria-invalid={field.error && !isConfirmed(path) ? true : undefined}
        onChange={({ target }) => setValue(target.checked ? [...value, path] : value.filter((one) => one !== path))}
      />
      <span>
        {texts('order-wizard')('check.goOn')}
        <span className="sr-only">: {message(key)}</span>
      </span>
    </label>
  );
}
