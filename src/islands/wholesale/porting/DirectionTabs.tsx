import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import type { ListAct } from '#islands/record/list/list-act.ts';
import { goTo } from '#stores/session/navigation.ts';
import { everyOut } from '#stores/wholesale/portings-out.ts';

/** The way to the other direction, for a phone. */
export const otherDirection = (isOut: boolean): ListAct => ({
  label: texts('portings')(isOut ? 'direction.in' : 'direction.out'),
  icon: ArrowLeftRight,
  onSelect: () => goTo('WholesalePortNumber', isOut ? {} : { out: everyOut }),
  isForPhone: true,
});

/** Portings that bring numbers, and those that take them away. */
export function DirectionTabs({ isOut }: { isOut: boolean }) {
  const t = texts('portings');
  const locale = pageLocale();
  const tabs = [
    { label: t('direction.in'), to: href('WholesalePortNumber', locale), isCurrent: !isOut },
    { label: t('direction.out'), to: href('WholesalePortNumber', locale, { out: everyOut }), isCurrent: isOut },
  ];
  return (
    <nav
      aria-label={t('direction.label')}
      className="inline-flex shrink-0 overflow-hidden rounded-control border border-control bg-card text-sm print:hidden"
    >
      {tabs.map(({ label, to, isCurrent }) => (
        <a
          key={to}
          href={to}
          {...(isCurrent && { 'aria-current': 'page' })}
          className={`flex min-h-8 items-center px-3 no-underline ${isCurrent ? 'bg-brand-soft font-semibold text-link' : 'text-muted hover:text-ink'}`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
