import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { FieldOf } from '#domain/form/form-description.ts';
import { newRow } from '#domain/form/form-values.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Field } from '../Field.tsx';
import { useFormScope } from '../kit/form-scope.ts';
import { useFormField } from '../useFormField.ts';
import { RowContext, useRow, useSchemaContext } from './schema-context.ts';

interface Props {
  path: string;
  field: FieldOf<'table'>;
  /** The fields of a card, drawn in the row that each card is. */
  children: ReactNode;
}

/** Long entries of the same fields one below the other: `Karte 1`, `Karte 2`. */
export function SchemaCards({ path, field, children }: Props) {
  const t = texts('ui');
  const { translate } = useSchemaContext().words;
  const { form, lists } = useFormScope();
  const outer = useRow();
  const label = translate(field.label);
  const state = useFormField(path, { label, required: field.min > 0 });
  const { fields: cards, append, remove } = useFieldArray({ control: form.control, name: path });
  const box = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    box.current?.querySelector<HTMLElement>('[data-card]:last-of-type :is(input, select, textarea)')?.focus();
  });
  return (
    <Field
      field={state}
      label={translate(field.ask ?? field.label)}
      as="group"
      {...(field.hint && { hint: translate(field.hint) })}
    >
      <div ref={box} id={state.id} tabIndex={-1} className="grid gap-4">
        {cards.map(({ id }, index) => {
          const inside = `${path}.${index}.`;
          const value = (name: string) => form.getValues(inside + name);
          const title = `${label} ${index + 1}`;
          return (
            <fieldset key={id} data-card className="grid min-w-0 gap-5 rounded-card border border-line p-4 sm:p-5">
              <legend className="float-start font-semibold text-lg">{title}</legend>
              {cards.length > field.min && (
                <div className="-mt-1 flex justify-end">
                  <Button
                    small
                    look="quiet"
                    icon={<Icon of={Trash} size={16} />}
                    aria-label={t('rowRemoveLabel', { row: title })}
                    onClick={() => {
                      lists.removeRow(path, index);
                      remove(index);
                      box.current?.focus();
                    }}
                  >
                    {t('rowRemove')}
                  </Button>
                </div>
              )}
              <div className="clear-both grid gap-5">
                <RowContext value={{ fields: field.fields, path: inside, outer, value }}>{children}</RowContext>
              </div>
            </fieldset>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button
          icon={<Icon of={Plus} />}
          disabled={cards.length >= field.max}
          onClick={() => {
            added.current = true;
            append(newRow(field), { shouldFocus: false });
          }}
        >
          {t('cardAdd', { card: inSentence(label, pageLocale()) })}
        </Button>
        <span className="text-muted text-sm">{t('rowCount', { n: cards.length, max: field.max })}</span>
      </div>
    </Field>
  );
}
