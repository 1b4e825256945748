import type { ListFilter } from '#contract/list-rules.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { monthCaption } from '#domain/date/months.ts';
import { comingPresets, type DayPreset, pastPresets, presetRange, wholeMonth } from '#domain/records/day-presets.ts';
import { type RecordView, rangeOf } from '#domain/records/list-view.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import type { FilterLabels, ListScreen } from './list-screen.ts';

type FieldKind = 'choice' | 'days' | 'numbers' | 'text' | 'flag';

/** A field that a list can be narrowed by, in the words of the viewer. */
export interface FilterField {
  /** In the address. */
  name: string;
  label: string;
  kind: FieldKind;
  /** '' where it is not set. */
  value: string;
  /** What it is narrowed to, in words. */
  text: string;
  /** Of a choice. */
  options: readonly Option[];
  /** Of days: the common ranges. */
  presets: readonly DayPreset[];
}

const kinds = { oneOf: 'choice', code: 'choice', text: 'text', days: 'days', numbers: 'numbers' } as const;

/** `November 2026`, `ab 01.11.2026`, `01.11.2026 – 14.11.2026`. */
function rangeWords(kind: 'days' | 'numbers', value: string, presets: readonly DayPreset[], today: string): string {
  const t = texts('record');
  const month = kind === 'days' ? wholeMonth(value) : undefined;
  if (month) return monthCaption(month, pageLocale());
  const preset = kind === 'days' ? presets.find((one) => presetRange(one, today) === value) : undefined;
  if (preset) return t(`days.${preset}`);
  const { from, to } = rangeOf(kind, value);
  const word = (end: string) => (kind === 'days' ? formatCalendarDay(end, pageLocale()) : end);
  if (from && to) return from === to ? word(from) : `${word(from)} – ${word(to)}`;
  return from ? t('fromOn', { day: word(from) }) : t('upTo', { day: word(to) });
}

const optionsOf = (filter: ListFilter, { options, option = String }: FilterLabels): readonly Option[] =>
  options ?? (filter.kind === 'oneOf' ? filter.values.map((value) => ({ value, label: option(value) })) : []);

/** All fields of a list, in the order of its description; the archive is one of them. */
export function filterFields<Row extends { id: string }>(
  { list: { rules }, filters = {} }: ListScreen<Row>,
  view: RecordView,
  today: string,
): FilterField[] {
  const fields = Object.entries(filters).flatMap(([name, labels]) => {
    const filter = rules.filters?.[name];
    if (!filter) return [];
    const value = view.filters[name] ?? '';
    const options = optionsOf(filter, labels);
    const presets = filter.kind === 'days' ? (labels.isComing ? comingPresets : pastPresets) : [];
    const isRange = filter.kind === 'days' || filter.kind === 'numbers';
    const text =
      value &&
      (isRange
        ? rangeWords(filter.kind, value, presets, today)
        : (options.find((one) => one.value === value)?.label ?? labels.option?.(value) ?? value));
    return [{ name, label: labels.label, kind: kinds[filter.kind], value, text, options, presets }];
  });
  const archive: FilterField = {
    name: 'archived',
    label: texts('record')('archive'),
    kind: 'flag',
    value: view.archived ? '1' : '',
    text: '',
    options: [],
    presets: [],
  };
  return rules.hasArchive ? [...fields, archive] : fields;
}

/** Ids that only the address names cannot be chosen. */
export const isEditable = ({ kind, options }: FilterField): boolean => kind !== 'choice' || options.length > 0;
