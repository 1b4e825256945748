import { ApiError } from '../core/errors.ts';
import type { Tx } from '../db/open.ts';
import { lockAdministrators } from '../queries/administration/administrators.ts';

export const lastAdministratorText =
  'Jemand muss das Recht Verwaltung behalten. Bitte geben Sie es zuerst einer weiteren Person.';

/** True if no administrator would be left without this user, for as long as the transaction runs. */
export async function isLastAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const holders = await lockAdministrators(tx);
  return holders.length === 1 && holders.some(({ id }) => id === userId);
}

/** Throws where an account that is to be closed is the last administrator's. */
export async function refuseLastAdministrator(tx: Tx, userId: string): Promise<void> {
  if (await isLastAdministrator(tx, userId)) throw new ApiError(409, lastAdministratorText);
}
