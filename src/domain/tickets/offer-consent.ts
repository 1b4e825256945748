/** A declaration as it is read; the German text is the one that counts, and the version names both. */
interface OfferConsent {
  readonly version: string;
  readonly text: { readonly de: string; readonly en: string };
  /** What it covers. */
  readonly scope: { readonly de: string; readonly en: string };
}

/** The declaration of an offer request, the newest text first; tickets store the version that was accepted. */
const offerConsents: readonly [OfferConsent, ...OfferConsent[]] = [
  {
    version: '2026-11-01',
    text: {
      de: 'Hiermit bestätige ich, dass die Einwilligungen aller betroffenen Personen vorliegen und die Informationspflichten erfüllt sind.',
      en: 'I confirm that all affected persons have given consent and the information obligations are met.',
    },
    scope: {
      de: 'Angaben dieser Angebotsanfrage zu Kunde, Ansprechpartner und Anschrift, mit Anhängen',
      en: 'What this offer request says of customer, contact person and address, with attachments',
    },
  },
];

export const [offerConsent] = offerConsents;

/** What was declared, by the version that a ticket keeps. */
export const declaredOfferConsent = (version: string): OfferConsent | undefined =>
  offerConsents.find((consent) => consent.version === version);
