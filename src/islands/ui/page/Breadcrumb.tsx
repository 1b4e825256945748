import { Fragment } from 'react';
import { texts } from '#i18n/client.ts';

interface Crumb {
  label: string;
  /** Missing for the page itself. */
  href?: string;
  /** Where it is not that of the page. */
  lang?: string;
}

interface Props {
  crumbs: readonly Crumb[];
  /** On phones the way back alone: the title below says where one is. */
  isShort?: boolean;
}

export function Breadcrumb({ crumbs, isShort = false }: Props) {
  const back = crumbs.findLastIndex(({ href }) => href !== undefined);
  const onPhone = (index: number) => (isShort && index !== back ? 'max-sm:hidden' : '');
  return (
    <nav aria-label={texts('ui')('breadcrumb')} className="mb-1 text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ label, href, lang }, index) => (
          <Fragment key={href ?? label}>
            {index > 0 && (
              <li aria-hidden="true" className={isShort ? 'max-sm:hidden' : ''}>
                ›
              </li>
            )}
            <li lang={lang} className={onPhone(index)}>
              {href ? (
                <a href={href} className="inline-block py-0.75 text-muted hover:text-link hover:underline">
                  {isShort && index === back && (
                    <span aria-hidden="true" className="sm:hidden">
                      ‹{' '}
                    </span>
                  )}
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
