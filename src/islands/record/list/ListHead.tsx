import type { ReactNode } from 'react';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Breadcrumb } from '#islands/ui/page/Breadcrumb.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';

interface Props {
  route: RouteName;
  /** Where it is not that of the route. */
  title?: string;
  lead?: string;
  /** What is done with the list, the primary act last. */
  children?: ReactNode;
}

/** The head of a list that shares its page with its records; `PageTitle.astro` is the same before any script has run. */
export function ListHead({ route, title = texts('routes')(route), lead, children }: Props) {
  const pages = texts('routes');
  usePageTitle(pages(route));
  const crumbs = [{ label: pages('Home'), href: href('Home', pageLocale()) }, { label: pages(route) }];
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        {lead && <p className="mt-1 max-w-form text-muted">{lead}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2.5 print:hidden">{children}</div>}
    </div>
  );
}
