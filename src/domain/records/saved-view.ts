import type { ListRules } from '#contract/list-rules.ts';
import { comingPresets, type DayPreset, pastPresets, presetRange } from './day-presets.ts';
import { addressDefaults, type RecordView } from './list-view.ts';

type Query = Readonly<Record<string, string>>;

const presets: readonly DayPreset[] = [...pastPresets, ...comingPresets];
/** Before the name of a preset: the days that it means on the day on which the view is opened. */
const sign = '@';

const isPreset = (name: string): name is DayPreset => presets.some((preset) => preset === name);

/** A range that a preset gives today is that preset: a view of this month is next month another one. */
const asPreset = (range: string, today: string): string => {
  const preset = presets.find((one) => presetRange(one, today) === range);
  return preset ? sign + preset : range;
};

/** What a view keeps of what a list shows: all that differs from the list's defaults, but for its page. */
export function queryOfView(rules: ListRules, view: RecordView, today: string): Record<string, string> {
  const { page: _page, rows: _rows, ...defaults } = addressDefaults(rules);
  const { search, tab, filters, archived, sort } = view;
  const values: Query = {
    search,
    sort,
    ...(rules.tabs && { [rules.tabs.name]: tab }),
    ...(rules.hasArchive && { archived: archived ? '1' : '' }),
    ...Object.fromEntries(
      Object.entries(filters).map(([name, value]) => [
        name,
        rules.filters?.[name]?.kind === 'days' && value ? asPreset(value, today) : value,
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== defaults[name]));
}

/** The address of a view: its presets become the days that they mean today. */
export const addressOfView = (query: Query, today: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const preset = value.startsWith(sign) ? value.slice(sign.length) : '';
      return [name, isPreset(preset) ? presetRange(preset, today) : value];
    }),
  );

/** The same in two orders of choice is the same. */
export const isSameQuery = (one: Query, other: Query): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);
