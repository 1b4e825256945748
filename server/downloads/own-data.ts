import type { RecordEnvelope } from '#contract/record.ts';
import { withoutSecrets } from '../core/without-secrets.ts';
import type { MadeFile } from '../files/inspection/zip-stream.ts';
import { ownChecks } from '../queries/availability/availability-checks.ts';
import {
  hasNamesake,
  ownActivities,
  ownFormInputs,
  ownFoundations,
  ownListViews,
  ownMarks,
  ownPerson,
  recordsMadeBy,
} from '../queries/me/own-data.ts';
import { pushSubscriptionsOf } from '../queries/me/push-subscriptions.ts';
import { settingsOf } from '../queries/me/settings.ts';
import { devicesOf } from '../queries/session/devices.ts';
import { countRecoveryCodes } from '../queries/session/second-factors.ts';
import { listSessions } from '../queries/session/sessions.ts';
import type { User } from '../queries/session/users.ts';
import { keysOf, maySee } from '../records/engine/definition/access.ts';
import { recordType } from '../records/engine/record-types.ts';
import { type ActingFor, type Actor, actFor } from '../session/actor.ts';
import type { DownloadServices } from './download-services.ts';
import { exportedRecord } from './exported-record.ts';
import { type OwnDataCounts, ownDataPage } from './own-data-page.ts';

interface OwnDataInput {
  readonly services: DownloadServices;
  readonly actor: Actor;
  readonly user: User;
  readonly language: 'de' | 'en';
  /** Throws once the session has ended. */
  readonly check: () => Promise<void>;
}

/** What the user is known by; no password, no key, no hash. */
function accountOf(user: User) {
  const { account, username, displayName, email, phone, roles, created, passwordSet, lastActive } = user;
  return { account, username, displayName, email, phone, roles, created, passwordSet, lastActive };
}

/** `jpeg` of `image/jpeg`. */
const portraitEnding = (mimetype: string) => /^image\/([a-z]+)/.exec(mimetype)?.[1] ?? 'bin';

/**
 * All data about a user, a file at a time: the account, settings, sessions, activities, kept form inputs, and the records
 * that bear the user's name and may be read today. Nothing that others did, no secret, and no bank account in full.
 */
export async function* ownData({ services, actor, user, language, check }: OwnDataInput): AsyncGenerator<MadeFile> {
  const { db, clock } = services;
  const now = clock();
  const counts: OwnDataCounts = { records: 0, activities: 0, formInputs: 0, sessions: 0, namesake: false };
  const json = (name: string, value: unknown): MadeFile => ({
    name: `${name}.json`,
    modified: now,
    bytes: Buffer.from(`${JSON.stringify(withoutSecrets(value), null, 2)}\n`, 'utf8'),
  });

  const settings = await settingsOf(db, user.id);
  yield json('account', accountOf(user));
  const { profile, portrait, factors, terms } = await ownPerson(db, user.id);
  const recoveryCodesLeft = await countRecoveryCodes(db, user.id);
  yield json('profile', profile);
  if (portrait)
    yield { name: `portrait.${portraitEnding(portrait.mimetype)}`, modified: portrait.modified, bytes: portrait.bytes };
  yield json('second-factors', { factors, recoveryCodesLeft });
  yield json('terms', { version: user.acceptedTerms, acceptedAt: user.acceptedTermsAt, accepted: terms });
  yield json('settings', settings);
  const sessions = (await listSessions(db, now, user.id)).map(({ client, network, created, lastUsed, expires }) => ({
    client,
    network,
    created,
    lastUsed,
    expires,
  }));
  counts.sessions = sessions.length;
  const pushBrowsers = (await pushSubscriptionsOf(db, user.id)).map(({ client, created, confirmed, lastSuccess }) => ({
    ...{ client, created, confirmed, lastSuccess },
  }));
  yield json('sessions', { sessions, knownDevices: await devicesOf(db, user.id), pushBrowsers });
  const logins = await ownActivities(db, user.id);
  counts.activities += logins.length;
  yield json('activities', logins);
  yield json('marks', await ownMarks(db, user.id));

  const places = await ownFoundations(db, user.id);
  yield json('organisations', places);
  counts.namesake = await hasNamesake(db, user);
  for (const { trid, active } of places) {
    await check();
    const acts = await ownActivities(db, user.id, trid);
    const inputs = await ownFormInputs(db, user.id, trid);
    counts.activities += acts.length;
    counts.formInputs += inputs.length;
    yield json(`${trid}-activities`, acts);
    yield json(`${trid}-form-inputs`, inputs);
    yield json(`${trid}-list-views`, await ownListViews(db, user.id, trid));
    const checks = await ownChecks(db, user.id, trid);
    if (checks.length > 0) yield json(`${trid}-line-checks`, checks);
    if (!active || counts.namesake) continue;
    const acting = await actFor(services, actor, trid);
    for await (const [part, rows] of recordsOf(services, acting, user, check)) {
      counts.records += rows.length;
      yield json(`${trid}-records-${String(part).padStart(4, '0')}`, rows);
    }
  }
  const page = ownDataPage({ language, user, settings, places, counts, now });
  const name = language === 'de' ? 'Übersicht.html' : 'Overview.html';
  yield { name, modified: now, bytes: Buffer.from(page, 'utf8') };
}

/** A record without the name of another person who changed it last. */
function withoutOthers({ modifiedBy, ...record }: RecordEnvelope, name: string): object {
  return modifiedBy === name ? { ...record, modifiedBy } : record;
}

async function* recordsOf(services: DownloadServices, acting: ActingFor, user: User, check: () => Promise<void>) {
  const types = [...services.records.values()].filter(
    (record) => record.home === undefined && record.access.read(acting) && keysOf(record, acting)?.length !== 0,
  );
  const recordsQuery = { trid: acting.foundation.trid, types: types.map(({ type }) => type), name: user.displayName };
  let last = '';
  for (let part = 1; ; part += 1) {
    await check();
    const rows = await recordsMadeBy(services.db, recordsQuery, last);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const pageRecords = rows.flatMap((row) => {
      const record = recordType(services, row.type);
      return maySee(record, acting, row) ? [withoutOthers(exportedRecord(record, row), user.displayName)] : [];
    });
    yield [part, pageRecords] as const;
  }
}
