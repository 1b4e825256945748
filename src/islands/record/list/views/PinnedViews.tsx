import { useStore } from '@nanostores/react';
import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import type { ListView } from '#contract/list-view.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { listRoutes } from '#domain/records/list-routes.ts';
import { addressOfView } from '#domain/records/saved-view.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { listViews } from '#stores/data/list-views.ts';

/** The lines of statements are a part of their page. */
const tabs: Partial<Record<ListView['list'], string>> = {
  'commission-lines': 'lines',
  'sub-partner-orders': 'orders',
  'sub-partner-lines': 'lines',
};
const part = ({ list }: ListView) => (tabs[list] ? { tab: tabs[list] } : {});

/** Where a list shows a view. */
const hrefOfView = (view: ListView): string =>
  href(listRoutes[view.list], pageLocale(), {
    ...part(view),
    ...addressOfView(view.query, berlinDay(Date.now())),
    view: view.id,
  });

/** Links to the views that the user pinned; nothing where there are none. */
export function PinnedViews({ heading }: { heading: string }) {
  const views = useStore(listViews.$value);
  const routes = texts('routes');
  const pinned = views.state === 'ready' ? views.value.filter(({ isPinned }) => isPinned) : [];
  if (pinned.length === 0) return null;
  return (
    <nav aria-label={heading} className="mb-5">
      <ul className="flex flex-wrap gap-2">
        {pinned.map((view) => (
          <li key={view.id} className="min-w-0">
            <a href={hrefOfView(view)} className="chip flex min-w-0 items-center gap-1.5 no-underline">
              <Icon of={Bookmark} size={16} />
              <span className="truncate font-semibold">{view.name}</span>
              <span className="text-muted text-sm">{routes(listRoutes[view.list])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
