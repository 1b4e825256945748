import { persistentAtom } from '@nanostores/persistent';
import { computed, type ReadableAtom } from 'nanostores';
import { type ColumnMap, fromWire } from '#contract/columns.ts';
import { $dataScope } from '../session/data-scope.ts';
import { asJson, disguise, islandKeys } from '../storage/storage.ts';

type Choices = Record<string, readonly string[] | undefined>;

export interface ListColumns {
  /** Ids of the columns that the user chose; undefined until then. */
  $chosen: ReadableAtom<readonly string[] | undefined>;
  choose(ids: readonly string[] | undefined): void;
}

/** Which columns a user wants to see in a list, remembered in this browser across logins. */
export function listColumns(name: string, columns: ColumnMap = {}): ListColumns {
  const $choices = persistentAtom<Choices>(`${islandKeys.columns}.${name}`, {}, asJson as never);
  const $user = computed($dataScope, (owner) => owner && disguise(owner.user));
  return {
    // An earlier build may have remembered ids from before the columns had names.
    $chosen: computed([$choices, $user], (choices, user) =>
      user === undefined ? undefined : choices?.[user]?.map((id) => fromWire(columns, id)),
    ),
    choose(ids) {
      const user = $user.get();
      if (user === undefined) return;
      const { [user]: _old, ...others } = $choices.get() ?? {};
      $choices.set(ids ? { ...others, [user]: ids } : others);
    },
  };
}
