import type {
  PersonRequestRow as PersonRequestAnswer,
  PersonRequests,
  PersonResult,
  RequestAction,
  RequestCreate,
} from '#contract/staff/retention.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { yearOf } from '#domain/date/calendar-day.ts';
import { answerDue, type PersonCriteria } from '#domain/retention/person-request.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { invalidFields, notFound } from '#server/core/errors.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import { openApprovals } from '#server/queries/administration/approvals.ts';
import { nextOf } from '#server/queries/records/records.ts';
import {
  changeRequest,
  countDownload,
  findRequest,
  insertRequest,
  listRequests,
  lockRequest,
  type PersonRequestRow,
} from '#server/queries/retention/person-requests.ts';
import { titlesOfFoundations } from '#server/queries/session/foundations.ts';
import { findPersonEverywhere, namedBy } from '#server/retention/find-person.ts';
import { AdministrationFault } from './administration-fault.ts';
import { type AdministrationServices, type Administrator, auditAct } from './administrator.ts';
import { prepareApproval } from './approvals.ts';
import { otherAdministrators } from './retention.ts';

const maxRequests = 200;

/** All organisations that hold something of a person; each search is in the audit log with its reason. */
export async function findPersonFor(
  services: AdministrationServices,
  by: Administrator,
  { reason, ...criteria }: PersonCriteria & { readonly reason: string },
): Promise<PersonResult> {
  const { db, clock } = services;
  if (!namedBy(criteria)) throw invalidFields({ birthDate: 'personUnclear' });
  const hits = await findPersonEverywhere(services, criteria);
  const byTrid = Map.groupBy(hits, ({ trid }) => trid);
  await db.transaction((tx) =>
    auditAct(tx, clock(), by, {
      ...{ act: 'person.find', subject: `${hits.length} in ${byTrid.size}`, reason },
    }),
  );
  const titles = await titlesOfFoundations(db, [...byTrid.keys()]);
  return {
    organisations: [...byTrid].map(([trid, some]) => ({
      ...{ trid, title: titles.get(trid) ?? trid },
      hits: some.map(({ number, because, until, rule, ...hit }) => ({
        ...hit,
        ...(number !== undefined && { number }),
        ...(because && { because }),
        ...(until !== undefined && { until }),
        ...(rule !== undefined && { rule }),
      })),
    })),
  };
}

export async function createRequest(
  services: Pick<AdministrationServices, 'db' | 'clock'>,
  by: Administrator,
  { kind, received, channel, recognised, ...person }: RequestCreate,
): Promise<string> {
  const { db, clock } = services;
  const now = clock();
  const today = berlinDay(now);
  if (received > today) throw invalidFields({ received: 'notInFuture' });
  if (!namedBy(person)) throw invalidFields({ birthDate: 'personUnclear' });
  const id = uuidv7(now);
  const n = await nextOf(db, `person-request/${yearOf(today)}`, 1);
  const number = `DS-${yearOf(today)}-${String(n).padStart(4, '0')}`;
  await db.transaction(async (tx) => {
    await insertRequest(tx, {
      ...{ id, number, kind, state: 'open', person, received, due: answerDue(received) },
      ...{ channel, recognised, createdBy: by.id, created: now },
    });
    await auditAct(tx, now, by, { act: `person.create.${kind}`, subject: number });
  });
  return id;
}

