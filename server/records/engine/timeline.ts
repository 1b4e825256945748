import type { RecordTimeline, TimelineQuery } from '#contract/timeline.ts';
import { listEvents } from '#server/queries/records/record-events.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { auditRead } from './audit-read.ts';
import { keysOf } from './definition/access.ts';
import { foreignidOf } from './definition/numbers.ts';
import { eventTextIn } from './event-text.ts';
import { findReadable } from './find-readable.ts';
import type { RecordServices } from './record-services.ts';

/** What happened to a record and to those that belong to it, newest first, as far as the caller may read them. */
export async function timelineOf(
  services: RecordServices,
  acting: ActingFor,
  id: string,
  { _before: before, _limit = 50, _lang = 'de' }: TimelineQuery,
): Promise<RecordTimeline> {
  const row = await findReadable(services, acting, id);
  const { trid } = row;
  const noted = auditRead(services, acting, row, 'timeline');
  const readable = [...services.records.values()]
    .filter(({ access }) => access.read(acting))
    .map((record) => ({ type: record.type, keys: keysOf(record, acting) }));
  const [eventRows] = await Promise.all([
    listEvents(services.db, { trid, subject: id, before, limit: _limit + 1 }, readable),
    noted,
  ]);
  const items = eventRows
    .slice(0, _limit)
    .map(({ text, said: saidText, record: { foreignid, ...record }, ...event }) => ({
      ...event,
      ...(text !== null && { text }),
      ...(saidText && { text: eventTextIn(_lang, saidText) }),
      record: { ...record, ...foreignidOf(services.records.get(record.type), foreignid) },
    }));
  return { items, more: eventRows.length > _limit };
}
