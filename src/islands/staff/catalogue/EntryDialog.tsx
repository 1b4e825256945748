import * as z from 'zod/mini';
import type { CatalogueEntry } from '#contract/catalogue/entry.ts';
import type { CatalogueState } from '#contract/catalogue/state.ts';
import { entryKeyOf } from '#domain/catalogue/entry-key.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Checkbox } from '#islands/ui/form/Checkbox.tsx';
import { CheckboxGroup } from '#islands/ui/form/CheckboxGroup.tsx';
import { DateField } from '#islands/ui/form/date/DateField.tsx';
import { Form } from '#islands/ui/form/kit/Form.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { TextInput } from '#islands/ui/form/TextInput.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { toast } from '#stores/page/toasts.ts';
import { actOnState, catalogueView } from '#stores/staff/catalogue.ts';
import { fieldsOf, withTyped } from './entry-form.ts';

interface Props {
  state: CatalogueState;
  entry: CatalogueEntry;
  title: string;
  isNew: boolean;
  /** Codes that are there already. */
  taken: ReadonlySet<string>;
  /** All of the day of the state. */
  entries: readonly CatalogueEntry[];
  onClose: () => void;
}

/** What helps to fill a field in. */
const hints = {
  documents: 'field.documentsHint',
  phones: 'field.phonesHint',
  links: 'field.linksHint',
  textDe: 'field.textHint',
  weekdays: 'field.weekdaysHint',
  sellers: 'field.sellersHint',
  cardKind: 'field.cardHint',
  folder: 'field.folderHint',
  captionEn: 'field.captionEnHint',
  ways: 'field.waysHint',
  tariffs: 'field.choicesHint',
  options: 'field.choicesHint',
} as const;

/** New products, choices and categories get a code of their name. */
const withKey = (entry: CatalogueEntry, taken: ReadonlySet<string>): CatalogueEntry => {
  if ('key' in entry && entry.key !== '') return entry;
  if (entry.kind === 'product') return { ...entry, key: entryKeyOf(entry.caption ?? '', taken) };
  return entry.kind === 'choice' || entry.kind === 'ticketCategory'
    ? { ...entry, key: entryKeyOf(entry.caption?.de ?? '', taken) }
    : entry;
};

/** What is to be from the day of the state on. */
export function EntryDialog({ state, entry, title, isNew, taken, entries, onClose }: Props) {
  const t = texts('catalogue');
  const fields = Object.entries(fieldsOf(entry)).filter(([, { isForNew }]) => isNew || !isForNew);
  const contract = z.strictObject(Object.fromEntries(fields.map(([name, { contract: of }]) => [name, of])));
  const day = formatCalendarDay(state.validFrom, pageLocale());
  return (
    <Dialog open onClose={onClose} title={isNew && entry.kind !== 'product' ? t('add.title', { list: title }) : title}>
      <div className="grid gap-4">
        <p className="text-muted">{t('edit.from', { day })}</p>
        <Form
          look="plain"
          label={title}
          contract={contract}
          defaults={Object.fromEntries(
            fields.map(([name, { input, typed }]) => {
              const value = typed(entry);
              return [name, input === 'checks' ? String(value).split(',').filter(Boolean) : value];
            }),
          )}
          onSubmit={async (values) => {
            const changed = withKey(
              withTyped(entry, values as Record<string, string | boolean | readonly string[]>),
              taken,
            );
            await actOnState(state, { _action: 'put', entry: changed });
            toast('ok', t('edit.done', { day }));
            if (isNew && changed.kind === 'product') catalogueView.set({ part: changed.key }, 'push');
            onClose();
          }}
          submitLabel={t('edit.submit')}
        >
          {fields.map(([name, { input, options, isOptional }]) => {
            const label = t(`field.${name}` as 'field.name');
            if (input === 'yesNo')
              return (
                <Checkbox
                  key={name}
                  required={false}
                  name={name}
                  label={label}
                  hint={t(name === 'isExclusive' ? 'field.isExclusiveHint' : 'field.isOfferedHint')}
                />
              );
            if (input === 'day') return <DateField key={name} name={name} label={label} />;
            const hint = name in hints ? { hint: t(hints[name as keyof typeof hints]) } : {};
            const need = isOptional ? { required: false } : {};
            if (input === 'checks')
              return (
                <CheckboxGroup
                  key={name}
                  name={name}
                  label={label}
                  options={options?.(entries) ?? []}
                  {...hint}
                  {...need}
                />
              );
            if (input === 'choice')
              return <Select key={name} name={name} label={label} options={options?.(entries) ?? []} {...need} />;
            if (input === 'lines' || input === 'area')
              return (
                <TextArea
                  key={name}
                  name={name}
                  label={label}
                  {...hint}
                  rows={input === 'lines' ? 4 : 3}
                  max={2000}
                  {...need}
                />
              );
            return (
              <TextInput
                key={name}
                name={name}
                label={label}
                {...hint}
                {...need}
                {...(input === 'numbers' && { hint: t('field.numbersHint') })}
                {...(input === 'money' && { inputMode: 'decimal' as const })}
                {...(input === 'whole' && { inputMode: 'numeric' as const })}
              />
            );
          })}
        </Form>
      </div>
    </Dialog>
  );
}
