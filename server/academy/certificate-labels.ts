import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatLongDay } from '#domain/date/date-format.ts';

const day = (locale: 'de' | 'en') => (ms: number) => formatLongDay(berlinDay(ms), locale);

/** What a certificate says around what it certifies. */
export const certificateLabels = {
  de: {
    tag: 'de-DE',
    heading: 'Zertifikat',
    academy: 'Akademie 360°',
    has: 'hat den Kurs',
    passed: 'vollständig bearbeitet und alle Fragen richtig beantwortet.',
    read: 'vollständig bearbeitet.',
    content: 'Inhalte',
    minutes: (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`),
    inAll: (lessons: number, minutes: number) => `${lessons} Lektionen, zusammen ${minutes} Minuten`,
    number: 'Zertifikat Nr.',
    validUntil: 'gültig bis',
    day: day('de'),
  },
  en: {
    tag: 'en-GB',
    heading: 'Certificate',
    academy: 'Academy 360°',
    has: 'has completed the course',
    passed: 'and answered all of its questions correctly.',
    read: 'with all of its lessons.',
    content: 'Contents',
    minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
    inAll: (lessons: number, minutes: number) => `${lessons} lessons, ${minutes} minutes in all`,
    number: 'Certificate no.',
    validUntil: 'valid until',
    day: day('en'),
  },
} as const;
export type CertificateLabels = (typeof certificateLabels)[keyof typeof certificateLabels];
