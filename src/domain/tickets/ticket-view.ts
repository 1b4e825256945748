import { type TicketStatus, type TicketType, ticketStatuses, ticketTypes } from '../../contract/ticket.ts';
import { openStatuses, waitingFor } from './ticket-rules.ts';

/** Which tickets the overview shows: all open ones, those that wait for the viewer, every one, or one status. */
export type TicketScope = 'open' | 'mine' | 'all' | TicketStatus;
const scopes: readonly TicketScope[] = ['open', 'mine', 'all', ...ticketStatuses];

const columns = ['foreignid', 'value5', 'value1', 'value2', 'created', 'modified'] as const;

export const pageSizes = [10, 25, 50, 100] as const;

/** The overview's state as it stands in the address (decision 15). */
export const viewDefaults = {
  search: '',
  status: 'open',
  type: '',
  sort: '-foreignid',
  page: '1',
  rows: '25',
} as const;
export type ViewQuery = Record<keyof typeof viewDefaults, string>;

export interface TicketView {
  search: string;
  scope: TicketScope;
  type: TicketType | '';
  /** A column, `-` before it for descending. */
  sort: string;
  /** From 1. */
  page: number;
  rows: number;
}

const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((item) => item === value);

/** Reads the address; what nobody could have chosen counts as not given. */
export function readView(query: ViewQuery): TicketView {
  return {
    search: query.search.trim().slice(0, 200),
    scope: oneOf(scopes, query.status) ?? 'open',
    type: oneOf(ticketTypes, query.type) ?? '',
    sort: oneOf(columns, query.sort.replace(/^-/, '')) ? query.sort : viewDefaults.sort,
    page: /^[1-9]\d{0,5}$/.test(query.page) ? Number(query.page) : 1,
    rows: oneOf(pageSizes, Number(query.rows)) ?? 25,
  };
}

/** The statuses of a scope; all of them for `all`. */
export function statusesOf(scope: TicketScope, employee: boolean): readonly TicketStatus[] {
  if (scope === 'all') return ticketStatuses;
  if (scope === 'open') return openStatuses;
  return scope === 'mine' ? waitingFor(employee) : [scope];
}

/** The `search` of the list call. */
export function ticketSearch(view: TicketView, employee: boolean): string {
  const status = view.scope === 'all' ? '' : `value2:${statusesOf(view.scope, employee).join(',')}`;
  return [status, view.type && `value5:${view.type}`, view.search].filter(Boolean).join(' ');
}

/** The list call that answers a view. */
export const ticketListQuery = (view: TicketView, employee: boolean) => ({
  search: ticketSearch(view, employee),
  _sort: view.sort,
  _counts: 'value2',
  _limit: view.rows,
  _offset: (view.page - 1) * view.rows,
});

/** How many tickets a scope holds, from the counts per status. */
export const countOf = (scope: TicketScope, counts: Readonly<Record<string, number>>, employee: boolean): number =>
  statusesOf(scope, employee).reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** True where type or search narrow the list, whatever its scope. */
export const isNarrowed = (view: TicketView): boolean => view.search !== '' || view.type !== '';
