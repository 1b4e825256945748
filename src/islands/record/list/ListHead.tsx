import Plus from 'lucide/dist/esm/icons/plus.mjs';
import type { ReactNode } from 'react';
import type { RouteName } from '#domain/access/routes.ts';
import { texts } from '#i18n/client.ts';
import { type RecordNamespace, recordTexts } from '#i18n/record-texts.ts';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  route: RouteName;
  /** Where it is not that of the route. */
  title?: string;
  lead?: string;
  /** Beside the title, where there is room. */
  aside?: ReactNode;
  /** What is done with the list, the primary act last. */
  children?: ReactNode;
}

/** The head of a list that shares its page with its records; `ListTitle.astro` is the same before any script has run. */
export function ListHead({ route, title = texts('routes')(route), lead, aside, children }: Props) {
  usePageTitle(texts('routes')(route));
  return (
    <div className="-mt-3 mb-2 sm:mb-3">
      <div className="flex min-h-10 items-center gap-x-2 max-sm:flex-wrap sm:gap-x-4">
        <h1 className="max-w-full wrap-break-word max-sm:flex-1 max-sm:text-lg sm:min-w-0">{title}</h1>
        {aside && <div className="max-list:hidden">{aside}</div>}
        {children && <div className="ms-auto flex shrink-0 items-center gap-1 sm:gap-2.5 print:hidden">{children}</div>}
      </div>
      {lead && <p className="text-muted text-sm max-sm:hidden">{lead}</p>}
    </div>
  );
}

/** The words of the act that makes a new record, short on a phone. */
export function CreateWords({ of }: { of: RecordNamespace }) {
  const words = recordTexts(of);
  return (
    <>
      <Icon of={Plus} />
      <span className="sm:hidden">{words('list.createShort')}</span>
      <span className="max-sm:hidden">{words('list.create')}</span>
    </>
  );
}

/** The way to the form of a new record. */
export const CreateLink = ({ of, href }: { of: RecordNamespace; href: string }) => (
  <LinkButton look="primary" href={href} aria-label={recordTexts(of)('list.create')}>
    <CreateWords of={of} />
  </LinkButton>
);
