import * as z from 'zod/mini';
import { dateNotations, delimiters, encodings, monthNotations, numberNotations } from '#contract/commissions/format.ts';
import { commissionKinds } from '#contract/commissions/line.ts';
import { line, restriction } from './parts.ts';

const title = line(80, 'Name dieser Abrechnung, zum Beispiel Vierfunk, monatlich als CSV');
const days = (what: string) =>
  z
    .int('Eine ganze Zahl von Tagen.')
    .check(z.minimum(1, 'Mindestens 1 Tag.'), z.maximum(730, 'Höchstens 730 Tage.'), z.describe(what));
const header = (what: string) => line(80, `Überschrift der Spalte: ${what}`);
const words = (what: string, least: number) =>
  z
    .array(line(120, 'Ein Text, so wie er in der Datei steht'))
    .check(z.minLength(least, `Mindestens ${least}.`), z.maxLength(30, 'Höchstens 30.'), z.describe(what));

const place = (what: string) =>
  z.optional(
    z
      .strictObject({
        cell: z.optional(
          z
            .string()
            .check(z.regex(/^[A-Z]{1,2}[1-9]\d{0,5}$/, 'Eine Zelle wie B2.'), z.describe('Zelle, zum Beispiel B2')),
        ),
        label: z.optional(line(80, 'Text, neben dem die Angabe steht, zum Beispiel Gesamtsumme')),
        column: z.optional(
          line(80, 'Überschrift der Spalte, in der sie steht; ohne Angabe gleich rechts neben dem Text'),
        ),
      })
      .check(
        z.refine(
          ({ cell, label }) => (cell === undefined) !== (label === undefined),
          'Entweder cell oder label angeben.',
        ),
        z.describe(what),
      ),
  );

/** How an operator's commission statements are read; the Markdown text below is a note for colleagues. */
export const german = z.strictObject({
  title,
  // Operators come by the catalogue too, which no file knows.
  operator: z
    .string()
    .check(
      z.regex(/^[A-Z][A-Z0-9_]{1,38}$/, 'Der Code eines Netzbetreibers in Großbuchstaben, zum Beispiel VIERFUNK.'),
      z.describe('Code des Anbieters, unter dem er in Formularen steht'),
    ),
  file: z.enum(['csv', 'xlsx'], 'csv oder xlsx.').check(z.describe('Art der Datei: csv oder xlsx')),
  delimiter: z
    .optional(z.enum(delimiters, 'semicolon, comma, tab oder pipe.'))
    .check(z.describe('Trennzeichen einer CSV-Datei: semicolon (;), comma (,), tab oder pipe (|)')),
  encoding: z
    .optional(z.enum(encodings, 'utf-8 oder windows-1252.'))
    .check(z.describe('Zeichensatz einer CSV-Datei; ohne Angabe wird er erkannt')),
  recognise: words('Woran die Datei zu erkennen ist: Texte, die alle in den ersten 40 Zeilen stehen', 1),
  headerRow: z
    .int('Eine ganze Zahl.')
    .check(
      z.minimum(1, 'Mindestens 1.'),
      z.maximum(40, 'Höchstens 40.'),
      z.describe('Zeile mit den Überschriften der Spalten'),
    ),
  columns: z
    .strictObject({
      vo: header('VO-Nummer'),
      kind: header('Art der Provision'),
      amount: header('Betrag netto'),
      contract: z.optional(header('Vertragsnummer')),
      phone: z.optional(header('Rufnummer')),
      customer: z.optional(header('Kunde')),
      tariff: z.optional(header('Tarif')),
      activated: z.optional(header('Aktivierungsdatum')),
      month: z.optional(header('Abrechnungsmonat')),
      text: z.optional(header('Bemerkung')),
    })
    .check(z.describe('Welche Spalte was enthält, nach ihrer Überschrift')),
  kinds: z
    .array(
      z.strictObject({
        word: line(80, 'Wort des Netzbetreibers'),
        kind: z
          .enum(commissionKinds, `Eine von: ${commissionKinds.join(', ')}.`)
          .check(
            z.describe(
              'Was es bedeutet: closing (Abschluss), renewal (Verlängerung), option, airtime, bonus, hardware, chargeback (Rückbelastung), correction, other',
            ),
          ),
      }),
    )
    .check(
      z.minLength(1, 'Mindestens eine Art.'),
      z.maxLength(100, 'Höchstens 100.'),
      z.refine(
        (kinds) => new Set(kinds.map(({ word }) => word.toLowerCase())).size === kinds.length,
        'Ein Wort steht zweimal.',
      ),
      z.describe('Wörter des Netzbetreibers für die Arten der Provision'),
    ),
  numbers: z
    .enum(numberNotations, 'german oder english.')
    .check(z.describe('Schreibweise der Beträge: german (1.234,56) oder english (1,234.56)')),
  dates: z.enum(dateNotations, `Eine von: ${dateNotations.join(', ')}.`).check(z.describe('Schreibweise der Tage')),
  months: z
    .enum(monthNotations, `Eine von: ${monthNotations.join(', ')}.`)
    .check(z.describe('Schreibweise der Monate; name ist Oktober 2026')),
  month: place('Wo der Monat der Abrechnung steht; ohne Angabe gilt die Spalte month'),
  docNumber: place('Wo die Nummer der Abrechnung steht'),
  total: place('Wo die Summe der Beträge steht, mit der die Zeilen übereinstimmen müssen'),
  count: place('Wo steht, wie viele Zeilen es sind'),
  skip: z.optional(words('Zeilen, die mit einem dieser Texte beginnen, zählen nicht, zum Beispiel Zwischensumme', 0)),
  paidAfterDays: days('Nach so vielen Tagen ist ein aktiver Auftrag abgerechnet'),
  complaintDays: z.optional(days('So viele Tage nach Eingang der Abrechnung kann reklamiert werden')),
  draft: restriction.draft,
});

/** Only the name is translated. */
export const english = z.strictObject({ title: z.optional(title) });
