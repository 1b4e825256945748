import { formatAgo, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale } from '#i18n/client.ts';

/** The time since a moment (ms), with the exact moment on request. */
export function Ago({ at, className }: { at: number; className?: string }) {
  const locale = pageLocale();
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at, locale)} className={className}>
      {formatAgo(at, Date.now(), locale)}
    </time>
  );
}
