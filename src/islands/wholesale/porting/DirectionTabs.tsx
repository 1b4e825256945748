import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { everyOut } from '#stores/wholesale/portings-out.ts';

/** Portings that bring numbers, and those that take them away. */
export function DirectionTabs({ isOut }: { isOut: boolean }) {
  const t = texts('portings');
  const locale = pageLocale();
  const tabs = [
    { label: t('direction.in'), to: href('WholesalePortNumber', locale), isCurrent: !isOut },
    { label: t('direction.out'), to: href('WholesalePortNumber', locale, { out: everyOut }), isCurrent: isOut },
  ];
  return (
    <nav aria-label={t('direction.label')} className="mb-4 flex gap-1 border-line border-b print:hidden">
      {tabs.map(({ label, to, isCurrent }) => (
        <a
          key={to}
          href={to}
          {...(isCurrent && { 'aria-current': 'page' })}
          className={`-mb-px border-b-2 px-3 py-2 no-underline ${isCurrent ? 'border-link font-semibold text-link' : 'border-transparent text-muted hover:text-ink'}`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
