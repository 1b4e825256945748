import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { densities, type ListView, type ListViewBody, type ViewedList, viewedLists } from '#contract/list-view.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { addressDefaults } from '#domain/records/list-view.ts';
import { addressOfView, isSameQuery, queryOfView } from '#domain/records/saved-view.ts';
import { $density, chooseDensity } from '#stores/data/list-columns.ts';
import { listViews, viewAddress } from '#stores/data/list-views.ts';
import type { RecordList } from '#stores/data/record-list.ts';

type Content = Pick<ListViewBody, 'query' | 'columns' | 'density'>;

interface OpenView {
  /** By name; undefined while they are not known. */
  views: readonly ListView[] | undefined;
  current: ListView | undefined;
  /** What the list shows is not what the view says. */
  isChanged: boolean;
  /** What a view of the list as it is would keep. */
  content: Content;
  open: (view: ListView | undefined) => void;
}

export const isViewed = (name: string): name is ViewedList => viewedLists.some((list) => list === name);

const isSame = (view: ListView, { query, columns, density }: Content): boolean =>
  isSameQuery(view.query, query) &&
  view.columns?.join() === columns?.join() &&
  (view.density === undefined || view.density === density);

/** Shows what a view says, in the address of the list and in its columns. */
function showView({ list, view, how }: { list: AnyList; view: ListView | undefined; how: 'push' | 'replace' }): void {
  const { page: _page, rows: _rows, ...none } = addressDefaults(list.rules);
  const wanted = Object.entries(addressOfView(view?.query ?? {}, berlinDay(Date.now())));
  list.show({ ...none, ...Object.fromEntries(wanted.filter(([name]) => Object.hasOwn(none, name))) }, how);
  viewAddress.set({ view: view?.id ?? '' });
  if (view) applyLook(list, view);
}

function applyLook(list: AnyList, { columns, density }: ListView): void {
  list.columns.choose(columns);
  if (density) chooseDensity(density === 'medium' ? undefined : density);
}

/** A list of any rows. */
export type AnyList = Pick<RecordList<never>, 'name' | 'rules' | '$view' | 'show' | 'columns'>;

/** Whether the page was just opened, and not loaded again or come back to. */
const isArrival = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
};

/** The views of a list, and which one it shows; a list that was opened without a filter begins with its default view. */
export function useListView(list: AnyList): OpenView {
  const all = useStore(listViews.$value);
  const view = useStore(list.$view);
  const { view: id } = useStore(viewAddress.$query);
  const columns = useStore(list.columns.$chosen);
  const chosenDensity = useStore($density);
  const density = densities.find((one) => one === chosenDensity) ?? 'medium';
  const content: Content = {
    query: queryOfView(list.rules, view, berlinDay(Date.now())),
    ...(columns && { columns: [...columns] }),
    density,
  };
  const views = all.state === 'ready' ? all.value.filter((one) => one.list === list.name) : undefined;
  const current = views?.find((one) => one.id === id);

  // What was kept from the last visit may not know the default of today.
  const isFresh = all.state === 'ready' && !all.refreshing;
  const isBegun = useRef(false);
  const isBare = id === '' && Object.keys(content.query).length === 0;
  useEffect(() => {
    if (isBegun.current || !isFresh || !views) return;
    isBegun.current = true;
    const first = isBare ? views.find(({ isDefault }) => isDefault) : undefined;
    if (first) showView({ list, view: first, how: 'replace' });
    else if (current && isArrival()) applyLook(list, current);
  }, [views, isFresh, isBare, current, list]);

  return {
    views,
    current,
    isChanged: current !== undefined && !isSame(current, content),
    content,
    open: (next) => showView({ list, view: next, how: 'push' }),
  };
}
