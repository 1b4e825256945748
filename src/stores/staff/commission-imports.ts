import { listImports, readImport, runImportAction, tryStatement } from '#api/staff/commission-imports.ts';
import type { CommissionImport, ImportAction, ImportRow } from '#contract/commissions/import.ts';
import { importList } from '#domain/commissions/import-list.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { recordAddress } from '../data/record-id.ts';
import { recordList } from '../data/record-list.ts';

/** Files with commission lines, of all operators. */
export const commissionImports = recordList<ImportRow>({
  name: 'commission-imports',
  rules: importList,
  calls: { list: listImports },
});

/** One of them; loads while a screen shows it. `act` throws ApiError. */
export function importStore(id: string) {
  const one = loader(() => readImport(id));
  onActive(one.$value, [], () => void one.reload());
  return {
    ...one,
    act: async (action: ImportAction): Promise<CommissionImport> => {
      const changed = await runImportAction(id, action);
      one.put(changed);
      return changed;
    },
  };
}

/** Tries an uploaded file and shows what was found; throws ApiError. */
export async function tryUpload(upload: string): Promise<void> {
  const { id } = await tryStatement(upload);
  recordAddress.set({ id }, 'push');
}
