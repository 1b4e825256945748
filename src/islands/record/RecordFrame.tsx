import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $userRoles } from '#stores/session/session.ts';
import { Breadcrumb } from '../ui/page/Breadcrumb.tsx';

/** Where a record's page stands. */
export interface RecordPlace {
  route: RouteName;
  /** The page of the list that it is in. */
  list: RouteName;
}

export function RecordCrumbs({ list, label }: Pick<RecordPlace, 'list'> & { label: string }) {
  const pages = texts('routes');
  const userRoles = useStore($userRoles);
  const tags = useStore($foundation)?.type ?? '';
  const open = (['Home', list] as const).filter((name) => mayAccess(accessOf(name), userRoles, tags));
  const crumbs = open.map((name) => ({ label: pages(name), href: href(name, pageLocale()) }));
  return <Breadcrumb isShort crumbs={[...crumbs, { label }]} />;
}

interface FrameProps extends RecordPlace {
  title?: string;
  children?: ReactNode;
}

/** What the page is for, in a sentence below its title. */
export const Lead = ({ children }: { children: string }) => <p className="-mt-3 max-w-form text-muted">{children}</p>;

/** A record's page as long as nothing is known of the record: its place and its shape, or what the children say. */
export function RecordFrame({ route, list, title = texts('routes')(route), children }: FrameProps) {
  return (
    <div className="grid gap-5 has-[>.record-shape]:-mt-2">
      <div>
        <RecordCrumbs list={list} label={title} />
        <h1>{title}</h1>
      </div>
      {children ?? (
        <div role="status" className="record-shape animate-wait">
          <span className="sr-only">{texts('ui')('loading')}</span>
        </div>
      )}
    </div>
  );
}
