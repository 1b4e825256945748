import { Fragment } from 'react';
import { texts } from '#i18n/client.ts';

interface Crumb {
  label: string;
  /** Missing for the page itself. */
  href?: string;
  /** Where it is not that of the page. */
  lang?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts('ui')('breadcrumb')} className="mb-1 text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ label, href, lang }, index) => (
          <Fragment key={href ?? label}>
            {index > 0 && <li aria-hidden="true">›</li>}
            <li lang={lang}>
              {href ? (
                <a href={href} className="inline-block py-0.75 text-muted hover:text-link hover:underline">
                  {label}
                </a>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
