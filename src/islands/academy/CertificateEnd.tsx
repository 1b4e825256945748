import { certificateState } from '#domain/content/certificate-validity.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { StatusPill } from '../ui/text/StatusPill.tsx';

const tones = { valid: 'ok', endsSoon: 'warn', ended: 'danger' } as const;

/** The last day of a certificate; nothing where it has none. */
export function CertificateEnd({ end }: { end: string | undefined }) {
  const t = texts('academy');
  if (end === undefined) return null;
  const state = certificateState(end, berlinDay(Date.now()));
  const day = formatCalendarDay(end, pageLocale());
  return (
    <StatusPill tone={tones[state]}>{t(`certificate.${state === 'ended' ? 'ended' : 'until'}`, { day })}</StatusPill>
  );
}
