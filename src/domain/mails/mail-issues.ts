import { type Bilingual, type MailText, placeholdersIn } from './mail-text.ts';

export const mailFields = ['subject', 'text'] as const;
export const mailLocales = ['de', 'en'] as const;
export type MailField = `${(typeof mailFields)[number]}.${keyof Bilingual}`;

export interface MailIssue {
  readonly field: MailField;
  readonly key: 'required' | 'mailPlaceholderUnknown' | 'mailPlaceholderMissing' | 'mailPlaceholderButton';
  /** The placeholder that is missing, unknown or in the wrong place. */
  readonly placeholder?: string;
}

interface KnownPlaceholder {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isButton: boolean;
}

/** What has to be mended before a text may be sent. */
export function mailIssues(content: MailText, placeholders: readonly KnownPlaceholder[]): MailIssue[] {
  const known = new Map(placeholders.map((one) => [one.name, one]));
  return mailLocales.flatMap((locale) =>
    mailFields.flatMap((name): MailIssue[] => {
      const field: MailField = `${name}.${locale}`;
      const written = content[name][locale];
      if (!written.trim()) return [{ field, key: 'required' }];
      const names = placeholdersIn(written);
      const unknown = names.filter((one) => !known.has(one));
      const buttons = name === 'subject' ? names.filter((one) => known.get(one)?.isButton) : [];
      const missing = name === 'text' ? placeholders.filter((one) => one.isRequired && !names.includes(one.name)) : [];
      return [
        ...unknown.map((placeholder): MailIssue => ({ field, key: 'mailPlaceholderUnknown', placeholder })),
        ...buttons.map((placeholder): MailIssue => ({ field, key: 'mailPlaceholderButton', placeholder })),
        ...missing.map((one): MailIssue => ({ field, key: 'mailPlaceholderMissing', placeholder: one.name })),
      ];
    }),
  );
}
