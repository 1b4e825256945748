import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { addDays, berlinDay, earliestNeededBy } from '../../src/domain/tickets/needed-by-date.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { Tx } from '../db/open.ts';
import { insertActivities } from '../queries/records/activities.ts';
import { insertAttachments, type RecordPlace } from '../queries/records/attachments.ts';
import { insertRecord } from '../queries/records/records.ts';
import type { ActionContext } from '../records/define-record.ts';
import { drawNumber } from '../records/numbers.ts';
import type { TicketCreate } from '../records/tickets/ticket-data.ts';
import { tickets } from '../records/tickets/tickets.ts';
import { indexText } from '../search/index-text.ts';
import type { Services } from '../services.ts';
import { type DemoFile, demoTicketFiles } from './ticket-files.ts';
import type { demoTickets } from './tickets.ts';

type DemoTicket = (typeof demoTickets)[number];
export interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly staff: boolean;
}
const hour = 3_600_000;

function withDate(request: TicketCreate, { today, holidays }: ActionContext): TicketCreate {
  if (request.value5 !== 'etcProjectRequest') return request;
  return { ...request, neededBy: earliestNeededBy(addDays(today, 2), holidays) };
}

/** Stores a demo ticket as if it had been lived: the record type's own rules make its history. */
export async function insertDemoTicket(
  tx: Tx,
  services: Services,
  ticket: DemoTicket,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const occasion = (userId: string, hoursAgo: number): ActionContext => {
    const now = services.clock() - hoursAgo * hour;
    const today = berlinDay(now);
    return { by: person(userId), now, today, holidays: services.holidays(today) };
  };
  const first = occasion(ticket.by, ticket.hoursAgo);
  const files = ticket.withFiles ? await demoTicketFiles() : [];
  const begun = tickets.begin(withDate(ticket.request, first), first);
  const history = [{ kind: 'created', at: first.now, by: first.by.name, staff: first.by.staff, files: files.length }];
  let data: Record<string, unknown> = { ...begun, files: files.length, history };

  const id = uuidv7(first.now);
  const numbered = await drawNumber(tx, tickets, first.now);
  const number = numbered.foreignid ?? '';
  const happened = (at: ActionContext, kind: typeof tickets.created) => ({
    time: at.now,
    actor: at.by.name,
    kind,
    text: number,
    link: tickets.link(id),
    userId: at.by.id,
    trid: ticket.trid,
  });
  const activities = [happened(first, tickets.created)];
  let last = first;
  for (const step of ticket.steps) {
    last = occasion(step.by, step.hoursAgo);
    const change = tickets.actions[step.action._action]?.run(data, step.action, last, {});
    if (!change) throw new Error(`no action ${step.action._action}`);
    data = change.data;
    activities.push(happened(last, change.activity));
  }
  const row = {
    id,
    trid: ticket.trid,
    type: tickets.type,
    ...numbered,
    ...tickets.columns(data),
    data,
    version: ticket.steps.length + 1,
    created: first.now,
    createdBy: first.by.name,
    modified: last.now,
    modifiedBy: last.by.name,
    searchText: indexText([number, ...tickets.searchText(data)]),
  };
  await insertRecord(tx, row, tickets.tallied ?? []);
  await insertActivities(tx, activities);
  for (const file of files) await storeFile(tx, services, { trid: ticket.trid, recordId: id }, file, first);
}

async function storeFile(
  tx: Tx,
  services: Services,
  place: RecordPlace,
  file: DemoFile,
  at: ActionContext,
): Promise<void> {
  const id = randomUUID();
  const size = await services.storage.put(id, Readable.from([file.bytes]));
  const { name, mimetype } = file;
  const row = { ...place, id, field: 'fileQueue', name, mimetype, size, created: at.now, createdBy: at.by.name };
  await insertAttachments(tx, [row]);
}
