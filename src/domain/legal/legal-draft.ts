import type { LegalDraft, LegalTexts } from '#contract/brand/legal.ts';

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What was typed as the texts of both languages. */
export const textsOfDraft = (draft: LegalDraft): LegalTexts => ({
  de: {
    title: draft.titleDe,
    description: draft.descriptionDe,
    body: draft.bodyDe,
    changes: linesOf(draft.changesDe),
  },
  en: {
    title: draft.titleEn,
    description: draft.descriptionEn,
    body: draft.bodyEn,
    changes: linesOf(draft.changesEn),
  },
});

/** Texts as they stand in the form. */
export const draftOfTexts = ({ de, en }: LegalTexts) => ({
  ...{ titleDe: de.title, descriptionDe: de.description, bodyDe: de.body, changesDe: de.changes.join('\n') },
  ...{ titleEn: en.title, descriptionEn: en.description, bodyEn: en.body, changesEn: en.changes.join('\n') },
});
