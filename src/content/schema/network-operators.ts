import * as z from 'zod/mini';
import { providerCodes } from '#contract/providers.ts';
import { operatorRoles } from '#domain/access/operator-roles.ts';
import { line, restriction, webAddress } from './parts.ts';

/** The editing page writes the address of a logo, people its name. */
export const logoFolder = /^\/operators\//;

const phoneLabel = line(40, 'Wofür diese Nummer ist, zum Beispiel Händler');
const linkText = line(40, 'Beschriftung des Links');
const phone = z
  .strictObject({
    number: z
      .string()
      .check(
        z.regex(/^(\+|0)[\d ()/-]{5,24}$/, 'Eine Rufnummer, zum Beispiel 030 23125 100. In Anführungszeichen setzen.'),
        z.describe('Rufnummer, zum Beispiel "030 23125 100"'),
      ),
    label: phoneLabel,
  })
  .check(z.describe('Rufnummer mit Beschriftung'));
const link = z
  .strictObject({ text: linkText, link: webAddress('Adresse, beginnt mit https://') })
  .check(z.describe('Link zu einem Portal'));

const title = line(80, 'Name der Firma, wie er auf der Karte steht');
const message = z.optional(line(300, 'Hinweis oben auf der Karte, zum Beispiel geänderte Zeiten'));

/** One operator's card, §3-21; the Markdown text below is its description, the file's name its id. */
export const german = z.strictObject({
  role: z
    .enum(operatorRoles, 'Eine der Kennungen FIOT, ETC, AC, TK, WL, WG, VF, TFG, CS, TP.')
    .check(z.describe('Kennung des Netzbetreibers')),
  provider: z
    .enum(providerCodes, 'Dieser Anbieter ist nicht bekannt.')
    .check(z.describe('Code des Anbieters, unter dem er in Formularen steht')),
  kind: z
    .enum(['own', 'operator', 'service'], 'own, operator oder service.')
    .check(z.describe('own (eigene Marke), operator (Netzbetreiber) oder service (Servicepartner)')),
  caption: line(40, 'Kurzer Name, zum Beispiel für Listen'),
  title,
  path: z
    .string()
    .check(
      z.regex(/^\/network-operators\/[A-Z]+$/, 'Der Ordner der Dokumentenablage, zum Beispiel /network-operators/VF.'),
      z.describe('Ordner mit den Dokumenten'),
    ),
  logo: z.string().check(
    z.regex(
      /^(?:\/operators\/)?[a-z0-9-]+\.svg$/,
      'Der Name einer SVG-Datei im Ordner public/operators, zum Beispiel vf.svg.',
    ),
    z.overwrite((logo) => logo.replace(logoFolder, '')),
    z.describe('Logo: Datei im Ordner public/operators'),
  ),
  street: line(80, 'Straße und Hausnummer'),
  location: line(80, 'Postleitzahl und Ort'),
  website: webAddress('Internetseite'),
  url: z.optional(webAddress('Adresse des Partnerbereichs')),
  email: z.email('Eine E-Mail-Adresse.').check(z.describe('E-Mail-Adresse')),
  phone1: phone,
  phone2: z.optional(phone),
  phone3: z.optional(phone),
  phone4: z.optional(phone),
  phone5: z.optional(phone),
  message,
  link1: z.optional(link),
  link2: z.optional(link),
  link3: z.optional(link),
  order: z.int('Eine ganze Zahl.').check(z.describe('Platz in der Reihe, kleinste Zahl zuerst')),
  ...restriction,
});

const phoneInEnglish = z.optional(
  z.strictObject({ label: phoneLabel }).check(z.describe('Englische Beschriftung der Rufnummer')),
);
const linkInEnglish = z.optional(
  z.strictObject({ text: linkText }).check(z.describe('Englische Beschriftung des Links')),
);

/** What an English file may say; everything else comes from the German one. */
export const english = z.strictObject({
  message,
  phone1: phoneInEnglish,
  phone2: phoneInEnglish,
  phone3: phoneInEnglish,
  phone4: phoneInEnglish,
  phone5: phoneInEnglish,
  link1: linkInEnglish,
  link2: linkInEnglish,
  link3: linkInEnglish,
});
