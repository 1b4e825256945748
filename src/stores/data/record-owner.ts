import { atom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { sendOwner } from '#api/records.ts';
import { $dataScope } from '../session/data-scope.ts';

export interface OwnedRecord {
  readonly id: string;
  readonly version: number;
  /** Empty if no user is responsible. */
  readonly owner: { readonly id?: string | undefined; readonly name?: string | undefined };
}

const $handedOver = atom<{ id: string } | undefined>();

/** Hears that a record of this tab was handed over. */
export const handedOver = (id: string) => ({
  listen: (hear: () => void) => $handedOver.listen((one) => one?.id === id && hear()),
});

/** Makes a colleague responsible for a record. Throws ApiError. */
export async function handOver({ id, version }: OwnedRecord, owner: string): Promise<void> {
  const scope = $dataScope.get();
  if (!scope) throw new ApiError(0);
  try {
    await sendOwner(scope.trid, id, { owner, version });
  } finally {
    // Also after another user was faster.
    $handedOver.set({ id });
  }
}
