import * as z from 'zod/mini';
import { roles as roleCodes } from '#domain/access/roles.ts';
import { berlinMoment, endOfDay } from '#domain/date/berlin-time.ts';
import { leadingDay, utcDay } from '#domain/date/calendar-day.ts';

/** A text on one line, at most `max` characters. */
export const line = (max: number, what: string) =>
  z
    .string('Hier gehört Text hin.')
    .check(
      z.trim(),
      z.minLength(1, 'Der Text fehlt.'),
      z.maxLength(max, `Höchstens ${max} Zeichen.`),
      z.regex(/^[^\r\n]*$/, 'Der Text muss in eine Zeile passen.'),
      z.describe(what),
    );

/** A name for addresses: small letters, digits, hyphens. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Nur Kleinbuchstaben a–z, Ziffern und Bindestriche, ohne Umlaute.'));

export const webAddress = (what: string) =>
  z.string().check(
    z.refine(
      (text) => /^https:\/\//.test(text) && URL.canParse(text),
      'Eine vollständige Adresse, die mit https:// beginnt.',
    ),
    z.describe(what),
  );

const writtenDay = z.iso.date('Ein Tag in der Form JJJJ-MM-TT, zum Beispiel 2026-12-24.');

/** A calendar day as `YYYY-MM-DD`; YAML hands an unquoted one over as a Date. */
export const day = (what: string) =>
  z
    .pipe(
      z.union([writtenDay, z.date()]),
      z.transform((value) => (typeof value === 'string' ? value : utcDay(value))),
    )
    .check(z.describe(what));

const written = z
  .string()
  .check(
    z.refine(
      (text) =>
        /^\d{4}-\d\d-\d\d( ([01]\d|2[0-3]):[0-5]\d)?$/.test(text) && !Number.isNaN(Date.parse(leadingDay(text))),
      'Ein Tag (2026-12-24) oder ein Tag mit Uhrzeit (2026-12-24 08:00).',
    ),
  );

/** A day or a Berlin minute as milliseconds; a bare day of an end counts to its last moment. */
const moment = (edge: 'start' | 'end', what: string) =>
  z
    .pipe(
      z.union([written, z.date()]),
      z.transform((value) => {
        const text = typeof value === 'string' ? value : utcDay(value);
        return edge === 'start' || text.length > 10 ? berlinMoment(text) : endOfDay(text);
      }),
    )
    .check(z.describe(what));

/** Who sees an entry and when (issue "Restricted content"): with any of these it leaves the public build. */
export const restriction = {
  roles: z
    .optional(
      z
        .array(z.enum(roleCodes, 'Diese Rolle gibt es nicht.'))
        .check(z.minLength(1, 'Mindestens eine Rolle, oder die ganze Angabe weglassen.')),
    )
    .check(z.describe('Nur Nutzer mit einer dieser Rollen sehen den Eintrag. Ohne Angabe: alle Angemeldeten.')),
  validFrom: z.optional(moment('start', 'Ab wann der Eintrag zu sehen ist: 2026-12-24 oder 2026-12-24 08:00')),
  validUntil: z.optional(moment('end', 'Bis wann der Eintrag zu sehen ist, einschließlich')),
  draft: z
    .optional(z.boolean('true oder false.'))
    .check(z.describe('true: Entwurf, der nur in der Vorschau zu sehen ist')),
};

export const level = z
  .enum(['basic', 'advanced', 'expert'], 'basic, advanced oder expert.')
  .check(z.describe('Schwierigkeit: basic (Einstieg), advanced (Fortgeschrittene), expert (Experten)'));

export const minutes = (what: string) =>
  z
    .int('Eine ganze Zahl von Minuten.')
    .check(z.minimum(1, 'Mindestens 1 Minute.'), z.maximum(600, 'Höchstens 600 Minuten.'), z.describe(what));

/** A film on YouTube; it plays after a click, from the host without cookies. */
export const film = z.string().check(
  z.refine(
    (text) =>
      /^https:\/\/(www\.youtube(-nocookie)?\.com\/(watch\?v=|embed\/)|youtu\.be\/)[\w-]{11}([?&].*)?$/.test(text),
    'Die Adresse eines Films bei YouTube, zum Beispiel https://www.youtube.com/watch?v=abcdefghijk.',
  ),
  z.describe('Adresse des Films bei YouTube'),
);

const fileTitle = line(80, 'Beschriftung');

export const files = z
  .array(
    z.strictObject({
      title: fileTitle,
      path: z
        .string()
        .check(
          z.regex(/^\/[a-z-]+\/\S.*\.\w+$/, 'Ein Pfad der Dokumentenablage, zum Beispiel /templates/Vorlage.xlsx.'),
          z.describe('Pfad in der Dokumentenablage'),
        ),
    }),
  )
  .check(z.maxLength(10, 'Höchstens 10 Dateien.'), z.describe('Dateien aus der Dokumentenablage'));

/** Files stand in the German order. */
export const filesInEnglish = z.optional(
  z
    .array(z.strictObject({ title: fileTitle }))
    .check(z.describe('Englische Beschriftung der Dateien, in der Reihenfolge der deutschen Datei')),
);
