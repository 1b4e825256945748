import { blankPerson } from '#domain/retention/blank-data.ts';
import { peopleIn } from '#domain/retention/find-in-data.ts';
import { isSameName, mentionOf } from '#domain/retention/person-name.ts';
import type { PersonCriteria, PersonHit, PersonReceipt } from '#domain/retention/person-request.ts';
import { ruleNamed } from '#domain/retention/rules.ts';
import { appendAuditIn } from '#server/audit/append-audit.ts';
import type { Tx } from '#server/db/open.ts';
import { findRecord } from '#server/queries/records/records.ts';
import {
  changeRequest,
  lockRequest,
  type PersonRequestRow,
  releasedErasures,
} from '#server/queries/retention/person-requests.ts';
import { textsOf } from '#server/queries/retention/traces.ts';
import { system } from '#server/records/engine/run-due.ts';
import { eraseAccount } from '#server/session/delete-account.ts';
import { blankOne, deleteWhole, type EndedFiles, type ErasureServices, restrictOne } from './erase-record.ts';
import { accountsNaming, matchOf, outcomeOfRecord } from './find-person.ts';
import { type RuleInForce, rulesInForce } from './periods.ts';
import { endInput, endLines } from './person-beside.ts';

type Row = PersonReceipt['rows'][number];
type Ended = Pick<Row, 'outcome' | 'until' | 'rule'> & Partial<EndedFiles & Pick<Row, 'count'>>;

/** The record is about this person alone, so that nothing is left of it without. */
const isAlone = (data: Record<string, unknown>, person: PersonCriteria): boolean =>
  !blankPerson(data, person).hasOthers && peopleIn(data).some((one) => isSameName(person, one));

/** What was found may have changed since: it is matched and judged once more, in the transaction that ends it. */
async function endRecord(
  services: ErasureServices,
  tx: Tx,
  { trid, id }: PersonHit,
  person: PersonCriteria,
  rules: readonly RuleInForce[],
): Promise<Ended> {
  const row = await findRecord(tx, trid, id, true);
  if (!row) return { outcome: 'gone' };
  const mention = mentionOf(person);
  const isNamed =
    matchOf(row, person) !== undefined ||
    (await textsOf(tx, { trid, recordId: id })).some((text) => text.search(mention) >= 0);
  if (!isNamed) return { outcome: 'gone' };
  const { outcome, until, rule } = await outcomeOfRecord(tx, rules, row, services.clock());
  const ended = { outcome, ...(until !== undefined && { until }), rule };
  if (outcome === 'keep') return ended;
  if (outcome === 'restrict')
    return { ...ended, ...(await restrictOne(services, tx, row, person, { until: until ?? '', rule })) };
  const isGone = ruleNamed(rule)?.outcome === 'delete' && isAlone(row.data, person);
  return { ...ended, ...(await (isGone ? deleteWhole(services, tx, row) : blankOne(services, tx, row, person))) };
}

async function endAccount(
  { config, clock }: ErasureServices,
  tx: Tx,
  hit: PersonHit,
  person: PersonCriteria,
): Promise<Ended> {
  const account = (await accountsNaming(tx, person, config.distributor)).find(({ id }) => id === hit.id);
  if (!account) return { outcome: 'gone' };
  if (account.outcome === 'erase') await eraseAccount({ tx, config, now: clock(), by: system }, hit.id);
  return { outcome: account.outcome, rule: 'accounts' };
}

function counted(rows: readonly Row[], hit: PersonHit, ended: Ended): Row[] {
  const { count = 1, files = 0, filesKept = 0, ...end } = ended;
  const isSame = (row: Row) =>
    row.trid === hit.trid &&
    row.type === hit.type &&
    row.outcome === end.outcome &&
    row.until === end.until &&
    row.rule === end.rule;
  const before = rows.find(isSame);
  const sum = (name: 'files' | 'filesKept', n: number) => {
    const total = (before?.[name] ?? 0) + n;
    return total > 0 ? { [name]: total } : {};
  };
  const row = {
    ...{ trid: hit.trid, type: hit.type, ...end, count: (before?.count ?? 0) + count },
    ...sum('files', files),
    ...sum('filesKept', filesKept),
  };
  return before ? rows.map((one) => (one === before ? row : one)) : [...rows, row];
}

function endHit(
  services: ErasureServices,
  tx: Tx,
  hit: PersonHit,
  person: PersonCriteria,
  rules: readonly RuleInForce[],
): Promise<Ended> {
  switch (hit.type) {
    case 'account':
      return endAccount(services, tx, hit, person);
    case 'commissionLines':
      return endLines(services, tx, hit.trid, person, rules);
    case 'unsentInput':
      return endInput(tx, hit.trid, hit.id, person);
    default:
      return endRecord(services, tx, hit, person, rules);
  }
}

/** Ends the next of what was chosen; false where nothing is left. */
async function endNext(services: ErasureServices, id: string, rules: readonly RuleInForce[]): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const [hit, ...hits] = request?.hits ?? [];
    if (!request || !hit) return false;
    const { person } = request;
    const ended = await endHit(services, tx, hit, person, rules);
    const rows = counted(request.receipt?.rows ?? [], hit, ended);
    await changeRequest(tx, request, { hits, receipt: { finished: services.clock(), rows } });
    return true;
  });
}

async function finish(services: ErasureServices, { id, number }: PersonRequestRow): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) return;
    const { firstName, lastName } = request.person;
    await changeRequest(tx, request, { state: 'done', finished: now, person: { firstName, lastName } });
    const of = (outcome: Row['outcome']) =>
      (request.receipt?.rows ?? []).reduce((sum, row) => sum + (row.outcome === outcome ? row.count : 0), 0);
    const text = `person.done ${number} · erased ${of('erase')} · restricted ${of('restrict')} · kept ${of('keep')} · gone ${of('gone')}`;
    await appendAuditIn(tx, now, [{ kind: 'rights', by: { name: system.name }, text }]);
  });
}

/** Does released erasures, one found thing in a transaction each; one that fails is looked at by the next run. */
export async function runErasures(services: ErasureServices, signal: AbortSignal): Promise<void> {
  for (const request of await releasedErasures(services.db)) {
    const rules = await rulesInForce(services.db);
    while (!signal.aborted && (await endNext(services, request.id, rules))) {
      // The next one.
    }
    if (signal.aborted) return;
    await finish(services, request);
  }
}
