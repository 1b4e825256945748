import { type FilterName, isSearchStatus, type SearchFilter, searchStatuses } from '#contract/search/search.ts';
import { filterLabels, filtersStartingWith, filterWord, openFilter } from '#domain/search/filter-words.ts';
import { statusesNamed, statusLabels } from '#domain/search/status-words.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { ResultItem } from './result-item.ts';

/** A status as it is typed in the page's language. */
export const statusWord = (status: string): string =>
  isSearchStatus(status) ? statusLabels[status][pageLocale() === 'de' ? 0 : 1] : status;

const item = (name: FilterName, label: string, typed: string): ResultItem => ({
  id: `filter-${name}-${label}`,
  kind: 'filter',
  label,
  detail: texts('palette')(`filter.${name}.text`),
  typed,
});

/** Values of the filter at the end of the text. */
function valuesOf(text: string, told: readonly SearchFilter[]): ResultItem[] {
  const open = openFilter(text);
  if (!open) return [];
  const { name, value, start } = open;
  const answer = told.find((one) => one.name === name && one.value === value);
  const statuses = value === '' ? searchStatuses : statusesNamed(value);
  const values = name === 'status' ? statuses.map(statusWord) : (answer?.matches ?? []);
  const label = filterLabels[name][pageLocale()];
  return values
    .filter((one) => one !== value)
    .map((one) => item(name, filterWord(label, one), `${text.slice(0, start)}${filterWord(label, one)} `));
}

/** What a filter that is being typed may become: values of it, or its name. */
export function filterProposals(text: string, told: readonly SearchFilter[] = []) {
  const names = filtersStartingWith(text, pageLocale()).map(({ name, start }) => {
    const label = `${filterLabels[name][pageLocale()]}:`;
    return item(name, label, text.slice(0, start) + label);
  });
  return { values: valuesOf(text, told), names };
}

/** Says which filter of a search means nothing. */
export function unknownFilter(told: readonly SearchFilter[] = []): string | undefined {
  const t = texts('palette');
  const unknown = told.find(({ matches }) => matches.length === 0);
  return (
    unknown &&
    t(`filter.${unknown.name}.unknown`, { value: unknown.value, values: searchStatuses.map(statusWord).join(', ') })
  );
}
