import { persistentAtom } from '@nanostores/persistent';
import { computed, type ReadableAtom } from 'nanostores';
import { type ColumnMap, fromWire } from '#contract/columns.ts';
import { $dataScope } from '../session/data-scope.ts';
import { asJson, disguise, islandKeys } from '../storage/storage.ts';

type Choices<T> = Record<string, T | undefined>;

const $user = computed($dataScope, (owner) => owner && disguise(owner.user));

/** What each user wants, remembered in this browser across logins. */
function perUser<T>(key: string) {
  const $choices = persistentAtom<Choices<T>>(key, {}, asJson as never);
  return {
    $choice: computed([$choices, $user], (choices, user) => (user === undefined ? undefined : choices?.[user])),
    choose(choice: T | undefined) {
      const user = $user.get();
      if (user === undefined) return;
      const { [user]: _old, ...others } = $choices.get() ?? {};
      $choices.set(choice === undefined ? others : { ...others, [user]: choice });
    },
  };
}

export interface ListColumns {
  /** Ids of the columns that the user chose, in that order; undefined until then. */
  $chosen: ReadableAtom<readonly string[] | undefined>;
  choose(ids: readonly string[] | undefined): void;
}

/** Which columns a user wants to see in a list, and in which order. */
export function listColumns(name: string, columns: ColumnMap = {}): ListColumns {
  const { $choice, choose } = perUser<readonly string[]>(`${islandKeys.columns}.${name}`);
  return {
    // An earlier build may have remembered ids from before the columns had names.
    $chosen: computed($choice, (ids) => ids?.map((id) => fromWire(columns, id))),
    choose,
  };
}

const density = perUser<string>(islandKeys.density);
/** How high a user wants the rows of all lists. */
export const $density = density.$choice;
export const chooseDensity = density.choose;
