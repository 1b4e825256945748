import type { PortingData } from '#contract/wholesale/porting.ts';
import { rowsIn } from '#domain/form/conditions.ts';
import { filesNamedIn } from '#domain/form/form-files.ts';
import { portingAnswers } from '#domain/wholesale/porting/porting-check.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { underWay } from '#domain/wholesale/porting/porting-states.ts';
import type { ClaimedFiles } from '#server/records/engine/definition/action.ts';
import type { FileRules } from '#server/records/engine/definition/file-slots.ts';

const scan = { extensions: ['pdf', 'jpg', 'jpeg', 'png'], maxSize: 10 * 1024 ** 2 } as const;

export const portingFiles: FileRules<PortingData> = {
  max: 4,
  archive: 'Portierung',
  slots: {
    formFile: { label: 'Portierungsformular', max: 1, ...scan },
    invoiceFile: {
      label: 'Rechnungskopie',
      max: 1,
      ...scan,
      due: {
        at: ({ state, invoiceDue }) => (underWay.includes(state) ? invoiceDue : undefined),
        action: 'remindInvoice',
      },
    },
  },
  named: (porting) => filesNamedIn(portingForm, portingAnswers(porting)),
};

/** Files that were attached by themselves stand in the field of their slot. */
export function withAttached(porting: PortingData, claimed: ClaimedFiles): PortingData {
  const more = Object.entries(claimed).map(([slot, files]) => [
    slot,
    [...rowsIn(porting[slot]), ...files.map(({ id }) => id)],
  ]);
  const { invoiceDue: _due, ...settled } = porting;
  return { ...(claimed['invoiceFile'] ? settled : porting), ...Object.fromEntries(more) } as PortingData;
}
