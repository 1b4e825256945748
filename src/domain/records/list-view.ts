import { fromWire, toWire } from '#contract/columns.ts';
import type { ListFilter, ListRules } from '#contract/list-rules.ts';
import { defaultRows, pageSizes } from '#contract/me/followed-settings.ts';
import { addDays, isCalendarDay } from '../date/berlin-day.ts';
import { berlinMoment } from '../date/berlin-time.ts';

/** What part of a list is shown, as it stands in the address (decision 15). */
export interface RecordView {
  search: string;
  /** '' for a list without tabs. */
  tab: string;
  /** '' for a filter that is not set. */
  filters: Readonly<Record<string, string>>;
  archived: boolean;
  sort: string;
  /** From 1. */
  page: number;
  rows: number;
}

/** Most characters of a search that are sent. */
const longest = 200;

const filtersOf = ({ filters = {} }: ListRules) => Object.entries(filters);

/** What the address leaves out. */
export const addressDefaults = (rules: ListRules): Record<string, string> => ({
  search: '',
  ...(rules.tabs && { [rules.tabs.name]: rules.tabs.first }),
  ...Object.fromEntries(filtersOf(rules).map(([name]) => [name, ''])),
  ...(rules.hasArchive && { archived: '' }),
  sort: rules.sort,
  page: '1',
  rows: '',
});

export interface Range {
  from: string;
  to: string;
}
const isEnd = {
  days: isCalendarDay,
  numbers: (text: string) => /^\d{1,12}$/.test(text),
} as const;

/** The ends of `2026-01-01..2026-03-31`; '' for one that is open or cannot be read. */
export function rangeOf(kind: 'days' | 'numbers', text: string): Range {
  const [from = '', to = ''] = text.split('..').map((part) => (isEnd[kind](part) ? part : ''));
  return { from, to };
}

/** '' where both ends are open; ends the wrong way round change places. */
export function rangeText(kind: 'days' | 'numbers', { from, to }: Range): string {
  const isTurned = from && to && (kind === 'days' ? from > to : Number(from) > Number(to));
  return from || to ? (isTurned ? `${to}..${from}` : `${from}..${to}`) : '';
}

function readFilter(filter: ListFilter, text = ''): string {
  if (filter.kind === 'oneOf') return filter.values.find((value) => value === text) ?? '';
  if (filter.kind === 'text') return text.trim().slice(0, longest);
  if (filter.kind === 'code') return /^[\w.-]{1,64}$/.test(text) ? text : '';
  return rangeText(filter.kind, rangeOf(filter.kind, text));
}

function readTab({ tabs }: ListRules, query: Readonly<Record<string, string>>): string {
  if (!tabs) return '';
  const tab = query[tabs.name] ?? tabs.first;
  return tabs.values.includes(tab) || Object.hasOwn(tabs.groups, tab) ? tab : tabs.first;
}

/**
 * Reads the address; values that the controls do not offer are ignored. `usual`: the user's number of rows if the
 * address has none.
 */
export function readView(
  rules: ListRules,
  query: Readonly<Record<string, string>>,
  usual: number = defaultRows,
): RecordView {
  const { search = '', sort: wanted = '', page = '', rows = '', archived } = query;
  // Links from before the columns had names.
  const sort = fromWire(rules.columns ?? {}, wanted);
  return {
    search: search.trim().slice(0, longest),
    tab: readTab(rules, query),
    filters: Object.fromEntries(filtersOf(rules).map(([name, filter]) => [name, readFilter(filter, query[name])])),
    archived: rules.hasArchive === true && archived === '1',
    sort: rules.sorts.includes(sort.replace(/^-/, '')) ? sort : rules.sort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    rows: pageSizes.find((size) => size === Number(rows)) ?? usual,
  };
}

const wireField = ({ columns = {} }: ListRules, field: string): string => toWire(columns, field);

/** The values of the field that a tab stands for. */
const valuesOf = ({ tabs }: ListRules, tab: string, employee: boolean): readonly string[] =>
  tabs?.groups[tab]?.(employee) ?? [tab];

function tabTerm(rules: ListRules, tab: string, employee: boolean): string {
  const values = valuesOf(rules, tab, employee);
  return !rules.tabs || values.length === rules.tabs.values.length
    ? ''
    : `${wireField(rules, rules.tabs.field)}:${values.join(',')}`;
}

const moments: readonly string[] = ['created', 'modified'];

/** A record's own times are moments: days reach from their first to their last millisecond in Berlin. */
function filterTerm(rules: ListRules, filter: ListFilter, value: string): string {
  if (filter.kind !== 'days' || !moments.includes(filter.field)) return `${wireField(rules, filter.field)}:${value}`;
  const { from, to } = rangeOf('days', value);
  const last = to && berlinMoment(addDays(to, 1)) - 1;
  return `${filter.field}:${from && berlinMoment(from)}..${last}`;
}

/** The `search` of the list call. */
export const searchOf = (rules: ListRules, view: RecordView, employee: boolean): string =>
  [
    tabTerm(rules, view.tab, employee),
    ...(rules.hasOwnParameters ? [] : filtersOf(rules)).map(
      ([name, filter]) => view.filters[name] && filterTerm(rules, filter, view.filters[name]),
    ),
    view.archived && 'archived:true',
    view.search,
  ]
    .filter(Boolean)
    .join(' ');

/** The query of the list call that answers a view, as the wire has it. */
export const listCall = (rules: ListRules, view: RecordView, employee: boolean) => ({
  ...(rules.hasOwnParameters && Object.fromEntries(Object.entries(view.filters).filter(([, value]) => value))),
  search: searchOf(rules, view, employee),
  _sort: wireField(rules, view.sort),
  ...(rules.tabs && { _counts: wireField(rules, rules.tabs.field) }),
  _limit: view.rows,
  _offset: (view.page - 1) * view.rows,
});
export type ListCall = ReturnType<typeof listCall>;

/** How many records a tab holds, from the counts per value of its field. */
export const countOf = (
  rules: ListRules,
  tab: string,
  counts: Readonly<Record<string, number>>,
  employee: boolean,
): number => valuesOf(rules, tab, employee).reduce((sum, value) => sum + (counts[value] ?? 0), 0);

/** True if filters or a search narrow the list, on any tab. */
export const isNarrowed = ({ search, filters }: RecordView): boolean =>
  search !== '' || Object.values(filters).some(Boolean);
