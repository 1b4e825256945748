import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CarrierFollowUp, CarrierRequest } from '#contract/wholesale/carrier-message.ts';
import type { PortingData } from '#contract/wholesale/porting.ts';
import { spanOf } from '#domain/wholesale/numbers/number-range.ts';
import { mayDo } from '#domain/wholesale/porting/porting-states.ts';
import { carrierIn } from '#domain/wholesale/porting/unassigned-message.ts';
import type { MessageOrigin } from '#server/carriers/carrier.ts';
import { carrierByHand } from '#server/carriers/carriers.ts';
import { isAnswer, type ReadMessage, readMessage } from '#server/carriers/read-message.ts';
import { ApiError } from '#server/core/errors.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { noteMessage } from '#server/queries/records/carrier-message-ids.ts';
import { findHolder, findPortingOf } from '#server/queries/records/carrier-records.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import { createIn } from '#server/records/engine/create-record.ts';
import { RuleViolation } from '#server/records/engine/definition/action.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { system } from '#server/records/engine/run-due.ts';
import { contextOf } from '#server/records/engine/scope.ts';
import { unassignedMessages } from '../staff/maintenance/unassigned-messages.ts';

/** A message that belongs to no foundation here. */
class Unassigned extends Error {}

interface Delivery {
  readonly read: ReadMessage;
  readonly origin: MessageOrigin | undefined;
}

/** Notes the message with what it changes; answers what is known of its id. */
async function note({ clock }: RecordServices, tx: Tx, { read, origin }: Delivery) {
  if (!origin) return 'new';
  const digest = createHash('sha256').update(read.raw).digest('base64url');
  return noteMessage(tx, { ...origin, digest, received: clock() });
}

/** The same for one that is to change something; true where it did already. */
async function isTakenIn(services: RecordServices, tx: Tx, delivery: Delivery): Promise<boolean> {
  const outcome = await note(services, tx, delivery);
  if (outcome === 'other') throw new Unassigned('Das Gateway hat diese Kennung schon einer anderen Meldung gegeben.');
  return outcome === 'repeated';
}

/** The first that is found, foundation by foundation. */
async function among<T>(db: Db, find: (trids: string[]) => Promise<T | undefined>): Promise<T | undefined> {
  for await (const trids of allTrids(db)) {
    const deliveryResult = await find(trids);
    if (deliveryResult !== undefined) return deliveryResult;
  }
  return undefined;
}

const portingOf = ({ db }: RecordServices, vaId: string) => among(db, (trids) => findPortingOf(db, trids, vaId));

/** Another carrier asks for numbers that a foundation's customers hold. */
async function prepare(services: RecordServices, request: CarrierRequest, delivery: Delivery): Promise<void> {
  const existing = await portingOf(services, request.vaId);
  const spans = request.numbers.map(spanOf);
  const trid = existing ? undefined : await among(services.db, (trids) => findHolder(services.db, trids, spans));
  await services.db.transaction(async (tx) => {
    if (await isTakenIn(services, tx, delivery)) return;
    if (existing) throw new Unassigned('Zu dieser VA-ID gibt es schon eine Anfrage.');
    if (!trid) throw new Unassigned('Die Rufnummern der Anfrage sind hier nicht vergeben.');
    const at = contextOf(services, { trid, tx, by: system });
    await createIn({ tx, services, trid, at }, services, recordType(services, 'ws.portingOut'), { request });
  });
}

/**
 * A message that comes again because its sender was not heard: employees see it already, or it changed the porting before
 * and fits no more.
 */
function isRepeated({ state, timeline, unread = [] }: PortingData, { raw, content }: ReadMessage): boolean {
  if (unread.some((one) => one.raw === raw)) return true;
  if (!('message' in content && isAnswer(content.message))) return false;
  const { message, vaId, date, text, codes = [] } = content.message;
  if (mayDo(state, message, 'carrier')) return false;
  const facts = [message, vaId, date, text || undefined, codes];
  return timeline.some(
    (row) =>
      row.direction === 'in' && isDeepStrictEqual([row.message, row.vaId, row.date, row.text, row.codes ?? []], facts),
  );
}

