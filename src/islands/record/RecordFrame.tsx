import type { ReactNode } from 'react';
import { href, type RouteName } from '../../domain/access/routes.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';

/** Where a record's page stands. */
export interface RecordPlace {
  route: RouteName;
  /** The pages above it, outermost first. */
  above: readonly RouteName[];
}

export function RecordCrumbs({ above, label }: Pick<RecordPlace, 'above'> & { label: string }) {
  const pages = texts('routes');
  const crumbs = above.map((name) => ({ label: pages(name), href: href(name, pageLocale()) }));
  return <Breadcrumb crumbs={[...crumbs, { label }]} />;
}

/** A record's page as long as nothing is known of the record: its place and grey lines, or what the children say. */
export function RecordFrame({ route, above, children }: RecordPlace & { children?: ReactNode }) {
  const title = texts('routes')(route);
  return (
    <div className="grid gap-5">
      <div>
        <RecordCrumbs above={above} label={title} />
        <h1>{title}</h1>
      </div>
      {children ?? (
        <div className="card">
          <Skeleton rows={6} />
        </div>
      )}
    </div>
  );
}
