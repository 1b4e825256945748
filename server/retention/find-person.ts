import { isEmployee } from '#domain/access/roles.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { findPerson, type Match, peopleIn } from '#domain/retention/find-in-data.ts';
import { outcomeOf } from '#domain/retention/outcome.ts';
import { isSameName, mentionOf, plainPerson } from '#domain/retention/person-name.ts';
import type { PersonCriteria } from '#domain/retention/person-request.ts';
import { splitName } from '#domain/text/person-name.ts';
import { type Db, maintenanceOf, type Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { isCustomerRule, retentionOf } from '#server/queries/retention/due-records.ts';
import { namingRecords, namingTexts, namingUsers } from '#server/queries/retention/person-candidates.ts';
import { allTrids } from '#server/queries/session/foundations.ts';
import type { FoundHit } from './found-hit.ts';
import { lawUntil, type RuleInForce, rulesInForce } from './periods.ts';
import { inputsNaming, linesNaming } from './person-beside.ts';

/** Places beside records in which a person may stand. */
export const besideRecords = ['account', 'commissionLines', 'unsentInput'] as const;

interface FoundRecord {
  readonly row: RecordRow;
  readonly match: Match;
}

const batchSize = 200;
export const maxHits = 500;

const numbersOf = ({ type, foreignid, data }: RecordRow) => [
  ...(type === 'hfo.vp.customer' ? [foreignid] : []),
  typeof data['customerNumber'] === 'string' ? data['customerNumber'] : undefined,
];

/** How surely a record names the person; what the law keeps is looked at as what it was. */
export function matchOf(row: RecordRow, criteria: PersonCriteria): Match | undefined {
  const content = row.type === 'etc.restricted' ? (row.data['content'] as Record<string, unknown>) : row.data;
  return findPerson(content, criteria, numbersOf(row));
}

async function recordsNaming(db: Db, trids: readonly string[], criteria: PersonCriteria): Promise<FoundRecord[]> {
  const found = new Map<string, FoundRecord>();
  const keyOf = ({ trid, id }: { trid: string; id: string }) => `${trid}/${id}`;
  let after = '';
  for (;;) {
    const rows = await namingRecords(db, trids, criteria, after, batchSize);
    for (const row of rows) {
      const match = matchOf(row, criteria);
      if (match) found.set(keyOf(row), { row, match });
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < batchSize || found.size > maxHits) break;
  }
  const mention = mentionOf(criteria);
  for (const { trid, recordId, text } of await namingTexts(db, trids, criteria)) {
    if (found.has(keyOf({ trid, id: recordId })) || (text ?? '').search(mention) < 0) continue;
    const row = await findRecord(db, trid, recordId);
    if (row) found.set(keyOf(row), { row, match: 'likely' });
  }
  // What names a customer who is surely the person, by that name, is about the person.
  const customers = new Set(
    [...found.values()]
      .filter(({ row, match }) => match === 'sure' && /customer$/.test(row.type) && peopleIn(row.data).length > 0)
      .map(({ row }) => keyOf(row)),
  );
  return [...found.values()].map(({ row, match }) => {
    const { customerId } = row.data;
    const isOfCustomer = typeof customerId === 'string' && customers.has(keyOf({ trid: row.trid, id: customerId }));
    return { row, match: isOfCustomer ? 'sure' : match };
  });
}

const ruleOf = (rules: readonly RuleInForce[], row: RecordRow): RuleInForce => {
  const rule = rules.find((one) => one.types?.includes(row.type) && isCustomerRule(one, row));
  if (!rule) throw new Error(`${row.type} has no rule of retention`);
  return rule;
};

/** What can become of a record now. */
export async function outcomeOfRecord(db: Db | Tx, rules: readonly RuleInForce[], row: RecordRow, now: number) {
  const rule = ruleOf(rules, row);
  const today = berlinDay(now);
  const standing = await retentionOf(db, row, rule, today);
  const event = standing?.event ?? null;
  const until = event === null ? undefined : lawUntil(rule, event);
  const outcome = outcomeOf({ rule, event, isHeld: standing?.isHeld ?? false, lawUntil: until, today });
  const restrictedUntil = row.type === 'etc.restricted' ? String(row.data['until']) : outcome.until;
  return {
    ...outcome,
    until: restrictedUntil,
    rule: row.type === 'etc.restricted' ? String(row.data['rule']) : rule.id,
  };
}

/** Accounts of people with the name or the address; employees are not erased on this page. */
export async function accountsNaming(db: Db | Tx, criteria: PersonCriteria, distributor: string): Promise<FoundHit[]> {
  const rows = await namingUsers(db, criteria);
  return rows.flatMap(({ id, displayName, email, roles, trid }): FoundHit[] => {
    const isNamed = isSameName(criteria, splitName(displayName));
    if (!isNamed) return [];
    const isSure = criteria.email !== undefined && email.toLowerCase() === criteria.email.toLowerCase();
    const own = { trid: trid ?? distributor, id, type: 'account', match: isSure ? 'sure' : 'likely' } as const;
    return [
      isEmployee(roles)
        ? { ...own, outcome: 'keep', because: 'own', rule: 'accounts' }
        : { ...own, outcome: 'erase', rule: 'accounts' },
    ];
  });
}

interface FindServices {
  readonly db: Db;
  readonly clock: () => number;
  readonly config: { readonly distributor: string };
}

/** All that names a person, over all organisations, with what can become of it now. */
export async function findPersonEverywhere(services: FindServices, criteria: PersonCriteria): Promise<FoundHit[]> {
  const { clock, config } = services;
  // Data of records are read as a whole: no index knows all who stand in them.
  const db = maintenanceOf(services.db);
  const now = clock();
  const today = berlinDay(now);
  const rules = await rulesInForce(db);
  const commissions = rules.find(({ id }) => id === 'commissions') as RuleInForce;
  const hits: FoundHit[] = await accountsNaming(db, criteria, config.distributor);
  for await (const trids of allTrids(db)) {
    for (const { row, match } of await recordsNaming(db, trids, criteria)) {
      const { trid, id, type, foreignid } = row;
      const outcome = await outcomeOfRecord(db, rules, row, now);
      hits.push({ trid, id, type, match, ...(foreignid !== null && { number: foreignid }), ...outcome });
    }
    hits.push(...(await linesNaming(db, trids, criteria, commissions, today)));
    hits.push(...(await inputsNaming(db, trids, criteria)));
    if (hits.length > maxHits) break;
  }
  return hits.slice(0, maxHits);
}

/** Criteria without what was left empty. */
export const namedBy = ({ firstName, lastName, ...rest }: PersonCriteria): boolean =>
  plainPerson(firstName) !== '' && plainPerson(lastName) !== '' && Object.values(rest).some(Boolean);
