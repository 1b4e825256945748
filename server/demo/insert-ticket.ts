import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { addDays } from '#domain/date/berlin-day.ts';
import { earliestNeededBy } from '#domain/tickets/needed-by-date.ts';
import type { Tx } from '../db/open.ts';
import { insertFinishedUpload } from '../queries/uploads.ts';
import { createIn } from '../records/engine/create-record.ts';
import type { ActionContext } from '../records/engine/definition/action.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { runAction } from '../records/engine/run-action.ts';
import { contextOf, type Scope } from '../records/engine/scope.ts';
import type { TicketCreate } from '../records/types/tickets/ticket-request.ts';
import { tickets } from '../records/types/tickets/tickets.ts';
import { officeMoment } from './office-moment.ts';
import { type DemoFile, demoTicketFiles } from './ticket-files.ts';
import type { demoTickets } from './tickets.ts';

type DemoTicket = (typeof demoTickets)[number];
export type DemoPerson = ActionContext['by'];
const hoursPerDay = 24;

function withDate(request: TicketCreate, { today, holidays }: ActionContext): TicketCreate {
  if (request.value5 !== 'etcProjectRequest') return request;
  return { ...request, neededBy: earliestNeededBy(addDays(today, 2), holidays) };
}

/** Stores a demo ticket as if it had been lived: by its own calls, at their times. */
export async function insertDemoTicket(
  tx: Tx,
  services: RecordServices,
  { trid, request, by, hoursAgo, withFiles, steps }: DemoTicket,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const scopeOf = (userId: string, ago: number): Scope => {
    const at = contextOf(services, { trid, tx, by: person(userId), now: officeMoment(services, ago / hoursPerDay) });
    return { tx, services, trid, at, quiet: true };
  };
  const first = scopeOf(by, hoursAgo);
  const files = withFiles ? await demoTicketFiles() : [];
  const fileQueue: string[] = [];
  for (const file of files) fileQueue.push(await uploadDemoFile(services, first, file));
  const ticketInput = { ...withDate(request, first.at), ...(withFiles && { fileQueue }) };
  let row = await createIn(first, services, tickets, ticketInput);
  for (const step of steps) {
    const scope = scopeOf(step.by, step.hoursAgo);
    const toRun = { record: tickets, row, name: step.action._action, input: step.action };
    row = (await runAction(scope, toRun)).row;
  }
}

export async function uploadDemoFile(
  { storage }: RecordServices,
  { tx, at }: Scope,
  { bytes, name, mimetype }: DemoFile,
): Promise<string> {
  const id = randomUUID();
  const stored = await storage.put(id, Readable.from([bytes]));
  await insertFinishedUpload(tx, {
    id,
    userId: at.by.id,
    name,
    mimetype,
    ...stored,
    created: at.now,
    finished: at.now,
  });
  return id;
}
