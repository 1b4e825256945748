import { ApiError } from '#api/api-error.ts';
import type { Foundation } from '#contract/foundation.ts';
import { $foundations, partnersOf, selectFoundation } from './foundation.ts';

/** The organisation, where the list holds it. */
export const listedFoundation = (trid: string): Foundation | undefined =>
  $foundations.get().find((one) => one.trid === trid);

/** Selects an organisation by its number, also one that the list does not hold. Throws ApiError. */
export async function actFor(trid: string): Promise<Foundation> {
  const foundation = listedFoundation(trid) ?? (await partnersOf([trid]))[0];
  if (!foundation) throw new ApiError(404);
  selectFoundation(foundation);
  return foundation;
}
