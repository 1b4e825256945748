import { map } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { checkLine, readLineCheck } from '#api/sales/availability.ts';
import type { AvailabilityCheck, AvailabilityRequest } from '#contract/sales/availability.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Checks of lines that a page has seen, by id; `gone` where the organisation has none of this id. */
export const $lineChecks = map<Record<string, AvailabilityCheck | 'loading' | 'failed' | 'gone'>>({});
$dataScope.listen(() => $lineChecks.set({}));

/** Brings a check by its id, once. */
export async function bringLineCheck(id: string): Promise<void> {
  const owner = $dataScope.get();
  const stored = $lineChecks.get()[id];
  if (!owner || (stored !== undefined && stored !== 'failed')) return;
  $lineChecks.setKey(id, 'loading');
  try {
    $lineChecks.setKey(id, await readLineCheck(owner.trid, id));
  } catch (cause) {
    $lineChecks.setKey(id, ApiError.from(cause).status === 404 ? 'gone' : 'failed');
  }
}

/** Asks which lines are possible; without `checkedAt` employees find out. Throws ApiError. */
export async function askForLine(request: AvailabilityRequest): Promise<AvailabilityCheck> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const check = await checkLine(owner.trid, request);
  // What waits for an employee is read again once it is answered.
  if (check.checkedAt !== undefined) $lineChecks.setKey(check.id, check);
  return check;
}
