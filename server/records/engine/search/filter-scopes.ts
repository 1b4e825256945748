import type { FilterName, SearchFilter, SearchStatus } from '#contract/search/search.ts';
import type { FilterWord } from '#domain/search/filter-words.ts';
import { statesOf, statusesNamed } from '#domain/search/status-words.ts';
import { plainWords } from '#domain/text/plain-words.ts';
import type { Db } from '#server/db/open.ts';
import type { EntryScope } from '#server/queries/search/entry-scopes.ts';
import { findEntries } from '#server/queries/search/find-entries.ts';
import { foundationsNamed } from '#server/queries/session/foundations.ts';
import type { Actor } from '#server/session/actor.ts';
import { fullTextQuery } from '#server/text-folding/full-text-query.ts';
import { searchedTypes } from './searched-types.ts';

/** A filter that fits more is meant otherwise. */
const maxCustomers = 50;
const maxFoundations = 200;
/** So many values are proposed for a filter. */
const maxMatches = 8;
const maxFilters = 6;

interface ReadFilter {
  /** Ids of what is meant: status words, customers or foundations. */
  readonly ids: readonly string[];
  readonly matches: readonly string[];
}

const isCustomer = (type: string) => searchedTypes[type]?.kind === 'customer';

/** Customers with a name that holds the typed words, as far as they may be seen. */
async function customersNamed(db: Db, scopes: readonly EntryScope[], value: string) {
  const words = plainWords(value);
  const ofCustomers = scopes
    .map((scope) => ({ ...scope, types: scope.types.filter(isCustomer) }))
    .filter(({ types }) => types.length > 0);
  const query = fullTextQuery(value.split(/\s+/).map((word) => `${word.replaceAll(/[*":]/g, '')}*`));
  const matches = await findEntries(db, ofCustomers, { words: query, start: value, numbers: [], limit: maxCustomers });
  const named = matches.filter(({ title }) => {
    const own = plainWords(title);
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
  });
  return [...new Map(named.map((entry) => [entry.id, entry])).values()];
}

interface FilterContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly scopes: readonly EntryScope[];
}

const readers: { readonly [Name in FilterName]: (context: FilterContext, value: string) => Promise<ReadFilter> } = {
  status: async (_context, value) => {
    const statuses = statusesNamed(value);
    return { ids: statuses, matches: statuses };
  },
  customer: async ({ db, scopes }, value) => {
    const customers = await customersNamed(db, scopes, value);
    return { ids: customers.map(({ id }) => id), matches: [...new Set(customers.map(({ title }) => title))] };
  },
  from: async ({ db, actor: { user, employee, viewed } }, value) => {
    const foundations = await foundationsNamed(db, { userId: user.id, employee, only: viewed }, value, maxFoundations);
    return {
      ids: foundations.map(({ trid }) => trid),
      matches: foundations.map(({ trid, title }) => title ?? trid),
    };
  },
};

const narrow: { readonly [Name in FilterName]: (scope: EntryScope, ids: readonly string[]) => EntryScope } = {
  status: (scope, statuses) => {
    const states = Object.fromEntries(
      scope.types.map((type) => [type, statesOf(type, statuses as readonly SearchStatus[])]),
    );
    return { ...scope, types: scope.types.filter((type) => states[type]?.length), states };
  },
  customer: (scope, customers) => ({ ...scope, customers }),
  from: (scope, trids) => ({
    ...scope,
    trids: scope.trids === 'all' ? trids : scope.trids.filter((trid) => trids.includes(trid)),
  }),
};

interface FilteredScopes {
  readonly scopes: readonly EntryScope[];
  readonly filters: SearchFilter[];
}

/**
 * The scopes that filters leave, and what each filter may mean: filters of one name are alternatives, and nothing is
 * left where one means nothing.
 */
export async function filterScopes(context: FilterContext, words: readonly FilterWord[]): Promise<FilteredScopes> {
  const typed = words.filter(({ value }) => value !== '').slice(0, maxFilters);
  const read = await Promise.all(
    typed.map(async ({ name, value }) => ({ name, value, ...(await readers[name](context, value)) })),
  );
  const filters = read.map(({ name, value, matches }) => ({ name, value, matches: matches.slice(0, maxMatches) }));
  if (filters.some(({ matches }) => matches.length === 0)) return { scopes: [], filters };
  const byName = Map.groupBy(read, ({ name }) => name);
  const scopes = [...byName].reduce<readonly EntryScope[]>((left, [name, alternatives]) => {
    const ids = alternatives.flatMap((one) => one.ids);
    return left.map((scope) => narrow[name](scope, ids));
  }, context.scopes);
  return { scopes: scopes.filter(({ types, trids }) => types.length > 0 && trids.length > 0), filters };
}
