import type { AppLabel } from '#contract/brand/variant.ts';

interface Bilingual {
  readonly de: string;
  readonly en: string;
}

/** How the portal presents itself to people outside its pages: in mails, and wherever no style sheet is at hand. */
export interface Brand {
  readonly variant: AppLabel;
  readonly portalName: Bilingual;
  readonly company: string;
  /** As it reads. */
  readonly hotline: string;
  readonly hours: Bilingual;
  readonly colors: { readonly brand: string; readonly onBrand: string };
  /** The name before the sender's address; the one of `MAIL_FROM` where it is absent. */
  readonly senderName?: string | undefined;
  /** Where answers to mails go; nowhere of their own where it is absent. */
  readonly replyTo?: string | undefined;
  /** Below the text of each mail. */
  readonly signature?: Bilingual | undefined;
}
