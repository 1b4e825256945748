import { formatAgo, formatMoment } from '../../domain/when.ts';
import { pageLocale } from '../../i18n/client.ts';

/** How long ago something was (ms), with the exact moment for whoever wants to know. */
export function Ago({ at }: { at: number }) {
  const locale = pageLocale();
  return (
    <time dateTime={new Date(at).toISOString()} title={formatMoment(at, locale)}>
      {formatAgo(at, Date.now(), locale)}
    </time>
  );
}