/** What follows goes to the porting that its VA-ID names; what cannot be read stays there as it came. */
async function passOn(services: RecordServices, delivery: Delivery): Promise<void> {
  const { read } = delivery;
  const { vaId, content } = read;
  const why = 'why' in content ? content.why : undefined;
  const matchingPorting = vaId && (await portingOf(services, vaId));
  if (!matchingPorting) throw new Unassigned(why ?? 'Zu dieser VA-ID gibt es keine Portierung.');
  const { trid, id, type } = matchingPorting;
  const isOut = type === 'ws.portingOut';
  const followUp =
    'message' in content && !isAnswer(content.message) ? (content.message as CarrierFollowUp) : undefined;
  if (isOut && !followUp) throw new Unassigned(why ?? 'Auf eine Anfrage folgt keine solche Meldung.');
  const input = isOut
    ? { _action: 'carrier', event: followUp?.message, date: followUp?.date, text: followUp?.text }
    : { _action: 'receive', read };
  await services.db.transaction(async (tx) => {
    const row = await findRecord(tx, trid, id, true);
    if (!row) throw new Unassigned('Die Portierung gibt es nicht mehr.');
    if (await isTakenIn(services, tx, delivery)) return;
    if (!isOut && isRepeated(row.data as PortingData, read)) return;
    const at = contextOf(services, { trid, tx, by: system });
    await runAction(
      { tx, services, trid, at },
      { record: recordType(services, type), row, name: input._action, input },
    );
  });
}

/** Why a message changes nothing, if the message is the reason; any other failure makes the sender deliver it again. */
function reasonOf(cause: unknown): string {
  if (cause instanceof Unassigned || cause instanceof RuleViolation) return cause.message;
  if (!(cause instanceof ApiError) || cause.statusCode >= 500) throw cause;
  const [key] = (Object.values(cause.extras.fields ?? {})[0] ?? '').split(':');
  return (key && reasons[key]) ?? cause.message;
}
const reasons: Readonly<Record<string, string>> = {
  portingOutUnknown: 'Die Rufnummern der Anfrage sind hier nicht vergeben oder gehören zu mehreren Kunden.',
  notInPast: 'Der Termin der Meldung ist vorbei.',
  leadTime: 'Der Termin der Meldung liegt zu nah.',
  daysAhead: 'Der Termin der Meldung liegt zu weit voraus.',
  portingShiftEarlier: 'Der Termin der Meldung liegt nicht nach dem vereinbarten.',
  neededByNotWorkingDay: 'Der Termin der Meldung ist kein Werktag.',
  required: 'Der Meldung fehlen Angaben.',
};

/** Stored messages are not stored twice. */
async function keep(services: RecordServices, delivery: Delivery, why: string): Promise<void> {
  const { raw, vaId } = delivery.read;
  const trid = services.config.distributor;
  const { code } = services.carrier ?? carrierByHand;
  const carrier = carrierIn(raw, code);
  const message = { raw, why, ...(vaId && { vaId }), ...(carrier && { carrier }) };
  try {
    await services.db.transaction(async (tx) => {
      if ((await note(services, tx, delivery)) === 'repeated') return;
      const at = contextOf(services, { trid, tx, by: system });
      await createIn({ tx, services, trid, at }, services, unassignedMessages, message);
    });
  } catch (cause) {
    if (!(cause instanceof ApiError && cause.extras.fields?.['raw'])) throw cause;
  }
}

/** More of one message is kept nowhere. */
const maxKept = 100_000;
/** As it came, but for what no database holds: characters that are none. */
const asText = (raw: string) => raw.slice(0, maxKept).toWellFormed().replaceAll('\0', '\uFFFD');

/**
 * Takes in a message of another carrier; resolves once it is kept: by its porting, or, where none takes it, for employees,
 * and then it changes nothing. Rejects only where it could not be kept at all.
 */
export async function deliverMessage(services: RecordServices, raw: string, origin?: MessageOrigin): Promise<void> {
  const read = readMessage(asText(raw));
  const { content } = read;
  const delivery = { read, origin };
  try {
    if ('message' in content && content.message.message === 'VA')
      await prepare(services, content.message as CarrierRequest, delivery);
    else await passOn(services, delivery);
  } catch (cause) {
    await keep(services, delivery, reasonOf(cause));
  }
}
