import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { queue } from '#stores/staff/queue.ts';

/** Acts of administration that wait for the reader, as the first rows of the list; they are decided on their own page. */
export function WaitingApprovals() {
  const t = texts('desk');
  const value = useStore(queue.$value);
  const items = (value.state === 'ready' && value.value.approvals) || [];
  if (items.length === 0) return null;
  const locale = pageLocale();
  return (
    <section aria-label={t('approvals.title')} className="border-line border-b">
      <h2 className="flex h-6 items-center gap-1.5 border-line border-b bg-surface px-4 text-xs">
        {t('approvals.title')}
        <span className="font-normal text-muted">{items.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {items.map(({ id, kind, subject, preparedBy, expires }) => (
          <li key={id}>
            <a
              href={href('Approvals', locale)}
              className="grid gap-0.5 px-4 py-2 text-ink text-sm no-underline hover:bg-surface"
            >
              <span className="truncate font-semibold">{t(`approvals.kind.${kind}`, { name: subject.name })}</span>
              <span className="truncate text-muted text-xs">
                {t('approvals.by', { name: preparedBy.name, day: formatDay(expires, locale) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
