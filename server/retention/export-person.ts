import { buffer } from 'node:stream/consumers';
import { blankPerson } from '#domain/retention/blank-data.ts';
import { mentionOf } from '#domain/retention/person-name.ts';
import { personParts } from '#domain/retention/person-parts.ts';
import type { PersonHit } from '#domain/retention/person-request.ts';
import { withoutSecrets } from '#server/core/without-secrets.ts';
import { exportedRecord } from '#server/downloads/exported-record.ts';
import { entryNames } from '#server/files/inspection/file-name.ts';
import type { MadeFile } from '#server/files/inspection/zip-stream.ts';
import { openSound } from '#server/files/storage/open-sound.ts';
import { attachmentsOf } from '#server/queries/records/attachments.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import type { PersonRequestRow } from '#server/queries/retention/person-requests.ts';
import { textsOf } from '#server/queries/retention/traces.ts';
import { titlesOfFoundations } from '#server/queries/session/foundations.ts';
import { findUser } from '#server/queries/session/users.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import type { ErasureServices } from './erase-record.ts';
import { matchOf } from './find-person.ts';
import { type ExportedRow, personPage } from './person-page.ts';

interface Export {
  readonly services: ErasureServices;
  readonly request: PersonRequestRow;
  readonly language: 'de' | 'en';
  /** Throws once the session has ended. */
  readonly check: () => Promise<void>;
}

/** The record as a whole where it is about the person alone; else what it says of the person. */
async function contentOf({ services, request }: Export, row: RecordRow) {
  const { person } = request;
  const content = row.type === 'etc.restricted' ? (row.data['content'] as Record<string, unknown>) : row.data;
  const isAlone = !blankPerson(content, person).hasOthers;
  const mention = mentionOf(person);
  const texts = (await textsOf(services.db, { trid: row.trid, recordId: row.id })).filter(
    (text) => text.search(mention) >= 0,
  );
  const { created, modified, type, foreignid } = row;
  const whole = row.type === 'etc.restricted' ? content : exportedRecord(recordType(services, row.type), row).data;
  return {
    isAlone,
    json: {
      type,
      number: foreignid,
      created,
      modified,
      ...(isAlone ? { data: whole } : { parts: personParts(content, person) }),
      texts,
    },
  };
}

/** All that was chosen of a person, a file at a time: a page to read, the data, and the files of records about the person alone. */
export async function* exportPerson(parts: Export): AsyncGenerator<MadeFile> {
  const { services, request, language, check } = parts;
  const { db, clock, storage } = services;
  const now = clock();
  const titles = await titlesOfFoundations(db, [...new Set(request.hits.map(({ trid }) => trid))]);
  const exported: ExportedRow[] = [];
  const json = (name: string, value: unknown): MadeFile => ({
    name: `${name}.json`,
    modified: now,
    bytes: Buffer.from(`${JSON.stringify(withoutSecrets(value), null, 2)}\n`, 'utf8'),
  });
  const note = ({ trid, type }: PersonHit, more: Partial<ExportedRow> = {}) =>
    exported.push({ trid, organisation: titles.get(trid) ?? trid, type, files: 0, ...more });

  for (const hit of request.hits) {
    await check();
    const { trid, id, type } = hit;
    if (type === 'account') {
      const user = await findUser(db, id);
      if (!user) continue;
      const { account, username, displayName, email, phone, created, lastActive } = user;
      note(hit);
      yield json(`${trid}/account-${username}`, { account, username, displayName, email, phone, created, lastActive });
      continue;
    }
    const row = await findRecord(db, trid, id);
    if (!row) continue;
    const isNamed = matchOf(row, request.person) !== undefined;
    const { isAlone, json: content } = await contentOf(parts, row);
    if (!isNamed && content.texts.length === 0) continue;
    const name = `${trid}/${type}-${row.foreignid ?? id}`;
    yield json(name, content);
    const attachments = isAlone && isNamed ? await attachmentsOf(db, { trid, recordId: id }) : [];
    const names = entryNames(attachments.map((one) => one.name));
    for (const [at, file] of attachments.entries()) {
      await check();
      const bytes = await buffer(await openSound({ storage, db, clock }, file));
      yield { name: `${name}/${names[at]}`, modified: file.created, bytes };
    }
    note(hit, { ...(row.foreignid !== null && { number: row.foreignid }), files: attachments.length });
  }
  const page = personPage({ language, request, rows: exported, now });
  yield {
    name: language === 'de' ? 'Auskunft.html' : 'Information.html',
    modified: now,
    bytes: Buffer.from(page, 'utf8'),
  };
}
