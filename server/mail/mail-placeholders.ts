import type { MailPlaceholder } from '#contract/staff/mails.ts';
import type { MailValues } from '#domain/mails/mail-value.ts';
import type { Placeholders } from './mail-definition.ts';

/** Placeholders that each mail knows: values of the brand. */
const ofBrand = {
  company: { de: 'Unternehmen', en: 'Company' },
  portal: { de: 'Name des Portals', en: 'Name of the portal' },
  hotline: { de: 'Hotline', en: 'Hotline' },
  hours: { de: 'Hotline-Zeiten', en: 'Hotline hours' },
};

export const placeholdersOf = (placeholders: Placeholders): MailPlaceholder[] => [
  ...Object.entries(placeholders).map(([name, { label, isRequired = false, isOptional = false, button }]) => ({
    ...{ name, label, isRequired, isOptional },
    isButton: button !== undefined,
  })),
  ...Object.entries(ofBrand).map(([name, label]) => ({
    ...{ name, label },
    ...{ isRequired: false, isOptional: false, isButton: false },
  })),
];

export const sampleValues = (placeholders: Placeholders): MailValues =>
  Object.fromEntries(Object.entries(placeholders).map(([name, { sample }]) => [name, sample]));
