import { useId } from 'react';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { presetRange } from '#domain/records/day-presets.ts';
import type { RecordView } from '#domain/records/list-view.ts';
import { texts } from '#i18n/client.ts';
import { CheckboxInput } from '#islands/ui/form/inputs.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { type FilterField, isEditable } from './filter-fields.ts';
import type { ListScreen, ListShortcut } from './list-screen.ts';
import { RangeFilter } from './RangeFilter.tsx';
import type { ShownColumns } from './useShownColumns.ts';

interface FieldProps {
  field: FilterField;
  onChange: (value: string) => void;
}

function DaysField({ field: { label, value, presets }, onChange }: FieldProps) {
  const t = texts('record');
  const id = useId();
  const today = berlinDay(Date.now());
  const options = presets.map((preset) => ({ value: presetRange(preset, today), label: t(`days.${preset}`) }));
  const other = value && !options.some((option) => option.value === value) ? [{ value, label: t('days.range') }] : [];
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="grid gap-1 font-semibold text-sm">
        {label}
        <PlainSelect
          id={id}
          className="font-normal"
          value={value}
          placeholder={t('days.all')}
          options={[...options, ...other]}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <RangeFilter kind="days" label={label} value={value} onChange={onChange} isLabelHidden />
    </div>
  );
}

function SheetField({ field, onChange }: FieldProps) {
  const t = texts('record');
  const id = useId();
  const { kind, label, value, text, options } = field;
  if (kind === 'days') return <DaysField field={field} onChange={onChange} />;
  if (kind === 'numbers') return <RangeFilter kind="numbers" label={label} value={value} onChange={onChange} />;
  if (kind === 'flag' || !isEditable(field))
    return (
      <label className="flex items-center gap-2.5">
        <CheckboxInput checked={value !== ''} onChange={({ target }) => onChange(target.checked ? '1' : '')} />
        {text ? `${label}: ${text}` : label}
      </label>
    );
  return (
    <label htmlFor={id} className="grid gap-1 font-semibold text-sm">
      {label}
      {kind === 'text' ? (
        <input
          id={id}
          defaultValue={value}
          onBlur={({ target }) => onChange(target.value)}
          className="control font-normal"
        />
      ) : (
        <PlainSelect
          id={id}
          className="font-normal"
          value={value}
          placeholder={t('days.all')}
          options={options}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </label>
  );
}

export interface SheetProps<Row extends { id: string }> {
  screen: ListScreen<Row>;
  view: RecordView;
  fields: readonly FilterField[];
  columns: ShownColumns<Row>;
  onShortcut: (shortcut: ListShortcut) => void;
}

interface Props<Row extends { id: string }> extends SheetProps<Row> {
  onClose: () => void;
}

/** Filters, order and columns of a list on a phone. */
export function SheetDialog<Row extends { id: string }>({
  screen,
  view,
  fields,
  columns,
  onShortcut,
  onClose,
}: Props<Row>) {
  const t = texts('record');
  const id = useId();
  const { list, shortcuts = [] } = screen;
  const set = fields.filter(({ value }) => value !== '');
  const available = fields.filter((field) => isEditable(field) || field.value !== '');
  const sorts = columns.shown.flatMap(({ header, sort }) =>
    sort
      ? [
          { value: sort, label: `${header} ↑` },
          { value: `-${sort}`, label: `${header} ↓` },
        ]
      : [],
  );
  const clear = () => list.show(Object.fromEntries(set.map(({ name }) => [name, ''])));
  return (
    <Dialog
      open
      onClose={onClose}
      size="bottom"
      title={t('filter')}
      actions={
        <>
          {set.length > 0 && <Button onClick={clear}>{t('empty.reset')}</Button>}
          <Button look="primary" onClick={onClose}>
            {t('filterDone')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {shortcuts.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {shortcuts.map((shortcut) => (
              <Button key={shortcut.id} small onClick={() => onShortcut(shortcut)}>
                {shortcut.label}
              </Button>
            ))}
          </div>
        )}
        {available.map((field) => (
          <SheetField key={field.name} field={field} onChange={(value) => list.show({ [field.name]: value })} />
        ))}
        {sorts.length > 0 && (
          <label htmlFor={id} className="grid gap-1 font-semibold text-sm">
            {texts('ui')('sortBy')}
            <PlainSelect
              id={id}
              className="font-normal"
              value={view.sort}
              options={sorts}
              onChange={({ target }) => list.show({ sort: target.value })}
            />
          </label>
        )}
        <Disclosure className="border-line border-t pt-3" headClassName="font-semibold" head={t('columns')}>
          <ColumnChoices columns={columns} />
        </Disclosure>
      </div>
    </Dialog>
  );
}
