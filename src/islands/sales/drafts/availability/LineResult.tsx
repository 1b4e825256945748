import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { AvailabilityCheck } from '#contract/sales/availability.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { daysBetween } from '#domain/date/calendar-day.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { bandwidths, bandwidthsUpTo, downloadOf } from '#domain/sales/availability/bandwidths.ts';
import { bestRate, checkHolds, offerFor } from '#domain/sales/availability/check-result.ts';
import { addressText } from '#domain/sales/availability/line-address.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  check: AvailabilityCheck;
  bandwidth: string;
  /** It was made for another address. */
  isStale: boolean;
}

/** `geprüft heute`, `geprüft vor 12 Tagen` */
function ageText(checkedAt: number): { days: number; text: string } {
  const t = texts('availability');
  const days = Math.max(0, daysBetween(berlinDay(checkedAt), berlinDay(Date.now())));
  const text = days === 0 ? t('age.today') : days === 1 ? t('age.yesterday') : t('age.days', { count: days });
  return { days, text };
}

/** What the result means for the choice of bandwidth. */
function meaningOf(check: AvailabilityCheck, bandwidth: string): string {
  const t = texts('availability');
  const { translate } = orderFormLabels();
  const rate = bestRate(check);
  const possible = bandwidthsUpTo(rate);
  const fastest = possible.at(-1);
  if (rate === 0) return t('meaning.none');
  if (!fastest) return t('meaning.tooSlow');
  const limit = translate(`bandwidths.${fastest}`);
  if (downloadOf(bandwidth) > rate)
    return t('meaning.notChosen', { chosen: translate(`bandwidths.${bandwidth}`), limit });
  return possible.length === bandwidths.length ? t('meaning.all') : t('meaning.upTo', { limit });
}

/** The lines at the site with what they mean, in place of four fields. */
export function LineResult({ check, bandwidth, isStale }: Props) {
  const t = texts('availability');
  const { translate } = orderFormLabels();
  const { address, source, number, checkedAt = check.created } = check;
  const rate = bestRate(check);
  const chosen = bandwidth === '' ? undefined : offerFor(check, bandwidth)?.technology;
  const age = ageText(checkedAt);
  const isOld = age.days > checkHolds;
  const tone = isStale || isOld ? 'warn' : rate === 0 ? 'danger' : 'ok';
  const look = {
    ok: { icon: CircleCheck, text: 'text-ok', head: 'bg-ok-soft' },
    warn: { icon: TriangleAlert, text: 'text-warn', head: 'bg-warn-soft' },
    danger: { icon: CircleX, text: 'text-danger', head: 'bg-danger-soft' },
  }[tone];
  return (
    <section aria-label={t('result')} className="overflow-hidden rounded-card border border-line" aria-live="polite">
      <div className={`flex items-start gap-3 px-4 py-3 ${look.head}`}>
        <Icon of={look.icon} className={`mt-0.5 shrink-0 ${look.text}`} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{rate === 0 ? t('none') : t('upTo', { rate })}</p>
          <p className="text-sm">
            {isStale
              ? t('stale', { address: addressText(address) })
              : isOld
                ? t('old', { count: age.days })
                : addressText(address)}
          </p>
        </div>
      </div>
      {rate > 0 && (
        <ul className="grid divide-y divide-line px-4">
          {check.technologies
            .toSorted((a, b) => b.maxRate - a.maxRate)
            .map(({ technology, maxRate }) => (
              <li key={technology} className="flex flex-wrap items-baseline gap-x-3 py-2">
                <span className="font-semibold">{translate(`technologies.${technology}`)}</span>
                {technology === chosen && <span className="text-muted text-sm">{t('forChosen')}</span>}
                <span className="ms-auto tabular-nums">{t('rate', { rate: maxRate })}</span>
              </li>
            ))}
        </ul>
      )}
      <div className="grid gap-1 border-line border-t px-4 py-3 text-sm">
        <p>{meaningOf(check, bandwidth)}</p>
        <p className="text-muted">
          {[
            <span key="age" title={formatDay(checkedAt, pageLocale())}>
              {age.text}
            </span>,
            t(`source.${source}`),
            number && t('number', { number }),
          ]
            .filter(Boolean)
            .flatMap((part, at) => (at === 0 ? [part] : [' · ', part]))}
        </p>
      </div>
    </section>
  );
}
