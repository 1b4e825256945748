import type { CarrierFollowUp, CarrierRequest } from '../../../src/contract/wholesale/carrier-message.ts';
import { spanOf } from '../../../src/domain/numbers/number-range.ts';
import { isAnswer, readMessage } from '../../carriers/read-message.ts';
import type { Db } from '../../db/open.ts';
import { findHolder, findPortingOf } from '../../queries/records/carrier-records.ts';
import { findRecord } from '../../queries/records/records.ts';
import { allTrids } from '../../queries/session/foundations.ts';
import { createIn } from '../create-record.ts';
import type { RecordServices } from '../record-services.ts';
import { recordType } from '../registry.ts';
import { runAction } from '../run-action.ts';
import { system } from '../run-due.ts';
import { contextOf } from '../scope.ts';

/** Nobody here is meant by a message: the gateway keeps it and tells whoever runs it. */
export class UndeliverableMessage extends Error {}

/** The first that is found, foundation by foundation. */
async function among<T>(db: Db, find: (trids: string[]) => Promise<T | undefined>): Promise<T | undefined> {
  for await (const trids of allTrids(db)) {
    const found = await find(trids);
    if (found !== undefined) return found;
  }
  return undefined;
}

const vaIdIn = (raw: string): string | undefined => /DEU\.[A-Z0-9]{2,6}\.V[A-Z]?\d{8,9}/.exec(raw)?.[0];

/** Another carrier asks for numbers that a foundation's customers hold. */
async function begin(services: RecordServices, request: CarrierRequest): Promise<void> {
  const spans = request.numbers.map(spanOf);
  const trid = await among(services.db, (trids) => findHolder(services.db, trids, spans));
  if (!trid) throw new UndeliverableMessage('Nobody here holds the numbers of the request.');
  await services.db.transaction(async (tx) => {
    const at = contextOf(services, { trid, tx, by: system });
    await createIn({ tx, services, trid, at }, services, recordType(services, 'ws.portingOut'), { request });
  });
}

/** What follows goes to the porting that its VA-ID names; what cannot be read stays there as it came. */
async function passOn(services: RecordServices, raw: string, followUp: CarrierFollowUp | undefined): Promise<void> {
  const vaId = vaIdIn(raw);
  const found = vaId && (await among(services.db, (trids) => findPortingOf(services.db, trids, vaId)));
  if (!found) throw new UndeliverableMessage('No porting has the VA-ID of the message.');
  const { trid, id, type } = found;
  const isOut = type === 'ws.portingOut';
  if (isOut && !followUp) throw new UndeliverableMessage('The message is not one that follows a request.');
  const input = isOut
    ? { _action: 'carrier', event: followUp?.message, date: followUp?.date, text: followUp?.text }
    : { _action: 'receive', raw };
  await services.db.transaction(async (tx) => {
    const row = await findRecord(tx, trid, id, true);
    if (!row) throw new UndeliverableMessage('The porting is gone.');
    const at = contextOf(services, { trid, tx, by: system });
    await runAction(
      { tx, services, trid, at },
      { record: recordType(services, type), row, name: input._action, input },
    );
  });
}

/** Takes in a message of another carrier; resolves once it is kept. Throws where it is for nobody, or refused by its porting's state. */
export async function deliverMessage(services: RecordServices, raw: string): Promise<void> {
  const read = readMessage(raw);
  if ('message' in read && read.message.message === 'VA') return begin(services, read.message as CarrierRequest);
  const message = 'message' in read && !isAnswer(read.message) ? (read.message as CarrierFollowUp) : undefined;
  return passOn(services, raw, message);
}
