import type { DraftData } from '#contract/sales/draft.ts';
import { maxSignatureBytes } from '#contract/sales/submission.ts';
import { maxSoundSize, soundExtensions, spreadsheetExtensions } from '#domain/documents/upload-rules.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { filesNamedIn } from '#domain/form/form-files.ts';
import { answersOf, formOf } from '#domain/sales/drafts/draft-form.ts';
import type { ClaimedFiles } from '#server/records/engine/definition/action.ts';
import type { FileRules, FileSlot } from '#server/records/engine/definition/file-slots.ts';

const tenMiB = 10 * 1024 ** 2;
const drawing = { extensions: ['png'], maxSize: maxSignatureBytes } as const;
const scan = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], maxSize: tenMiB } as const;

/** By the names of the fields that hold them; those of portings stand once per porting. */
export const orderSlots = {
  attachments: { label: '', max: 10, ...scan },
  siteList: { label: 'Standortliste', max: 1, extensions: spreadsheetExtensions, maxSize: tenMiB },
  formFile: { label: 'Portierungsformular', max: 10, ...scan },
  invoiceFile: { label: 'Rechnungskopie', max: 10, ...scan },
  numberNeedProof: { label: 'Bescheinigung des Rufnummernbedarfs', max: 1, ...scan },
  identProof: { label: 'Handelsregisterauszug oder Gewerbeanmeldung', max: 2, ...scan },
  announcements: { label: 'Ansage', max: 10, extensions: soundExtensions, maxSize: maxSoundSize },
  image: { label: 'Unterschrift', max: 1, ...drawing },
  mandateImage: { label: 'Unterschrift unter das SEPA-Mandat', max: 1, ...drawing },
  signedFiles: { label: 'Unterschriebener Vertrag', max: 5, ...scan },
} as const satisfies Record<string, FileSlot<object>>;

export const draftFiles: FileRules<DraftData> = {
  max: 60,
  archive: 'Entwurf',
  slots: orderSlots,
  named: (draft) => filesNamedIn(formOf(draft), answersOf(draft)),
};

/** Files that were attached by themselves stand in the field of their slot. */
export function withAttached(draft: DraftData, claimed: ClaimedFiles): DraftData {
  const fields = fieldsOf(formOf(draft));
  const more = Object.entries(claimed).flatMap(([slot, files]) => {
    if (fields[slot]?.kind !== 'files') return [];
    const before = Array.isArray(draft[slot]) ? (draft[slot] as unknown[]) : [];
    return [[slot, [...before, ...files.map(({ id }) => id)]] as const];
  });
  return { ...draft, ...Object.fromEntries(more) };
}

/** Takes a file's id out of wherever it stands. */
export function withoutFile<T>(value: T, file: string): T {
  if (Array.isArray(value)) return value.filter((one) => one !== file).map((one) => withoutFile(one, file)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutFile(one, file)])) as T;
}
