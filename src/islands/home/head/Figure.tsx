import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { countAll } from '#domain/me/waiting.ts';
import { texts } from '#i18n/client.ts';
import type { Loader } from '#stores/data/loadable.ts';
import { waiting } from '#stores/me/waiting.ts';

/** What stands in for a figure that is not known. */
const unknown = '–';

/** What a loader has; undefined while it loads, and where that failed. */
export function useLoaded<T>({ $value }: Loader<T>): T | undefined {
  const value = useStore($value);
  return value.state === 'ready' ? value.value : undefined;
}

interface FigureProps {
  value: string | number | undefined;
  href: string;
  children: ReactNode;
  isAlarm?: boolean;
}

export function Figure({ value = unknown, href: address, children, isAlarm = false }: FigureProps) {
  return (
    <li className="relative min-w-0 not-first:border-line not-first:border-s px-2.5 first:ps-0 last:pe-0 sm:px-6">
      <a href={address} className="block text-ink no-underline after:absolute after:inset-0 hover:underline">
        <span
          className={`block font-semibold text-xl whitespace-nowrap max-[23rem]:text-base sm:text-2xl ${isAlarm ? 'text-danger' : ''}`}
        >
          {value}
        </span>
        <span className="block text-muted text-sm">{children}</span>
      </a>
    </li>
  );
}

/** What waits for the user: the list stands on the page. */
export function WaitingFigure() {
  const t = texts('home');
  const loaded = useLoaded(waiting);
  const count = loaded && countAll(loaded.counts);
  return (
    <Figure value={count} href="#waiting">
      {t('figures.waiting', { count: count ?? 0 })}
      {loaded && loaded.overdue > 0 && (
        <>
          , <span className="text-danger">{t('figures.overdue', { count: loaded.overdue })}</span>
        </>
      )}
    </Figure>
  );
}
