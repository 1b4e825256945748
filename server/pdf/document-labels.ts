import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { formatCents, formatNumber } from '#domain/text/number-format.ts';

const formats = (locale: 'de' | 'en') => ({
  /** Of an amount in cents. */
  money: (cents: number) => formatCents(cents, locale),
  number: (value: number) => formatNumber(value, locale),
  /** Of `YYYY-MM-DD`. */
  day: (date: string) => formatCalendarDay(date, locale),
  /** Of ms since the epoch, in Berlin. */
  moment: (ms: number) => formatMoment(ms, locale),
});

/** What all documents say, and how they write amounts and times. */
export const documentLabels = {
  de: {
    ...formats('de'),
    months: (count: number) => (count === 1 ? '1 Monat' : `${count} Monate`),
    customer: 'Kunde',
    provider: 'Anbieter',
    partner: 'Vertriebspartner',
    product: 'Produkt',
    orderNumber: 'Auftragsnummer',
    draftNumber: 'Entwurfsnummer',
    partnerLine: (trid: string, vo: string) => `Vertriebspartner ${trid}${vo && ` · VO-Nummer ${vo}`}`,
    prices: {
      title: 'Preise',
      position: 'Position',
      quantity: 'Menge',
      oneOff: 'Einmalig netto',
      monthly: 'Monatlich netto',
      term: 'Laufzeit',
      net: 'Summe netto',
      vat: (percent: string) => `zzgl. ${percent} % Umsatzsteuer`,
      gross: 'Gesamtbetrag brutto',
      firstYear: (net: string, gross: string) =>
        `Gesamtkosten im ersten Jahr (einmalige Beträge und zwölf Monate): ${net} netto, ${gross} brutto.`,
    },
    signature: { placeAndDate: 'Ort, Datum', signature: 'Unterschrift' },
    salutations: { '1': 'Herr', '2': 'Frau', '5': 'Eheleute' },
    countries: { DE: '', AT: 'Österreich', CH: 'Schweiz' },
  },
  en: {
    ...formats('en'),
    months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
    customer: 'Customer',
    provider: 'Provider',
    partner: 'Sales partner',
    product: 'Product',
    orderNumber: 'Order number',
    draftNumber: 'Draft number',
    partnerLine: (trid: string, vo: string) => `Sales partner ${trid}${vo && ` · VO number ${vo}`}`,
    prices: {
      title: 'Prices',
      position: 'Item',
      quantity: 'Quantity',
      oneOff: 'One-off, net',
      monthly: 'Monthly, net',
      term: 'Term',
      net: 'Total, net',
      vat: (percent: string) => `plus ${percent} % VAT`,
      gross: 'Total, gross',
      firstYear: (net: string, gross: string) =>
        `Total cost in the first year (one-off amounts and twelve months): ${net} net, ${gross} gross.`,
    },
    signature: { placeAndDate: 'Place, date', signature: 'Signature' },
    salutations: { '1': 'Mr', '2': 'Ms', '5': 'Mr and Mrs' },
    countries: { DE: 'Germany', AT: 'Austria', CH: 'Switzerland' },
  },
} as const;
export type DocumentLabels = (typeof documentLabels)[keyof typeof documentLabels];
export type DocumentLanguage = keyof typeof documentLabels;
