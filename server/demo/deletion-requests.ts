import type { Tx } from '../db/open.ts';
import { createIn } from '../records/engine/create-record.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { runAction } from '../records/engine/run-action.ts';
import { contextOf } from '../records/engine/scope.ts';
import { deletionRequests } from '../records/types/profile/deletion-requests.ts';
import type { DemoPerson } from './insert-ticket.ts';
import { officeMoment } from './office-moment.ts';

const demoRequests = [
  {
    login: '1002/reset.user',
    daysAgo: 2,
    reason: 'Ich habe das Unternehmen verlassen und brauche den Zugang nicht mehr.',
  },
  {
    login: '1003/etc.statement',
    daysAgo: 40,
    reason: 'Wir möchten nur noch einen Zugang für die Abrechnung behalten.',
    answer: 'Für September stehen noch Abrechnungen aus. Bitte fragen Sie danach noch einmal.',
  },
];

/** Users who want their accounts deleted: one waits for an answer, one has it. */
export async function insertDeletionRequests(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const trid = services.config.distributor;
  const scopeOf = (userId: string, daysAgo: number) => {
    const at = contextOf(services, { trid, tx, by: person(userId), now: officeMoment(services, daysAgo) });
    return { tx, services, trid, at, quiet: true } as const;
  };
  for (const { login, daysAgo, reason, answer } of demoRequests) {
    const row = await createIn(scopeOf(login, daysAgo), services, deletionRequests, { login, reason });
    if (!answer) continue;
    const input = { _action: 'decide', decision: 'refused', answer };
    const decided = scopeOf('9001/etc.staff', daysAgo - 3);
    await runAction(decided, { record: deletionRequests, row, name: 'decide', input });
  }
}
