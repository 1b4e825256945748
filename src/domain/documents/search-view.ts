import { isSearchKind, type SearchKind } from '#contract/search/search.ts';
import { isRepository, type RepositoryName } from './library.ts';

/** Kinds of documents that a search can be narrowed to, each with its endings. */
export const searchTypes = {
  pdf: ['pdf'],
  sheet: ['xlsx', 'xls', 'ods', 'csv'],
  text: ['docx', 'doc', 'odt', 'rtf', 'txt', 'md'],
  slides: ['pptx', 'ppt', 'odp'],
  image: ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp', 'png', 'gif', 'webp', 'svg', 'tif', 'tiff'],
  link: ['url'],
} as const;
type SearchType = keyof typeof searchTypes;

/** How many days back a change may lie. */
export const searchPeriods = { week: 7, month: 31, quarter: 92, year: 366 } as const;
type SearchPeriod = keyof typeof searchPeriods;

export const searchPageSizes = [20, 50, 100] as const;

/** The search as it stands in the address (decision 15). */
export const searchDefaults = {
  search: '',
  kind: '',
  repository: '',
  type: '',
  since: '',
  title: '',
  page: '1',
  rows: '20',
} as const;
type SearchAddress = Record<keyof typeof searchDefaults, string>;

export interface SearchView {
  search: string;
  /** Hits of one kind alone. */
  kind: SearchKind | '';
  repository: RepositoryName | '';
  type: SearchType | '';
  since: SearchPeriod | '';
  titleOnly: boolean;
  /** From 1. */
  page: number;
  rows: number;
}

const isKey = <T extends object>(table: T, key: string): key is string & keyof T => Object.hasOwn(table, key);

/** Reads the address; values that the controls do not offer are ignored. */
export const readSearchView = (address: SearchAddress): SearchView => ({
  search: address.search.trim().slice(0, 200),
  kind: isSearchKind(address.kind) ? address.kind : '',
  repository: isRepository(address.repository) ? address.repository : '',
  type: isKey(searchTypes, address.type) ? address.type : '',
  since: isKey(searchPeriods, address.since) ? address.since : '',
  titleOnly: address.title === '1',
  page: /^[1-9]\d{0,4}$/.test(address.page) ? Number(address.page) : 1,
  rows: searchPageSizes.find((size) => size === Number(address.rows)) ?? 20,
});

/** True where more than the text narrows the search. */
export const isFiltered = ({ repository, type, since, titleOnly }: SearchView): boolean =>
  repository !== '' || type !== '' || since !== '' || titleOnly;

const [hour, day] = [3_600_000, 86_400_000];

/**
 * The call that answers a view, in the one repository that it names or in all that the user may see (§7-14); `now` in ms
 * counts by the hour, so that the same view asks the same.
 */
export const searchCall = (view: SearchView, visibleRepositories: readonly RepositoryName[], now: number) => ({
  search: view.search,
  repositories: view.repository || visibleRepositories.join(','),
  ...(view.type && { ext: searchTypes[view.type].join(',') }),
  ...(view.since && { since: Math.floor(now / hour) * hour - searchPeriods[view.since] * day }),
  ...(view.titleOnly && { titleOnly: 'true' as const }),
  _limit: view.rows,
  _offset: (view.page - 1) * view.rows,
});
