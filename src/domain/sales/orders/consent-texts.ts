import type { ConsentKey } from '#contract/sales/submission.ts';

/** A declaration as it is read; the German text is the one that counts, and the version names both. */
export interface ConsentText {
  readonly version: string;
  readonly de: string;
  readonly en: string;
}

/** `docs/domain/order-submission.md#declarations`, the newest text first. Orders keep the version of what was declared, so a changed text stands before the old one. */
const consentTexts: Readonly<Record<ConsentKey, readonly [ConsentText, ...ConsentText[]]>> = {
  consentAuthority: [
    {
      version: '2026-11-01',
      de: 'Ich bin vom Kunden bevollmächtigt, diesen Auftrag zu übermitteln.',
      en: 'I am authorised by the customer to submit this order.',
    },
  ],
  consentTerms: [
    {
      version: '2026-11-01',
      de: 'Der Kunde hat AGB, Leistungsbeschreibung und Preisliste erhalten und akzeptiert.',
      en: 'The customer received and accepts terms, service description and price list.',
    },
  ],
  consentSummary: [
    {
      version: '2026-11-01',
      de: 'Der Kunde hat die Vertragszusammenfassung (§ 54 TKG) vor Vertragsschluss erhalten.',
      en: 'The customer received the contract summary (§ 54 TKG) beforehand.',
    },
  ],
  consentPrivacy: [
    {
      version: '2026-11-01',
      de: 'Die Einwilligungen der betroffenen Personen liegen vor, die Informationspflichten sind erfüllt.',
      en: 'Consent of all affected persons exists; information duties are met.',
    },
  ],
  consentPorting: [
    {
      version: '2026-11-01',
      de: 'Der Kunde beauftragt Portierung und ggf. Kündigung beim bisherigen Anbieter.',
      en: 'The customer orders porting and, if chosen, termination at the current provider.',
    },
  ],
  consentSepa: [
    {
      version: '2026-11-01',
      de: 'Der Kunde erteilt das SEPA-Lastschriftmandat.',
      en: 'The customer grants the SEPA mandate.',
    },
  ],
  consentWithdrawal: [
    {
      version: '2026-11-01',
      de: 'Der Kunde wurde über das Widerrufsrecht belehrt.',
      en: 'The customer was informed about the right of withdrawal.',
    },
  ],
  consentEarlyStart: [
    {
      version: '2026-11-01',
      de: 'Der Kunde wünscht den Beginn vor Ablauf der Widerrufsfrist.',
      en: 'Start before the withdrawal period ends is requested.',
    },
  ],
  consentCredit: [
    {
      version: '2026-11-01',
      de: 'Der Kunde stimmt der Bonitätsprüfung zu.',
      en: 'The customer agrees to a credit check.',
    },
  ],
};

export const currentText = (key: ConsentKey): ConsentText => consentTexts[key][0];

/** What was declared, by the version that an order keeps. */
export const declaredText = (key: ConsentKey, version: string): ConsentText | undefined =>
  consentTexts[key].find((text) => text.version === version);
