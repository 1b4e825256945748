import { berlinDay } from '#domain/date/berlin-day.ts';
import { providerOf } from '#server/brand/brand-source.ts';
import { carrierByHand } from '#server/carriers/carriers.ts';
import { uuidv7 } from '#server/core/uuid.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { answerCheck, findCheck, latestCheck } from '#server/queries/availability/availability-checks.ts';
import { matchingRecords } from '#server/queries/records/matching-records.ts';
import { columnsOfRow } from '#server/queries/records/named-columns.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import { countWhere, sumWhere } from '#server/queries/records/related-records.ts';
import { colleaguesOf } from '#server/queries/session/foundation-users.ts';
import { addressesOf, nameOfFoundation, tagsOfFoundation } from '#server/queries/session/foundations.ts';
import { takeFrom } from '#server/queries/session/login-budgets.ts';
import { eraseAccount, lockAccount } from '#server/session/delete-account.ts';
import { takeProof } from '#server/session/purpose-tokens.ts';
import type { ActionContext, Look, SeenOf } from './definition/action.ts';
import type { RecordServices } from './record-services.ts';

/** The transaction in which a user changes a foundation's records. */
export interface Scope {
  readonly tx: Tx;
  readonly services: Pick<
    RecordServices,
    'config' | 'storage' | 'records' | 'complaintTemplate' | 'contractDocuments' | 'webhooks'
  >;
  readonly trid: string;
  readonly at: ActionContext;
  /** Sends no mails and only stores the notifications: demo events never happened. */
  readonly quiet?: true;
}

type ScopeServices = Pick<
  RecordServices,
  'db' | 'clock' | 'holidays' | 'config' | 'records' | 'carrier' | 'neededCourse'
>;

/** A row as rules see it. */
const seenRecord = <const Type extends string>(type: Type, row: RecordRow): SeenOf<Type> => ({
  ...row,
  columns: columnsOfRow(type, row),
});

/** In a transaction what is found is locked until its end; what the distributor keeps is not, because all look at it. */
const lookIn = (
  { records, config }: Pick<ScopeServices, 'records' | 'config'>,
  db: Db | Tx,
  { trid, by, lock }: { readonly trid: string; readonly by: ActionContext['by']; readonly lock: boolean },
): Look => {
  const keysOf = (type: string) => (by.ownOnly && records.get(type)?.owned ? [by.ownOnly] : undefined);
  const home = (type: string) => (records.get(type)?.home === 'distributor' ? config.distributor : trid);
  return {
    find: async (type, id) => {
      const row = await findRecord(db, home(type), id, lock && home(type) === trid);
      const keys = keysOf(type);
      const isSeen = row?.type === type && (!keys || row.audience.some((key) => keys.includes(key)));
      return isSeen ? seenRecord(type, row) : undefined;
    },
    count: (type, columns) => countWhere(db, home(type), type, columns),
    sum: (type, columns, column) => sumWhere(db, home(type), type, columns, column),
    search: async (type, query) =>
      (await matchingRecords(db, { trid: home(type), type, keys: keysOf(type) }, query)).map((row) =>
        seenRecord(type, row),
      ),
  };
};

/** What a scope's transaction sees. */
export const contextIn = ({ services, tx, trid, at }: Scope): ActionContext => ({
  ...at,
  look: lookIn(services, tx, { trid, by: at.by, lock: true }),
});

/** Who does something in a foundation at a moment (ms), by default now. */
export function contextOf(
  services: ScopeServices,
  { trid, by, tx, now = services.clock() }: { trid: string; by: ActionContext['by']; tx?: Tx; now?: number },
): ActionContext {
  const today = berlinDay(now);
  const deleting = () => {
    if (!tx) throw new Error('accounts are deleted in a transaction');
    return { tx, config: services.config, now, by };
  };
  return {
    by,
    trid,
    foundation: () => nameOfFoundation(tx ?? services.db, trid),
    tags: () => tagsOfFoundation(tx ?? services.db, trid),
    sellers: () => addressesOf(tx ?? services.db, trid, 'SP'),
    colleagues: () => colleaguesOf(tx ?? services.db, trid),
    provider: providerOf(services.config),
    privateCustomersByLink: services.config.privateCustomersByLink,
    now,
    today,
    holidays: services.holidays(today),
    look: lookIn(services, tx ?? services.db, { trid, by, lock: tx !== undefined }),
    carrier: services.carrier ?? carrierByHand,
    lineChecks: {
      find: (id) => findCheck(tx ?? services.db, { trid, ownOnly: by.ownOnly }, id),
      latest: (key, since) => latestCheck(tx ?? services.db, { trid, ownOnly: by.ownOnly }, key, since),
      answer: (answer) => answerCheck(tx ?? services.db, trid, answer, now),
    },
    newId: () => uuidv7(now),
    provesPassword: async (proof) =>
      by.actsFor === undefined && (await takeProof(tx ?? services.db, proof, now)) === by.id,
    neededCourse: async (product) => services.neededCourse?.(tx ?? services.db, by.id, product),
    lockAccount: (userId) => lockAccount(deleting(), userId),
    eraseAccount: (userId) => eraseAccount(deleting(), userId),
    spend: (budget) => takeFrom(tx ?? services.db, budget, now),
  };
}
