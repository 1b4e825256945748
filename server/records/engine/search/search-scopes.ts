import type { SearchKind } from '#contract/search/search.ts';
import type { Db } from '#server/db/open.ts';
import type { EntryScope } from '#server/queries/search/entry-scopes.ts';
import { type ActedFor, activeFoundationsOf } from '#server/queries/session/foundations.ts';
import { type Actor, actingIn } from '#server/session/actor.ts';
import { keysOf } from '../definition/access.ts';
import type { RecordTypes } from '../record-types.ts';
import { searchedTypes } from './searched-types.ts';

/** What employees may read is the same in every foundation. */
const any: ActedFor = {
  ...{ trid: '', title: null, type: '', active: true, app: 'ETC', number: '' },
  ...{ version: 1, created: null, lockedSince: null, lockReason: null, reviewed: null, reviewedBy: null },
  ownOnly: false,
  factorFrom: null,
  factorByOperator: true,
  signInNetworks: [],
  sessionHours: null,
};

function readable(records: RecordTypes, actor: Actor, foundation: ActedFor, kinds: ReadonlySet<SearchKind>) {
  const acting = actingIn(actor, foundation);
  const types = Object.entries(searchedTypes).flatMap(([type, { kind }]) => {
    const record = kinds.has(kind) ? records.get(type) : undefined;
    return record?.access.read(acting) ? [{ type, keys: keysOf(record, acting) }] : [];
  });
  const same = Map.groupBy(types, ({ keys }) => JSON.stringify(keys ?? null));
  return [...same.values()].map((own) => ({ types: own.map(({ type }) => type), keys: own[0]?.keys }));
}

/** The search scopes of a caller: each own foundation with the rights there, all foundations for an employee. */
export async function searchScopes(
  { db, records }: { readonly db: Db; readonly records: RecordTypes },
  actor: Actor,
  kinds: ReadonlySet<SearchKind>,
): Promise<EntryScope[]> {
  if (actor.employee) return readable(records, actor, any, kinds).map((one) => ({ ...one, trids: 'all' as const }));
  const own = (await activeFoundationsOf(db, actor.user.id)).filter(
    ({ trid }) => actor.viewed === undefined || actor.viewed === trid,
  );
  const readableScopes = own.flatMap((foundation) =>
    readable(records, actor, foundation, kinds).map((one) => ({ ...one, trid: foundation.trid })),
  );
  const same = Map.groupBy(readableScopes, ({ types, keys }) => JSON.stringify([types, keys]));
  return [...same.values()].flatMap((scopes) => {
    const [first] = scopes;
    return first ? [{ types: first.types, keys: first.keys, trids: scopes.map(({ trid }) => trid) }] : [];
  });
}