/** The latest requests, those that wait first. */
export async function requestsOf(
  services: Pick<AdministrationServices, 'db' | 'clock'>,
  by: Administrator,
): Promise<PersonRequests> {
  const { db, clock } = services;
  const now = clock();
  const rows = await listRequests(db, maxRequests);
  const approvals = new Map(
    [...(await openApprovals(db, 'personExport')), ...(await openApprovals(db, 'personErasure'))]
      .filter(({ expires }) => expires > now)
      .map((one) => [one.subject, { id: one.id, isOwn: one.preparedBy === by.id }]),
  );
  const trids = new Set(rows.flatMap(({ request }) => (request.receipt?.rows ?? []).map(({ trid }) => trid)));
  const titles = await titlesOfFoundations(db, [...trids]);
  const items = rows.map(({ request, createdBy, releasedBy }): PersonRequestAnswer => {
    const { id, number, kind, version, person, received, due, channel, recognised, created, downloads } = request;
    const approval = approvals.get(id);
    return {
      ...{ id, number, kind, version, person, received, due, recognised, created, downloads },
      ...{ state: approval && request.state === 'open' ? 'waiting' : request.state },
      ...{
        channel: channel as PersonRequestAnswer['channel'],
        hits: request.hits.length,
        createdBy: createdBy ?? 'CLI',
      },
      ...(releasedBy !== null && { releasedBy }),
      ...(request.released !== null && { released: request.released }),
      ...(request.finished !== null && { finished: request.finished }),
      ...(approval && { approval }),
      ...(request.receipt && {
        receipt: request.receipt.rows.map((row) => ({ ...row, organisation: titles.get(row.trid) ?? row.trid })),
      }),
    };
  });
  return { today: berlinDay(now), items, others: await otherAdministrators(services, by) };
}

/** What is chosen must be found now: nothing else is ever handed out or erased. */
async function submit(
  services: AdministrationServices,
  by: Administrator,
  id: string,
  { version, hits, reason }: Extract<RequestAction, { _action: 'submit' }>,
): Promise<void> {
  const { db } = services;
  const request = await findRequest(db, id);
  if (!request) throw notFound();
  if (request.version !== version || request.state !== 'open') throw new AdministrationFault('changedMeanwhile');
  const keyOf = (hit: { trid: string; type: string; id: string }) => `${hit.trid}/${hit.type}/${hit.id}`;
  const presentHits = new Set((await findPersonEverywhere(services, request.person)).map(keyOf));
  if (hits.some((hit) => !presentHits.has(keyOf(hit)))) throw new AdministrationFault('changedMeanwhile');
  const kind = request.kind === 'export' ? 'personExport' : 'personErasure';
  if ((await openApprovals(db, kind)).some(({ subject, expires }) => subject === id && expires > services.clock()))
    throw new AdministrationFault('alreadyPrepared');
  await db.transaction(async (tx) => {
    const chosen = [...new Map(hits.map((hit) => [keyOf(hit), hit])).values()];
    if (!(await changeRequest(tx, request, { hits: chosen }))) throw new AdministrationFault('changedMeanwhile');
  });
  await prepareApproval(services, by, {
    ...{ kind, subject: id, reason },
    ...{ before: String(version + 1), after: `${request.number} · ${hits.length}` },
  });
}

/** Submits what was chosen to a second administrator, ends a request that was answered, or withdraws it. */
export async function actOnRequest(
  services: AdministrationServices,
  by: Administrator,
  id: string,
  action: RequestAction,
): Promise<void> {
  if (action._action === 'submit') return submit(services, by, id, action);
  const { db, clock } = services;
  const now = clock();
  await db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw notFound();
    if (request.version !== action.version) throw new AdministrationFault('changedMeanwhile');
    const isAnswered = action._action === 'answered';
    const mayEnd = isAnswered ? request.kind === 'export' && request.state === 'released' : request.state === 'open';
    if (!mayEnd) throw new AdministrationFault('changedMeanwhile');
    const { firstName, lastName } = request.person;
    await changeRequest(tx, request, {
      ...{ state: isAnswered ? 'done' : 'withdrawn', finished: now, person: { firstName, lastName }, hits: [] },
    });
    const reason = isAnswered ? {} : { reason: action.reason };
    await auditAct(tx, now, by, { act: `person.${action._action}`, subject: request.number, ...reason });
  });
}

/** A request with data that a second person released; each download is in the audit log. */
export async function requestDownload(
  { db, clock }: Pick<AdministrationServices, 'db' | 'clock'>,
  by: Administrator,
  id: string,
): Promise<PersonRequestRow> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (request?.kind !== 'export') throw notFound();
    if (request.state !== 'released') throw new AdministrationFault('notReleased');
    await countDownload(tx, id);
    const note = { kind: 'download', by: { id: by.id, name: userName(by) }, text: request.number } as const;
    await appendAuditIn(tx, clock(), [note]);
    return request;
  });
}
