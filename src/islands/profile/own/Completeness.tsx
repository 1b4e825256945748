import type { profileCompleteness } from '#domain/profile/partner-form.ts';
import { texts } from '#i18n/client.ts';

/** How complete the sales-partner profile is, and what it lacks. */
export function Completeness({ percent, missing }: ReturnType<typeof profileCompleteness>) {
  const t = texts('profile');
  const isFull = percent === 100;
  const percentText = t('partner.percent', { n: percent });
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{percentText}</p>
      <meter className="sr-only" aria-label={t('partner.meter')} min={0} max={100} value={percent}>
        {percentText}
      </meter>
      <svg
        aria-hidden="true"
        className="block h-2.5 w-full rounded-full bg-track"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect width={percent} height="1" className={isFull ? 'fill-ok' : 'fill-brand'} />
      </svg>
      <p className="text-muted text-sm">
        {isFull
          ? t('partner.full')
          : t('partner.missing', { parts: missing.map((part) => t(`partner.parts.${part}`)).join(', ') })}
      </p>
    </div>
  );
}
